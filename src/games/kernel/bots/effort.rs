//! How much a bot may think about one decision.

/// Counts the nodes of a search: each is one action that is tried. With the same seed and the same
/// number of nodes a bot always decides the same.
pub struct Effort<'a> {
    left: u64,
    spent: u64,
    /// Asked before each node; the kernel knows no clock, and whoever has one stops the search here.
    is_up: &'a mut dyn FnMut() -> bool,
}

impl std::fmt::Debug for Effort<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Effort({} spent, {} left)", self.spent, self.left)
    }
}

impl<'a> Effort<'a> {
    /// As many nodes as the bot wants, until `is_up` says that it must decide.
    pub fn until(is_up: &'a mut dyn FnMut() -> bool) -> Self {
        Effort {
            left: u64::MAX,
            spent: 0,
            is_up,
        }
    }

    /// At most so many nodes.
    pub fn at_most(mut self, nodes: u64) -> Self {
        self.left = self.left.min(nodes);
        self
    }

    pub fn spent(&self) -> u64 {
        self.spent
    }

    pub(super) fn left(&self) -> u64 {
        self.left
    }

    /// Whether one more node may be looked at; if so, it is counted.
    pub(super) fn spend(&mut self) -> bool {
        if self.left > 0 && (self.is_up)() {
            self.left = 0;
        }
        let may = self.left > 0;
        if may {
            self.left -= 1;
            self.spent += 1;
        }
        may
    }

    /// Does a part of the work with at most so many nodes.
    pub(super) fn within<R>(&mut self, nodes: u64, work: impl FnOnce(&mut Effort<'_>) -> R) -> R {
        let given = nodes.min(self.left);
        let mut part = Effort {
            left: given,
            spent: 0,
            is_up: &mut *self.is_up,
        };
        let done = work(&mut part);
        let (spent, is_stopped) = (part.spent, part.left == 0 && part.spent < given);
        self.spent += spent;
        self.left = if is_stopped { 0 } else { self.left - spent };
        done
    }
}

/// Never up: the nodes alone are counted.
pub fn no_clock() -> bool {
    false
}
