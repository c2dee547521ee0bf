import { lazy, Suspense, useState } from 'react'
import { phone, useMedia } from '../parts/use-media'
import { AccountForm } from './account-form'

// Seldom asked for, so not part of what opens first.
const Reset = lazy(async () => ({ default: (await import('./reset')).Reset }))
const QrSignIn = lazy(async () => ({ default: (await import('./qr-sign-in')).QrSignIn }))

type Face =
  | { readonly name: 'account'; readonly reset: string | null }
  | { readonly name: 'reset' | 'code'; readonly loginName: string }
  | { readonly name: 'qr' }

/** The ways in: by password, by a QR code confirmed on a phone, by a code that is sent, by a new password. */
export const SignIn = () => {
  const [face, setFace] = useState<Face>({ name: 'account', reset: null })
  const [back, setBack] = useState(false)
  const onPhone = useMedia(phone)
  const toAccount = (reset: string | null) => {
    setBack(true)
    setFace({ name: 'account', reset })
  }
  if (face.name === 'account')
    return (
      <AccountForm
        reset={face.reset}
        back={back}
        onForgot={loginName => setFace({ name: 'reset', loginName })}
        onCode={loginName => setFace({ name: 'code', loginName })}
        onQr={onPhone ? null : () => setFace({ name: 'qr' })}
      />
    )
  return (
    <Suspense>
      {face.name !== 'qr' ? (
        <Reset purpose={face.name} known={face.loginName} onDone={toAccount} onBack={() => toAccount(null)} />
      ) : (
        <QrSignIn onBack={() => toAccount(null)} />
      )}
    </Suspense>
  )
}
