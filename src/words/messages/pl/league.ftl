# To be filled.
