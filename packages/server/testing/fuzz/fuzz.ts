import fc from 'fast-check'
import { password, type Reply, type TestBench, type Visitor } from '../bench'
import { fill, type Own } from '../own'
import { picture } from '../samples'
import { filmOfPerson } from '../stow'
import { type Request, requestsOf } from './requests'

export interface Broken {
  readonly request: Request
  readonly status: number
  readonly answer: unknown
}

/** How a server to be fuzzed stands: nothing of it slows a guest down. */
export const fuzzable = {
  config: { registrations: Number.MAX_SAFE_INTEGER, signInsAllowed: Number.MAX_SAFE_INTEGER },
}

/** A fault on one line. */
export const brokenLine = ({ request, status, answer }: Broken): string =>
  `${status} ${request.name} ${JSON.stringify(request.input).slice(0, 300)} ${JSON.stringify(answer)}`

export interface Fuzzed {
  readonly sent: number
  /** How many answers of each status came. */
  readonly statuses: ReadonlyMap<number, number>
  /** Requests that were answered by 5xx, or by nothing. */
  readonly broken: readonly Broken[]
}

const perAccount = 2_000
const atOnce = 8

/** A doctor who owns one of everything. Requests end her sessions, change her password and erase her account: then she, or another, comes. */
interface Victim {
  readonly name: string
  readonly doctor: Visitor
  readonly own: Own
}

const victimNamed = async (bench: TestBench, name: string): Promise<Victim> => {
  const doctor = await bench.doctor(name)
  return { name, doctor, own: await fill(doctor) }
}

/** The same doctor signed in again where that can be, else null. */
const back = async (bench: TestBench, victim: Victim): Promise<Victim | null> => {
  if ((await victim.doctor.ask('cUserInfo', {})).status === 200) return victim
  const { envelope } = await bench.visitor().ask('login', { loginName: victim.name, password })
  const { token } = envelope.data
  return typeof token === 'string' ? { ...victim, doctor: bench.visitor(token) } : null
}

/** What may be answered with a status above 499 and is no fault: what this installation does not have. It has room for eight at once. */
const stated: ReadonlySet<number> = new Set([501])

interface Tally {
  readonly statuses: Map<number, number>
  readonly broken: Broken[]
}

const send = async (visitor: Visitor, request: Request, { statuses, broken }: Tally): Promise<number> => {
  const reply = await visitor.ask(request.name, request.input, request.body).catch((): Reply | null => null)
  const status = reply?.status ?? 0
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  if (status === 0 || (status >= 500 && !stated.has(status))) broken.push({ request, status, answer: reply?.envelope ?? null })
  return status
}

/** One in ten comes from nobody, one from another doctor. */
const sender = (
  turn: number,
  { stranger, nobody, doctor }: Readonly<Record<'stranger' | 'nobody' | 'doctor', Visitor>>,
): Visitor => {
  if (turn % 10 === 0) return nobody
  return turn % 10 === 1 ? stranger : doctor
}

interface Wish {
  readonly count: number
  readonly seed: number
  /** Receives what was sent so far, after each account's share. */
  readonly watch?: (soFar: Fuzzed) => void
}

/** Sends `count` requests, most by a doctor to what is hers; the same seed sends the same. */
export const fuzz = async (bench: TestBench, { count, seed, watch = () => undefined }: Wish): Promise<Fuzzed> => {
  const tally: Tally = { statuses: new Map(), broken: [] }
  const nobody = bench.visitor()
  const files = [
    await picture(),
    await picture('png'),
    filmOfPerson({ name: '陈一', instance: '2.25.9' }),
    new TextEncoder().encode('{"a":1}'),
  ]
  for (let sent = 0; sent < count; sent += perAccount) {
    const nameOf = (n: number): string => `fuzzed${seed}x${sent}x${n}`
    let victims = 0
    const stranger = await bench.doctor(nameOf(victims++))
    let victim = await victimNamed(bench, nameOf(victims++))
    const requests = fc.sample(requestsOf(victim.own, files), { numRuns: Math.min(perAccount, count - sent), seed: seed + sent })
    for (let at = 0; at < requests.length; at += atOnce) {
      const visitors = { stranger, nobody, doctor: victim.doctor }
      const batch = requests.slice(at, at + atOnce)
      const statuses = await Promise.all(batch.map((request, n) => send(sender(at + n, visitors), request, tally)))
      if (statuses.some(status => status === 401 || status === 423))
        victim = (await back(bench, victim)) ?? (await victimNamed(bench, nameOf(victims++)))
    }
    watch({ sent: sent + requests.length, ...tally })
  }
  return { sent: count, ...tally }
}
