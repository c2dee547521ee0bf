import { createHash, randomUUID } from 'node:crypto'
import { type At, attempt } from '../process'
import { picture, someone } from '../samples'

/** Everything a server said it has kept, and how often it said no or nothing. */
export interface Acknowledged {
  readonly cases: Set<string>
  /** By case: the points of its record. */
  readonly points: Map<string, string>
  /** By path in the file store: SHA-256 of what was sent. */
  readonly films: Map<string, string>
  /** By uuid: what was said. */
  readonly messages: Map<string, string>
  /** Refusals by their reason; `none` where there was no answer. */
  readonly refused: Map<string, number>
  /** Told of everything acknowledged. */
  onAcknowledged: () => void
}

export const nothingYet = (): Acknowledged => ({
  cases: new Set(),
  points: new Map(),
  films: new Map(),
  messages: new Map(),
  refused: new Map(),
  onAcknowledged: () => undefined,
})

/** How long somebody waits who was refused. */
const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 40))

const kept = async <T>(ledger: Acknowledged, made: ReturnType<typeof attempt> | Promise<unknown>): Promise<T | null> => {
  const answer = (await made) as { data: T } | { reason: string } | null
  if (answer && 'data' in answer) {
    ledger.onAcknowledged()
    return answer.data
  }
  const reason = answer ? answer.reason : 'none'
  ledger.refused.set(reason, (ledger.refused.get(reason) ?? 0) + 1)
  await pause()
  return null
}

const oneCase = async (at: At, ledger: Acknowledged, name: string, tone: number): Promise<void> => {
  const patient = await kept<{ uuid: string }>(ledger, attempt(at, 'patientAdd', someone(name)))
  if (!patient) return
  ledger.cases.add(patient.uuid)
  const day = { caseUuid: patient.uuid, createday: '2026-01-01T08:00', type: 1 } as const
  const record = await kept<{ uuid: string }>(ledger, attempt(at, 'timebarAdd', day))
  if (!record) return
  const file = await picture('png', { width: 40, height: 30, tone })
  const slot = { recordUuid: record.uuid, type: 'Lateral_Ceph', name: 'f' } as const
  const photo = await kept<{ ossPath: string }>(ledger, attempt(at, 'imageUpload', slot, file))
  if (photo) ledger.films.set(photo.ossPath, createHash('sha256').update(file).digest('hex'))
  const cephPoints = JSON.stringify({ Lateral_Ceph: [{ landmark: 'S', x: tone, y: tone }] })
  const change = { uuid: record.uuid, caseUuid: patient.uuid, version: 1, cephPoints }
  if (await kept(ledger, attempt(at, 'timebarUpdate', change))) ledger.points.set(patient.uuid, cephPoints)
}

/** Adds cases, films, points and messages as fast as they are acknowledged, for as long as it should go on. */
export const work = async (at: () => At, ledger: Acknowledged, { seed, going }: { seed: number; going: () => boolean }) => {
  for (let i = 0; going(); i += 1) {
    // One account may send twenty in a minute.
    const message = { uuid: randomUUID(), text: `${seed}-${i}` }
    if (i % 5 === 0 && (await kept(ledger, attempt(at(), 'chatSend', message)))) ledger.messages.set(message.uuid, message.text)
    if (going()) await oneCase(at(), ledger, `病人${seed}-${i}`, (seed * 50 + i) % 200)
  }
}

export interface Lost {
  readonly cases: number
  readonly points: number
  readonly films: number
  readonly messages: number
}

const messagesOf = async (at: At): Promise<ReadonlyMap<string, string>> => {
  const all = new Map<string, string>()
  for (let after = 0; ; ) {
    const made = await attempt(at, 'chatGet', { after })
    if (!made || 'reason' in made) throw new Error(`the conversation cannot be read: ${made?.reason}`)
    for (const { uuid, text } of made.data.messages) all.set(uuid, text)
    if (!made.data.more) return all
    after = made.data.messages.at(-1)?.seq ?? 0
  }
}

/** What of it is not there. `fileHash`: the hash of what the store holds at a path, or null. */
export const lostOf = async (at: At, ledger: Acknowledged, fileHash: (path: string) => Promise<string | null>): Promise<Lost> => {
  const lost = { cases: 0, points: 0, films: 0, messages: 0 }
  for (const uuid of ledger.cases) {
    const made = await attempt(at, 'patientFind', { uuid })
    if (!made || 'reason' in made) lost.cases += 1
  }
  for (const [caseUuid, points] of ledger.points) {
    const made = await attempt(at, 'timebarGet', { caseUuid })
    if (!made || 'reason' in made || made.data[0]?.cephPoints !== points) lost.points += 1
  }
  for (const [path, hash] of ledger.films) if ((await fileHash(path)) !== hash) lost.films += 1
  const messages = ledger.messages.size > 0 ? await messagesOf(at) : new Map()
  for (const [uuid, text] of ledger.messages) if (messages.get(uuid) !== text) lost.messages += 1
  return lost
}
