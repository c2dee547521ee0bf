import type { SecondFactors } from '@sella/contract/passkey'
import { Suspense, useCallback, useState } from 'react'
import { cameFromHospital, useWaysIn } from '../api/oidc'
import { passkeysHere } from '../api/passkey-trouble'
import { invitation } from '../memory/session'
import { lazily } from '../parts/lazily'
import { phone, touch, useMedia } from '../parts/use-media'
import { AccountForm } from './account-form'
import type { EnterWith, OnSecond } from './second'

// Rarely used, so not part of the first load.
const Reset = lazily(async () => ({ default: (await import('./reset')).Reset }), 'place')
const CodeStep = lazily(async () => ({ default: (await import('./code-step')).CodeStep }), 'place')
const PasskeySignIn = lazily(async () => ({ default: (await import('./passkey-sign-in')).PasskeySignIn }), 'place')
const HospitalSignIn = lazily(async () => ({ default: (await import('./hospital-sign-in')).HospitalSignIn }), 'place')
const QrSignIn = lazily(async () => ({ default: (await import('./qr-sign-in')).QrSignIn }), 'place')

type Face =
  | { readonly name: 'account'; readonly reset: string | null }
  | { readonly name: 'reset' | 'code'; readonly loginName: string }
  | { readonly name: 'qr' | 'passkey' | 'hospital' }
  | { readonly name: 'second'; readonly enter: EnterWith; readonly by: SecondFactors }

/**
 * The ways in: by password, by a passkey, by a hospital, by a QR code confirmed on a phone, by a code that is sent, by a new
 * password; each with a second step if one is set up. `first`: it is what the page is for, and its first field takes the focus.
 */
export const SignIn = ({ first = false }: { readonly first?: boolean }) => {
  const [face, setFace] = useState<Face>(() => (cameFromHospital() ? { name: 'hospital' } : { name: 'account', reset: null }))
  // Not on a touch screen, where it would call up the keys over the page.
  const onTouch = useMedia(touch)
  const [back, setBack] = useState(first && !onTouch)
  const { label: hospital, registers } = useWaysIn()
  const onPhone = useMedia(phone)
  const toAccount = (reset: string | null) => {
    setBack(true)
    setFace({ name: 'account', reset })
  }
  const toSecond = useCallback<OnSecond>((enter, by) => setFace({ name: 'second', enter, by }), [])
  if (face.name === 'account')
    return (
      <AccountForm
        reset={face.reset}
        back={back}
        onForgot={loginName => setFace({ name: 'reset', loginName })}
        onCode={loginName => setFace({ name: 'code', loginName })}
        onSecond={toSecond}
        hospital={hospital}
        registers={registers || invitation() !== null}
        onPasskey={passkeysHere() ? () => setFace({ name: 'passkey' }) : null}
        onQr={onPhone ? null : () => setFace({ name: 'qr' })}
      />
    )
  return (
    <Suspense>
      {face.name === 'second' && <CodeStep enter={face.enter} by={face.by} onBack={() => toAccount(null)} />}
      {face.name === 'passkey' && <PasskeySignIn onBack={() => toAccount(null)} />}
      {face.name === 'hospital' && <HospitalSignIn label={hospital ?? ''} onSecond={toSecond} onBack={() => toAccount(null)} />}
      {face.name === 'qr' && <QrSignIn onBack={() => toAccount(null)} />}
      {(face.name === 'reset' || face.name === 'code') && (
        <Reset
          purpose={face.name}
          prefilled={face.loginName}
          onDone={toAccount}
          onSecond={toSecond}
          onBack={() => toAccount(null)}
        />
      )}
    </Suspense>
  )
}
