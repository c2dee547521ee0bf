import { base } from '@sella/contract/call'
import { calls, type Input } from '@sella/contract/calls/index'
import type { Visitor } from './bench'

/** The file of a study of readings, as a doctor takes it away; throws where the server refuses. */
export const studyFile = async (doctor: Visitor, wish: Input<'rereadExport'>): Promise<Buffer> => {
  const reply = await fetch(`${doctor.address}${base}${calls.rereadExport.path}`, {
    method: 'POST',
    headers: { authorization: doctor.token, 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  })
  if (reply.status !== 200) throw new Error(`${calls.rereadExport.path}: ${reply.status} ${await reply.text()}`)
  return Buffer.from(await reply.arrayBuffer())
}
