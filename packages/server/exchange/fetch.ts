import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { bodyParts, boundaryOf, MultipartBroken } from '../http/multipart'
import { Refusal } from '../http/refusal'
import { askMachine, type ServiceAt } from '../machines/web-client'
import { type Taken, type TakingPorts, takeIn } from '../waiting/take'

/** Most bytes of an object. */
const largestFile = 200_000_000

export interface PacsObject {
  readonly study: string
  readonly series: string
  readonly instance: string
}

interface Fetching {
  readonly doctor: string
  readonly archive: ServiceAt & { readonly name: string }
  readonly signal: AbortSignal
}

const taken = async (ports: TakingPorts, content: AsyncIterable<Buffer>, name: string, { doctor, archive }: Fetching) => {
  const arrival = await ports.files.receive(Readable.from(content), largestFile)
  try {
    return await takeIn(ports, arrival, { doctor, source: 'pacs', sender: archive.name, name })
  } finally {
    await arrival.discard()
  }
}

/** Fetches one object of an archive by WADO-RS (PS3.18 10.4) into the list of waiting files, unchanged. */
export const fetchObject = async (
  ports: TakingPorts,
  { study, series, instance }: PacsObject,
  fetching: Fetching,
): Promise<Taken> => {
  const path = `/studies/${study}/series/${series}/instances/${instance}`
  const accept = 'multipart/related; type="application/dicom"; transfer-syntax=*'
  const reply = await askMachine(fetching.archive, path, { signal: fetching.signal, headers: { accept } })
  if (reply.status === 404 || reply.status === 410) throw new Refusal('NOT_FOUND')
  const boundary = boundaryOf(reply.headers.get('content-type') ?? '')
  if (!reply.ok || reply.body === null || boundary === null)
    throw new Refusal('MACHINE_AWAY', {}, new Error(`WADO answered ${reply.status}`))
  try {
    const parts = bodyParts(Readable.fromWeb(reply.body as WebStream<Uint8Array>), boundary)
    for await (const { content } of parts) return await taken(ports, content, `${instance}.dcm`, fetching)
  } catch (error) {
    throw error instanceof MultipartBroken ? new Refusal('MACHINE_AWAY', {}, error) : error
  }
  throw new Refusal('NOT_FOUND')
}
