import { randomBytes } from 'node:crypto'
import { z } from 'zod/mini'
import { Refusal } from '../http/refusal'
import { askMachine, type ServiceAt } from '../machines/web-client'

const response = z.looseObject({
  '00081199': z.optional(z.object({ Value: z.optional(z.array(z.unknown())) })),
})

/** Milliseconds within which an archive must answer a probe; making the objects of a case takes longer. */
const answersWithin = 5_000

/** Probes an archive before a case's objects are made for it; refuses if it does not answer or rejects our credentials. */
export const reach = async (archive: ServiceAt, signal: AbortSignal, within = answersWithin): Promise<void> => {
  const soon = AbortSignal.any([signal, AbortSignal.timeout(within)])
  const reply = await askMachine(archive, '/studies?limit=1', { headers: { accept: 'application/dicom+json' }, signal: soon })
  await reply.body?.cancel()
  // An archive that only accepts objects, or only accepts them from us (403), may refuse a query: it is reachable all the same.
  if (reply.status === 401 || (reply.status >= 500 && reply.status !== 501))
    throw new Refusal('MACHINE_AWAY', {}, new Error(`QIDO answered ${reply.status}`))
}

/**
 * Sends one object to an archive by STOW-RS; returns whether the archive says that it was stored. Refuses when the archive is
 * unreachable or rejects our credentials.
 */
export const stowTo = async (archive: ServiceAt, file: Buffer, signal: AbortSignal): Promise<boolean> => {
  const boundary = randomBytes(16).toString('hex')
  const body = Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Type: application/dicom\r\n\r\n`),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const reply = await askMachine(archive, '/studies', {
    method: 'POST',
    signal,
    headers: {
      'content-type': `multipart/related; type="application/dicom"; boundary=${boundary}`,
      accept: 'application/dicom+json',
    },
    body: new Uint8Array(body),
  })
  if (reply.status >= 500 || reply.status === 401 || reply.status === 403)
    throw new Refusal('MACHINE_AWAY', {}, new Error(`STOW answered ${reply.status}`))
  const answer = response.safeParse(await reply.json().catch(() => ({})))
  return reply.ok && answer.success && (answer.data['00081199']?.Value?.length ?? 0) > 0
}
