import type { SecondStep } from '../auth/second-step'
import type { Sessions } from '../auth/sessions'
import type { Clock } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { Part } from '../http/handlers'
import { confirmTicket, createTicket, takeTicket, waitingTicket } from './qr'

interface Ports {
  readonly store: OpenDatabase
  readonly sessions: Sessions
  readonly secondFactor: SecondStep
  readonly now: Clock
}

type QrCalls = Part<'qrcodeCreate' | 'qrcodeCheck' | 'qrcodeLook' | 'qrcodeConfirm'>

/** Signing in with a QR code that the desktop shows and a signed-in phone confirms. */
export const qrCalls = ({ store: { db }, sessions, secondFactor, now }: Ports): QrCalls => ({
  qrcodeCreate: (_, place) => createTicket(db, place, now()),
  qrcodeCheck: ({ ticket, secret }, place) =>
    db.transaction().execute(async tx => {
      const { status, doctor } = await takeTicket(tx, { ticket, secret, now: now() })
      return { status, token: doctor === null ? null : (await sessions.open(doctor, place, tx)).token }
    }),
  qrcodeLook: async ({ ticket }) => {
    const { agent, address, created_at } = await waitingTicket(db, ticket, now())
    return { agent, address, createdAt: created_at }
  },
  qrcodeConfirm: async ({ ticket, second }, { doctor, session }) => {
    await waitingTicket(db, ticket, now())
    await secondFactor.pass(doctor, second)
    await db.transaction().execute(tx => confirmTicket(tx, ticket, { doctor, session, now: now() }))
    return {}
  },
})
