# Ways in, the profile, and how a player hears of things.

email-address = Email address
password = Password
password-yours = Your password
factor-code = Code
log-in-factor = I use two-factor login
log-in-lost = I forgot my password
log-out = Log out
log-out-everywhere = Log out everywhere
log-out-everywhere-words = Ends every session, the tokens of your programs, your feed and calendar addresses, and the links in emails we have sent you so far.
sign-up-first = Welcome: create the admin’s account
sign-up-name = Name, as others see it
sign-up-password = Password, at least 8 characters
sign-up-known = Already have an account?
sign-up-done = Check your inbox
sign-up-sent = We have sent an email to { $address }. Open the link in it and choose a password, and you are in.
sign-up-sent-again = We have sent another email to { $address }. Use the newest link in your inbox.
sign-up-mailbox = Open the mailbox of this machine
sign-up-no-email = No email?
sign-up-no-email-words = It may take a minute, or it may be in your spam folder.
sign-up-again = Send it again
sign-up-correct = The address is wrong
sign-up-correct-button = Send it to this address
confirm-address = Confirm your address
confirm-address-words = Choose a password, and you can play.
confirm-address-button = Confirm and log in
dead-link = This link no longer works
dead-link-words = It has been used, it is too old, or a newer one has replaced it. Log in, or ask for a new one.
reset = Choose a new password
reset-words = We will email a link to the address of your account.
reset-button = Email me a link
reset-address = Your email address
reset-asked = Check your inbox
reset-asked-words = If this address has an account, an email with a link is on its way.
reset-password = Your new password
reset-password-words = At least 8 characters. Every session, the tokens of your programs, your feed and calendar addresses and older links in our emails will stop working.
reset-password-button = Set the password
change-address = Change of address
change-address-words = Both addresses have to agree.
change-address-button = I agree
change-address-asked = Two emails are on their way
change-address-asked-words = One went to your old address, one to the new. When both agree, the address is changed.
change-address-done = Done
change-address-done-words = Your account now uses the new address.
change-address-half = Thank you
change-address-half-words = Now the other address has to agree.
deleted = Goodbye
deleted-words = Your account has been deleted. Your seats in matches remain, without a name.

dead-address = Our emails do not reach you, so we have stopped writing to your address. The mail server said:
dead-address-retry = Try again

# The profile
profile = Your profile
profile-public = Your public page
profile-settings = Settings
profile-zone = Time zone
profile-language = Language
profile-replies = Playing by reply
profile-replies-words = Reply to an email about your turn, and we play the lines you write, as long as the reply comes from your own address.
profile-replies-any = Accept replies from any address: anybody who has the email can play
profile-away = Holidays
profile-is-away = You are on holiday: { $left }.
profile-away-words = Your clocks stop while you are on holiday. You have { $count ->
    [one] 1 day
   *[other] { $count } days
} left this year.
profile-away-days = Days from now
profile-away-start = Start the holiday
profile-away-back = I am back: end it now
profile-tokens = Tokens for programs
profile-token-new = Your new token, shown only once:
profile-token-plays = may read and play
profile-token-reads = may read
profile-token-delete = Delete
profile-token-label = What it is for
profile-token-may-play = It may play for me
profile-token-make = Create a token
profile-factor = Two-factor login
profile-factor-on = It is on.
profile-factor-words = Add this to your authenticator app, then enter the code it shows:
profile-factor-offer = Set it up
profile-factor-start = Turn it on
profile-factor-stop = Turn it off
profile-address-new = New address
profile-address-change = Change the address
profile-leave = Log out or leave
profile-delete = Delete my account
profile-delete-words = Your seats in matches remain, without a name.
profile-delete-now = Delete it for good

# How a player hears of things
channels = Emails and other channels
channels-about = What we email you about
channels-each-match = You can choose differently for each match, in the menu of its page.
channels-reminders = Reminders
channels-ladder = When this much of your time is used, in per cent
channels-ladder-none = none
channels-ladder-why = One reminder, when a quarter of your time is left: soon enough to play, and rare enough to be read.
channels-quiet-why = From 22 to 8 unless you say otherwise, because nobody should be woken by a game. The one exception is a deadline during the night: we warn you before it passes.
channels-digest-why = At 8, so that you can plan your day. It lists every turn waiting for you, the most urgent first; anything that cannot wait is sent at once.
channels-quiet = Quiet hours
channels-quiet-words = Hours of your own day, { $zone } time. Anything due in them arrives when they end. To have none, choose the same hour twice.
channels-quiet-from = From
channels-quiet-to = to
channels-digest = Digest
channels-digest-when = When it comes
channels-digest-daily = every day
channels-digest-visit = at once, then nothing more until I visit
channels-digest-hour = Hour of the daily digest
channels-hook = Webhook
channels-hook-words = We send the same news to this address. Leave it empty for none.
channels-hook-url = Address
channels-hook-form = Format
channels-hook-secret = The secret of the signature
channels-hook-signature = The header x-turnpost-signature is the HMAC-SHA256 of the body with this secret:
channels-feed = Feed and calendar
channels-feed-new = Your new addresses, shown only once. Anybody who has them can see which matches are waiting for you.
channels-feed-atom = Feed:
channels-feed-calendar = Calendar:
channels-feed-on = They are on. New addresses replace the old ones.
channels-feed-words = Secret addresses for a feed reader and for a calendar of your deadlines.
channels-feed-make = Create new addresses
channels-feed-stop = Turn them off
match-emails = Emails about match { $id }
match-emails-inherited = as for all matches: { $choice }
match-emails-mute = Mute this match: no emails at all
match-emails-back = Back to the match
match-emails-all = For all matches
stop-emails = Stop these emails
stop-emails-words = Press the button, and you will no longer get { $what }.
stop-emails-button = Stop them
stop-emails-done = Done
stopped-undo = Change what you get
stopped-invitations = You will no longer get invitations at this address. Anybody who wants to play with you can still send you a link to a table.
stop-emails-done-words = You will no longer get { $what }. You can change that on your profile page.

# What became of emails
emails-sent = Emails sent to you
emails-match = match { $id }
email-state-sending = being sent
email-state-retry = to be tried again { $at }
email-state-due = queued for { $at }
email-state-queued = queued
email-state-digest = waiting for your digest
email-state-sent = sent
email-state-sent-at = sent { $at }
email-state-refused = refused
email-state-dropped = not sent

# What emails are about
about-turn = Your turn
about-reminder = Reminder
about-nudge = Nudge
about-talk = Table talk
about-here = Are you here?
about-absent = Seat given up
about-started = Match started
about-over = Match over
about-late = Somebody ran out of time
about-substitute = Substitute wanted
about-dropped = Time is up
about-expired = Table closed
about-rewound = Match rewound
about-foreign = Answer to a reply that was not yours
about-seat = A change to your seat
about-league-open = Sign-up opened
about-league-confirm = Confirm that you will play
about-league-later = Start postponed
about-league-started = Season started
about-league-round = Round started
about-league-week = This week’s standings
about-league-over = Season over
about-league-message = Message from an organiser
about-league-replaced = A player was replaced
about-league-entry = A change to your place in a league
about-league-clocks = A league paused or resumed
about-digest = Digest
about-hook = Webhook
about-confirm = Confirm your address
about-known = You already have an account
about-reset = New password
about-address = Change of address
about-answer = Answer to your reply
about-invitation = Invitation

# What a player can hear of, and how
event-turn = It is my turn
event-turn-why = One email for each turn, so that you never have to look; none while you are looking at the match, or if the turn comes back within a minute and you play on.
event-reminder = Reminders and nudges
event-reminder-why = At once, because a reminder that comes late is no help.
event-talk = Table talk
event-talk-why = At once, so that a question at the table does not go unanswered; several remarks come in one email.
event-table = News from the table: start, end, who left
event-table-why = At once, because a start or an end is rare and worth knowing.
event-league = Leagues and tournaments: sign-up, start, standings, end
event-league-why = At once, because sign-up and confirmation have a deadline.
choice-email = an email at once
choice-digest = in the digest
choice-none = no email
hook-json = JSON, signed
hook-discord = Discord
hook-slack = Slack

# What stopping an email stops
stops-turn = emails that tell you it is your turn
stops-reminder = reminders
stops-talk = emails with table talk
stops-table = emails with news from your tables
stops-league = emails about leagues and tournaments
stops-digest = the digest
stops-invitations = invitations at this address

# Guests: they play before they sign up
guest-name = Guest
guest-cannot = A guest plays against bots only. Sign up to play and talk with people; your matches come with you.
guest-too-often = Too many matches have been started from your network in the last hour. Sign up, or try again later.
guest-too-many = So many guests are playing that there is no room for another. Sign up, and you can play at once.
guest-too-many-matches = A guest can have at most { $count ->
    [one] 1 match
   *[other] { $count } matches
}. Sign up to keep them and to start more.
guest-keep = Keep this match
guest-keep-words = We will email you when it is your turn, and you can play on any device. Without an address, the match stays in this browser until { $until }.
guest-keep-button = Keep it
guest-sign-up = Your match comes with you, and we email you when it is your turn.
sign-up-joins = Confirm your address, and you have a seat at the table.
guest-your-match = Your match
guest-go-on = Go on with your match
