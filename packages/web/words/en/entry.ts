import type { entry as zh } from '../zh/entry'

export const entry: typeof zh = {
  back: 'Back to sign-in',
  reset: {
    title: 'Reset password',
    signIn: 'Sign in by code',
    where:
      'The code is sent to the e-mail address in your profile. Without one, or on a server without mail, it is written to the server log; ask the administrator for it.',
    send: 'Get a code',
    again: 'Send again',
    sent: 'If the login name “{{name}}” exists, a code is on its way. It is valid for 10 minutes',
    code: 'Verification code',
    codeNeeded: 'Please enter the code',
    password: 'New password',
    save: 'Set new password',
  },
  second: {
    title: 'Two-step sign-in',
    how: 'Open the authenticator on your phone and enter its six-digit code for Sella.',
    code: 'Code',
    hint: 'Without the phone, enter one of your recovery codes',
    needed: 'Please enter the code',
  },
  hospital: {
    title: 'Sign in with {{label}}',
    checking: 'Asking the hospital',
    linkText:
      'This account of the hospital is not linked to one of Sella yet. Confirm yours once by login name and password; from then on the hospital signs you in.',
    link: 'Link and sign in',
    onlyLinked: 'No account of Sella yet? Ask who runs it, or your clinic, for an invitation.',
    toMake: 'New account',
    toLink: 'Link an account I have',
    make: 'Make an account and sign in',
    reachHint: 'The account has no password; by this you can set one when you need it',
    section: 'Hospital account',
    sectionHint: 'The hospital signs you in, without the password of Sella',
    since: '{{label}}, linked {{day}}',
    used: 'last used {{when}}',
    none: 'Not linked. Sign out, choose {{label}} at the sign-in and confirm once by your password',
    unlink: 'End the link',
    unlinkTitle: 'End the link to {{label}}?',
    unlinkText:
      'The hospital signs you in no more. If you never set a password of Sella, do so first by "Forgot password?" at the sign-in.',
    unlinked: 'The link has ended',
  },
  qr: {
    title: 'Sign in with a QR code',
    how: 'Scan it with the phone’s camera, sign in there and confirm',
    code: 'Sign-in QR code',
    waiting: 'Waiting for the phone',
    expired: 'The code has expired',
    renew: 'New code',
    local: 'The address {{host}} opens on this computer only. Open Sella at an address the phone can reach, then scan.',
  },
}
