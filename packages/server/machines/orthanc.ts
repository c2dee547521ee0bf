import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { errors } from '@sella/contract/errors'
import { z } from 'zod/mini'
import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'
import { type TakingPorts, takeIn } from '../waiting/take'
import { type LeftInstances, leftInstances } from './left-instances'
import { accountNamed } from './owner'
import { inRounds, type Rounds } from './rounds'
import type { OrthancAt } from './settings'
import { askMachine } from './web-client'

interface Ports extends TakingPorts {
  readonly onError: (error: unknown) => void
}

const second = 1000
const largestFile = 200_000_000
/** Changes per query. */
const page = 100

const changes = z.object({
  Changes: z.array(z.object({ ChangeType: z.string(), ID: z.string(), Seq: z.int() })),
  Done: z.boolean(),
  Last: z.int(),
})

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{8}){4}$/

const markName = ({ url, for: owner }: OrthancAt): string => `orthanc ${url} ${owner}`

const markOf = async (db: Db, name: string): Promise<number> =>
  Number((await db.selectFrom('machine_mark').select('mark').where('name', '=', name).executeTakeFirst())?.mark ?? 0)

const setMark = async (db: Db, name: string, mark: number): Promise<void> => {
  await db
    .insertInto('machine_mark')
    .values({ name, mark: String(mark) })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ mark: String(mark) }))
    .execute()
}

/** Application entity title of an instance's sender as recorded by Orthanc; the Orthanc's own name where it recorded none. */
const senderOf = async (orthanc: OrthancAt, id: string, signal: AbortSignal): Promise<string> => {
  const reply = await askMachine(orthanc, `/instances/${id}/metadata/RemoteAET`, { signal })
  const title = reply.ok ? (await reply.text()).trim() : ''
  return title === '' ? orthanc.name : `${orthanc.name} ${title}`
}

interface Owned {
  readonly orthanc: OrthancAt
  readonly doctor: string
  readonly signal: AbortSignal
}

/** Rounds in which an instance is asked for before those behind it are; it is asked for again after them. */
const mostRounds = 3

/** Left instances asked for again in one round. */
const mostAgain = 20

/** Takes in one instance. One deleted there meanwhile is skipped, and so is one that no record could store, which is reported. */
const takeInstance = async (ports: Ports, id: string, { orthanc, doctor, signal }: Owned): Promise<void> => {
  const reply = await askMachine(orthanc, `/instances/${id}/file`, { signal })
  if (reply.status === 404) return
  if (!reply.ok || reply.body === null) throw new Error(`Orthanc "${orthanc.name}" answered ${reply.status}`)
  const sender = await senderOf(orthanc, id, signal)
  try {
    const arrival = await ports.files.receive(Readable.fromWeb(reply.body as WebStream<Uint8Array>), largestFile)
    try {
      await takeIn(ports, arrival, { doctor, source: 'orthanc', sender, name: `${id}.dcm` })
    } finally {
      await arrival.discard()
    }
  } catch (error) {
    if (!(error instanceof Refusal) || errors[error.code].status >= 500) throw error
    ports.onError(new Error(`Orthanc "${orthanc.name}": instance ${id} was not taken: ${error.code}`))
  }
}

/** The instance that the last rounds could not get, and how many they were. */
interface Stuck {
  id: string
  rounds: number
}

interface Following extends Owned {
  readonly stuck: Stuck
  readonly left: LeftInstances
}

/** Whether taking an instance failed because of it or its Orthanc, so that another one may be taken meanwhile. */
const isOfInstance = (error: unknown, { signal }: Owned): boolean => !(error instanceof Refusal || signal.aborted)

/** As `takeInstance`; one that could not be taken in enough rounds is reported, and left until those behind it are taken. */
const takeOrLeave = async (ports: Ports, id: string, following: Following): Promise<void> => {
  const { stuck, left, orthanc } = following
  try {
    await takeInstance(ports, id, following)
  } catch (error) {
    if (!isOfInstance(error, following)) throw error
    stuck.rounds = stuck.id === id ? stuck.rounds + 1 : 1
    stuck.id = id
    if (stuck.rounds < mostRounds) throw error
    await left.add(id)
    ports.onError(new Error(`Orthanc "${orthanc.name}": instance ${id} cannot be taken yet: ${String(error)}`))
  }
}

/** Asks again for instances that were left; one that still cannot be taken goes behind the others. */
const takeLeft = async (ports: Ports, following: Following): Promise<void> => {
  const { left } = following
  for (const id of (await left.all()).slice(0, mostAgain)) {
    const taken = await takeInstance(ports, id, following).then(
      () => true,
      error => {
        if (!isOfInstance(error, following)) throw error
        return false
      },
    )
    await (taken ? left.remove(id) : left.add(id))
  }
}

type At = Omit<Owned, 'doctor'> & { readonly stuck: Stuck }

const round = async (ports: Ports, { orthanc, signal, stuck }: At): Promise<void> => {
  const doctor = await accountNamed(ports.store.db, orthanc.for)
  if (doctor === null)
    throw new Error(`SELLA_MACHINES: Orthanc "${orthanc.name}": there is no account or clinic "${orthanc.for}"`)
  const name = markName(orthanc)
  const following = { orthanc, doctor, signal, stuck, left: leftInstances(ports.store, name) }
  for (let done = false; !done && !signal.aborted; ) {
    const since = await markOf(ports.store.db, name)
    const reply = await askMachine(orthanc, `/changes?since=${since}&limit=${page}`, { signal })
    if (!reply.ok) throw new Error(`Orthanc "${orthanc.name}" answered ${reply.status}`)
    const { Changes, Done, Last } = z.parse(changes, await reply.json())
    // A newly installed Orthanc counts from the beginning.
    if (Last < since) return setMark(ports.store.db, name, 0)
    for (const { ChangeType, ID, Seq } of Changes) {
      if (ChangeType === 'NewInstance' && uuidShape.test(ID)) await takeOrLeave(ports, ID, following)
      await setMark(ports.store.db, name, Seq)
    }
    done = Done
  }
  await takeLeft(ports, following)
}

/**
 * Takes what X-ray units sent to an Orthanc by C-STORE into an account's waiting files: queries it for changes and records the
 * position after each stored file. After a crash the interrupted file is requested again and recognised as already here; nothing
 * is deleted in the Orthanc.
 */
export const followOrthanc = (ports: Ports, orthanc: OrthancAt): Rounds => {
  const stuck: Stuck = { id: '', rounds: 0 }
  return inRounds(signal => round(ports, { orthanc, signal, stuck }), { every: orthanc.every * second, onError: ports.onError })
}
