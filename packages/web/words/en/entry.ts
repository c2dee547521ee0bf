import type { entry as zh } from '../zh/entry'

export const entry: typeof zh = {
  back: 'Back to sign-in',
  reset: {
    title: 'Reset password',
    signIn: 'Sign in with code',
    where:
      'The code is sent to the e-mail address in your profile. If there is none, or the server has no mail, it is written to the server log; ask the administrator for it.',
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
    how: 'Open the authenticator on your phone and enter its six-digit code for Sella. Without the phone, enter one of your recovery codes.',
    howPasskey: 'Confirm with a passkey of this account. Without it, enter one of your recovery codes.',
    notHere:
      'This account confirms with a passkey, which this browser or address does not support. Enter one of your recovery codes.',
    code: 'Code',
    recovery: 'Recovery code',
    needed: 'Please enter the code',
    recoveryNeeded: 'Please enter the recovery code',
  },
  hospital: {
    title: 'Sign in with {{label}}',
    checking: 'Checking with the hospital',
    linkText:
      'This hospital account is not linked to a Sella account yet. Confirm yours once with login name and password; from then on the hospital account signs you in.',
    link: 'Link and sign in',
    onlyLinked: 'No Sella account yet? Ask the administrator or your clinic for an invitation.',
    toMake: 'New account',
    toLink: 'Link existing account',
    make: 'Create account and sign in',
    reachHint: 'The account has no password; this lets you set one when you need it',
    section: 'Hospital account',
    sectionHint: 'Sign in with the hospital account, without a Sella password',
    since: '{{label}}, linked {{day}}',
    used: 'last used {{when}}',
    none: 'Not linked. Sign out, choose {{label}} on the sign-in page and confirm once with your password',
    unlink: 'Unlink',
    unlinkTitle: 'Unlink {{label}}?',
    unlinkText:
      'The hospital account will no longer sign you in. If you never set a Sella password, do so first with “Forgot password?” on the sign-in page.',
    unlinked: 'Account unlinked',
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
