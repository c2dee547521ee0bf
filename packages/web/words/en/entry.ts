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
