import { timingSafeEqual } from 'node:crypto'
import { seesAssigned } from '@sella/contract/access/roles'
import type { Output } from '@sella/contract/calls/index'
import { type Clock, instant } from '../db/now'
import type { Db } from '../db/open'
import { secondFactorOf } from '../db/second-factor'
import { type Bearers, bearerOf } from './bearers'
import { clientSignature } from './client-signature'
import { shownThere } from './shown-there'
import { type Signer, validity } from './signing'
import { hashIn } from './store'

/**
 * Seconds for which credentials are valid: a client renews them after ten minutes, and an address it signs just before that still
 * lasts its 1200 s.
 */
const lifetime = 1800

interface Ports {
  readonly db: Db
  readonly signer: Signer
  readonly bearers: Bearers
  readonly now: Clock
}

/** The name under which credentials are signed; no file path begins like this. */
const nameOf = (session: string): string => `credentials of ${session}`

/** An address signed by a client: `path` and `expires` under the secret of its credentials. */
export interface ClientSigned {
  readonly path: string
  readonly expires: string
  readonly signature: string
  /** The security token issued with the secret. */
  readonly token: string
}

/** Only this installation can compute it; knowing the token is not enough. */
const secretOf = (signer: Signer, token: string): string => signer.mac(`secret of ${token}`)

const equal = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Whether the clinic at whose desk a person works, unless it bars her, has a picture that the person may see. */
const clinicOwns = async (db: Db, person: string, path: string): Promise<boolean> => {
  const row = await db
    .selectFrom('doctor')
    .innerJoin('clinic_member', join =>
      join.onRef('clinic_member.clinic_uuid', '=', 'doctor.desk').onRef('clinic_member.doctor_id', '=', 'doctor.uuid'),
    )
    .innerJoin('clinic', 'clinic.uuid', 'clinic_member.clinic_uuid')
    .select(['clinic_uuid', 'clinic_member.role'])
    .where('doctor.uuid', '=', person)
    .where(({ or, eb }) => or([eb('clinic.two_steps', '=', 0), eb(secondFactorOf('doctor.uuid'), '=', 1)]))
    .executeTakeFirst()
  if (!row) return false
  return shownThere(db, { clinic: row.clinic_uuid, only: seesAssigned(row.role) ? person : null, path })
}

/**
 * Whether the doctor's rows refer to a file: as a film, an avatar, a picture in her conversation, or the displayed form of one of
 * them.
 */
const owns = async (db: Db, doctor: string, path: string): Promise<boolean> => {
  const name = hashIn(path)
  const image = await db
    .selectFrom('image')
    .select('uuid')
    .where('doctor_id', '=', doctor)
    .where(({ or, eb }) => or([eb('hash', '=', name), eb('shown', '=', name)]))
    .limit(1)
    .executeTakeFirst()
  if (image) return true
  const avatar = await db.selectFrom('doctor').select('avatar_path').where('uuid', '=', doctor).executeTakeFirst()
  if (avatar?.avatar_path?.includes(name)) return true
  const message = await db
    .selectFrom('chat_message')
    .innerJoin('chat', 'chat.uuid', 'chat_uuid')
    .select('chat_message.uuid')
    .where('chat.doctor_id', '=', doctor)
    .where('picture_hash', '=', name)
    .limit(1)
    .executeTakeFirst()
  return message !== undefined || (await clinicOwns(db, doctor, path))
}

/**
 * Credentials with which a client signs addresses of its own files, whatever store they are in. They are bound to the session
 * that requested them, end with it and open nothing while it is locked, for being idle too; they open what its doctor's rows refer to at that moment.
 */
export const credentialsIn = ({ db, signer, bearers, now }: Ports) => ({
  give: async (session: string): Promise<Output<'authorize'>> => {
    const { uuid } = await db.selectFrom('session').select('uuid').where('token_hash', '=', session).executeTakeFirstOrThrow()
    const { expires, signature } = signer.sign(nameOf(uuid), lifetime)
    const token = `${uuid}.${expires}.${signature}`
    return {
      accessKeyId: uuid,
      accessKeySecret: secretOf(signer, token),
      securityToken: token,
      expiration: instant(Number(expires) * 1000),
    }
  },
  accept: async ({ path, expires, signature, token }: ClientSigned): Promise<boolean> => {
    const [uuid = '', until = '', own = ''] = token.split('.')
    const end = Number(expires)
    const seconds = now() / 1000
    if (!signer.accepts({ path: nameOf(uuid), expires: until, signature: own })) return false
    if (!/^\d{1,12}$/.test(expires) || end <= seconds || end > seconds + validity) return false
    if (!equal(signature, clientSignature(secretOf(signer, token), path, expires))) return false
    const session = await db.selectFrom('session').select(['doctor_id', 'token_hash']).where('uuid', '=', uuid).executeTakeFirst()
    if (!session || !(await bearers.may(bearerOf({ session: session.token_hash, owner: null, only: null }), path))) return false
    return owns(db, session.doctor_id, path)
  },
})
