import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { PasskeyAnswer, PasskeyMade } from '@sella/contract/passkey'
import { password, type Visitor } from './bench'

/** What a test makes the device do otherwise than the standard says. */
export interface Amiss {
  readonly origin?: string
  readonly domain?: string
  /** The device did not make sure of its user. */
  readonly unsure?: boolean
  /** The counter it tells; else one more than before. */
  readonly counter?: number
}

const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest()

/** CBOR heads of the few lengths that occur here. */
const head = (major: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
const bytes = (content: Buffer): Buffer => Buffer.concat([head(2, content.length), content])
const text = (content: string): Buffer => Buffer.concat([head(3, content.length), Buffer.from(content)])

/** A P-256 key as COSE has it: kty 2, alg -7, crv 1, x, y. */
const cose = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const part = (name: number, value: string) => Buffer.concat([Buffer.from([name]), bytes(Buffer.from(value, 'base64url'))])
  return Buffer.concat([Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]), part(0x21, x), part(0x22, y)])
}

const page = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** User present, user verified, credential data included. */
const [present, verified, attested] = [1, 4, 64]

/** A device that makes one passkey and answers with it: WebAuthn with ES256, without attestation. */
export const passkeyDevice = (origin = 'http://localhost:8080') => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credential = randomBytes(32)
  let counter = 0
  let userHandle: string | null = null
  const signedData = (
    { domain = 'localhost', unsure, counter: count }: Amiss,
    flags: number,
    more: Buffer = Buffer.alloc(0),
  ): Buffer => {
    counter = count ?? counter + 1
    const uses = Buffer.alloc(4)
    uses.writeUInt32BE(counter)
    return Buffer.concat([sha256(domain), Buffer.from([present | (unsure ? 0 : verified) | flags]), uses, more])
  }
  const id = credential.toString('base64url')
  return {
    id,
    make: ({ challenge, user }: { challenge: string; user: { id: string } }, amiss: Amiss = {}): PasskeyMade => {
      userHandle = user.id
      const clientData = page('webauthn.create', challenge, amiss.origin ?? origin)
      const length = Buffer.from([0, credential.length])
      const data = signedData(amiss, attested, Buffer.concat([Buffer.alloc(16), length, credential, cose(publicKey)]))
      const attestation = Buffer.concat([
        ...[head(5, 3), text('fmt'), text('none'), text('attStmt'), head(5, 0), text('authData'), bytes(data)],
      ])
      return {
        ...{ id, clientData: clientData.toString('base64url'), attestation: attestation.toString('base64url') },
        transports: ['internal'],
      }
    },
    answer: ({ challenge }: { challenge: string }, amiss: Amiss = {}): PasskeyAnswer => {
      const clientData = page('webauthn.get', challenge, amiss.origin ?? origin)
      const data = signedData(amiss, 0)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(clientData)]))
        .sign(privateKey)
      const [client, authenticator, signed] = [clientData, data, signature].map(part => part.toString('base64url'))
      return {
        ...{ id, clientData: client ?? '', authenticatorData: authenticator ?? '', signature: signed ?? '' },
        userHandle,
      }
    },
  }
}

/** Adds a passkey to a doctor who has no other second factor. */
export const withPasskey = async (doctor: Visitor, name = '诊室电脑') => {
  const device = passkeyDevice()
  const { recovery } = await doctor.call('passkeyAdd', {
    name,
    made: device.make(await doctor.call('passkeyBegin', { password })),
  })
  return { device, recovery }
}
