import { messageSet, withBlanks } from '#languages/message-set.ts'

export const accountMailMessages = messageSet('mails', 'account', {
  greeting: withBlanks('Hello {firstName},', 'firstName'),
  greetingOfNobody: 'Hello,',
  /** What to do when the change was not one's own. */
  notYou: 'Was this not you? Then write to us or call, and we will close the account for now.',
  welcome: {
    subject: withBlanks('Welcome to {shop}', 'shop'),
    /** Before the lines, as long as an account begins with points. */
    points: withBlanks(
      'Your account is open, and the first {signUpPoints} points of the club are yours. You earn one more for every pound or euro.',
      'signUpPoints',
    ),
    lines: [
      'In your account you find your orders, your addresses, your wish list and your vouchers.',
      'Did you order here before without an account? Confirm your address, and those orders join it.',
    ],
    action: 'Confirm my address',
  },
  'confirm-email': {
    subject: withBlanks('Confirm your email address', 'shop'),
    lines: [
      'With one press you show that this address is yours. What you ordered with it before, without an account, joins your account.',
      'The link works for seven days. If you have no account with us, do nothing.',
    ],
    action: 'Confirm my address',
  },
  recovery: {
    subject: withBlanks('Choose a new password', 'shop'),
    lines: [
      'You asked for a new password. The link below works once, for two hours.',
      'If you did not ask for it, do nothing: your password stays as it is.',
    ],
    action: 'Choose a new password',
  },
  'password-changed': {
    subject: withBlanks('Your password was changed', 'shop'),
    lines: ['The password of your account was changed just now. All other devices were logged out.'],
  },
  'email-changed': {
    subject: withBlanks('Your email address was changed', 'shop'),
    lines: ['From now on you log in with your new email address. This is the last mail to the old one.'],
  },
  'passkey-added': {
    subject: withBlanks('A passkey was added to your account', 'shop'),
    lines: [
      'From now on you can log in with it, without your password. You see and remove your passkeys in your account.',
    ],
  },
  'passkey-removed': {
    subject: withBlanks('A passkey was removed from your account', 'shop'),
    lines: ['Nobody can log in with it any more. All other devices were logged out.'],
  },
  'second-factor-added': {
    subject: withBlanks('Your account asks for a code now', 'shop'),
    lines: [
      'After your password you are asked for a code of your authenticator app. All other devices were logged out.',
      'Keep your recovery codes where you find them without your phone: each of them lets you in once.',
    ],
  },
  'second-factor-removed': {
    subject: withBlanks('Your account no longer asks for a code', 'shop'),
    lines: ['From now on your password is enough to log in. All other devices were logged out.'],
  },
  'factors-removed': {
    subject: withBlanks('You log in with your password alone again', 'shop'),
    lines: [
      'You asked us for help, and we took the codes of your app and the passkeys out of your account. Your password opens it again.',
      'You can set both up anew in your account.',
    ],
  },
  data: {
    subject: withBlanks('Your data at {shop}', 'shop'),
    lines: [
      'You, or somebody in your name, asked what we know about this address. Behind the link it says so, to read and to take with you. It works for a day.',
      'If it was not you, do nothing: nobody else sees any of it.',
    ],
    action: 'See my data',
  },
  unused: {
    subject: withBlanks('Do you still want your account?', 'shop'),
    lines: [
      'You have not used your account for almost two years. We keep nothing longer than it is of use to you, so we delete it in a month, with its points and vouchers.',
      'To keep it, log in once before then. You need not do anything to let it go.',
    ],
    action: 'Log in and keep it',
  },
  deleted: {
    subject: withBlanks('Your account was deleted', 'shop'),
    lines: [
      'Your account and what belonged to it are gone: addresses, wish list, points and vouchers.',
      'We keep orders and invoices for as long as tax law asks, and use them for nothing else.',
    ],
  },
})
