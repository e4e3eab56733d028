# Accounts: signing in, being known on several devices, mail, and taking everything along.

usage-all-smtp-url = The mail server, smtp://NAME:PASSWORD@HOST or smtps://…; without it the house sends no mail.
usage-all-smtp-url-file = A file that holds the URL of the mail server.
usage-all-mail-from = The address that mail comes from.

refusal-mail-url-unusable = Mail needs a server such as smtp://name:password@mail.example (FULLBOARD_SMTP_URL) and a sender (FULLBOARD_MAIL_FROM).
refusal-no-mail-here = This house does not send mail.
refusal-mail-address-unusable = This is not an address that mail can be sent to.
usage-serve-oidc-issuer = An OpenID provider that people may sign in by: the address it calls itself.
usage-serve-oidc-client = What the provider calls this house.
usage-serve-oidc-secret = What this house proves itself with to the provider.
usage-serve-oidc-secret-file = A file that holds that secret.
usage-serve-oidc-name = What the provider is called on the page.
usage-serve-newcomers = New guests an hour per address; 0: any number.
usage-serve-unwanted-words = A file with words that no name contains and that are covered up in the chat, one a line.

refusal-proof-not-valid = This link or question has been answered already, is too old, or was meant for another browser. Please ask for a new one in the browser you want to come in by.
refusal-too-many-proofs = That was a lot of questions. Please wait a few minutes.
refusal-too-many-mails = That was a lot of mail. Please wait a few minutes.
refusal-too-many-exports = You have taken everything along several times. Please wait a few minutes.
refusal-too-many-guests = So many new guests have come from your network that we have to ask you to wait an hour, or to sign in.
refusal-passkey-not-valid = This passkey could not prove anything. Please try again.
refusal-passkey-unknown = This house does not know that passkey.
refusal-provider-not-valid = The provider could not tell us who you are. Please try again.
refusal-provider-declined = { $name } did not vouch for you: it was declined there. Nothing has changed here.
refusal-provider-away = The provider does not answer at the moment.
refusal-no-provider-here = Nobody else vouches for guests in this house.
refusal-oidc-missing = Signing in by a provider needs more packages: pip install 'fullboard[oidc]'
refusal-already-somebody = That belongs to another account. Leave this one on this device first.
refusal-too-many-ways = You have { $most } of these already: remove one first.
refusal-unknown-way = You are not known by that.
refusal-unknown-session = You are not known there.
refusal-words-unreadable = The list of unwanted words cannot be read: { $file }
refusal-name-unwanted = This name is not wanted here. Please choose another one.

sign-in = Sign in
sign-in-about = Come back as yourself, from any device.
sign-in-brings = What you have played here as { $name } comes along.
sign-in-another = You are { $name } here. What belongs to another account lets you in once you have left on this device.
sign-in-link-adds = With it you can come back as { $name }.
sign-in-passkey = By passkey
sign-in-passkey-about = Your device knows you: by finger, face or PIN. There is no password.
sign-in-passkey-do = Sign in by passkey
sign-in-passkey-not-here = Passkeys need a name instead of a number: open this house by its name, on your own machine as http://localhost.
sign-in-needs-script = Passkeys need scripts, which your browser does not run here. All other ways work without.
sign-in-mail = By mail
sign-in-mail-about = We send you a link that works once, in this browser. A new address makes a new account.
sign-in-mail-address = Your address
sign-in-mail-do = Send me a link
sign-in-sent = Look into your mail
sign-in-sent-about = If the address can receive mail, a link is on its way. It works once, within { $minutes } minutes, and only in this browser. If you read your mail elsewhere, type its code here.
sign-in-link = Come in
sign-in-link-about = This link was sent to { $address }.
sign-in-provider-do = Sign in by { $name }
sign-in-code = By a code
sign-in-code-about = From another device on which you are known, or from your list of recovery codes.

mail-link-subject = Come in to Fullboard at { $house }
mail-link =
    Hello,

    somebody, hopefully you, wants to come in to Fullboard at { $house } with this address. In the browser in which you asked, open

    { $link }

    or type this code there: { $code }

    It works once and within { $minutes } minutes. If it was not you, do nothing: nobody comes in without this mail.

mail-code =
    Hello,

    somebody, hopefully you, wants to come in to Fullboard at { $house } with this address, by a program. Type this code where you asked for it: { $code }

    It works once and within { $minutes } minutes. If it was not you, do nothing, and give the code to nobody: without it nobody comes in.

account = Account
account-none = You are a guest: known by this browser alone. With any of these you keep your tables, lessons and matches, and can come back from any device.
account-some = You can come back from any device by what is listed here.
keep-seat = Only this browser knows that this seat is yours.
keep-seat-do = Keep it by an account
account-back = Back to the table
account-link = Account, devices and data
account-called = Your name
account-passkeys = Passkeys
account-passkey-new = Make a passkey
account-passkey-label = What to call it, such as “my phone”
account-passkey-nameless = Passkey
account-since = since { $day }
account-used = last used { $day }
account-drop = Remove
account-drop-sure = Remove this way back?
account-addresses = Mail
account-addresses-about = Your address is shown to nobody else.
account-address-dead = Mail no longer arrives here.
account-address-add = Send me a link
account-provider = Other accounts
account-provider-add = Connect { $name }
account-codes = Recovery codes
account-codes-about = Codes to be kept on paper, for the day when every device is lost. Each works once.
account-codes-left = { $many ->
    [0] You have none.
    [one] You have one left.
   *[other] You have { $many } left.
}
account-codes-make = Make new codes
account-codes-sure = The codes you have are worth nothing then. Make new ones?
account-codes-made = Write these down now: they are not shown again.
account-devices = Devices
account-device-here = This device
account-device-seen = Last seen { $day }
account-device-end = End
account-way-name = by a name
account-way-code = by a code
account-way-mail = by mail
account-way-passkey = by passkey
account-way-provider = by a provider
account-export = Take everything along
account-export-about = All that this house keeps of you as one file: your matches as records that can be replayed anywhere, what you have said, lessons, puzzles, studies, devices.
account-export-do = Download
account-script-failed = Your browser did not finish. Please try again.
