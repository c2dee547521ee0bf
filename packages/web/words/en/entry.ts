import type { entry as zh } from '../zh/entry'

export const entry: typeof zh = {
  back: 'Back to sign-in',
  reset: {
    title: 'Reset the password',
    where:
      'The code goes to the e-mail address of your profile. Without an address, or on a server without mail, it is written to the server log; ask the administrator for it.',
    send: 'Get a code',
    again: 'Get a new code',
    sent: 'If the login name “{{name}}” exists, a code is on its way. It is valid for 10 minutes',
    code: 'Verification code',
    codeNeeded: 'Please enter the code',
    password: 'New password',
    save: 'Set the new password',
  },
  qr: {
    title: 'Sign in by QR code',
    how: 'Scan it with the phone’s camera, sign in there and confirm',
    code: 'QR code of this sign-in',
    waiting: 'Waiting for the phone',
    expired: 'The code has expired',
    renew: 'Renew the code',
    local: 'The address {{host}} opens on this computer only. Open Sella by an address the phone can reach, then scan.',
  },
}
