import { type Doctor, type End, kinds } from './doctors'

export interface Wish {
  readonly address: string
  readonly doctors: readonly Doctor[]
  /** Calls a second, whatever becomes of those before. */
  readonly rate: number
  readonly seconds: number
  /** Receives a line about each minute: a long run may be ended before its end. */
  readonly watch: (line: string) => void
}

interface Gauged {
  readonly memory: number
  readonly lag: number
  readonly processor: number
}

export interface Measured {
  /** Milliseconds of each call by kind, from when it was due. */
  readonly times: ReadonlyMap<string, readonly number[]>
  readonly ends: Readonly<Record<End, number>>
  /** Every five seconds: bytes of memory, seconds the event loop lagged behind (p99), seconds of processor taken since its start. */
  readonly looks: readonly Gauged[]
  readonly seconds: number
  /** Of the processor, taken by the one that calls. */
  readonly own: number
}

const lookEvery = 5000
const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** A running number as one between 0 and 1, spread alike and the same in every run. */
const spread = (n: number, by: number): number => (n * by) % 1

const kindOf = (n: number): (typeof kinds)[number] => {
  const total = kinds.reduce((sum, { share }) => sum + share, 0)
  let left = spread(n, 0.618_033_988_7) * total
  for (const kind of kinds) {
    left -= kind.share
    if (left < 0) return kind
  }
  return kinds[0] as (typeof kinds)[number]
}

const lookAt = async (address: string): Promise<Gauged> => {
  const text = await (await fetch(`${address}/metrics`)).text()
  const figure = (name: string): number => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1])
  return {
    memory: figure('process_resident_memory_bytes'),
    lag: figure('sella_event_loop_lag_p99_seconds'),
    processor: figure('process_cpu_seconds_total'),
  }
}

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** Looks in a minute. */
const aMinute = 60_000 / lookEvery

/** Says what the last minute brought, from running totals. */
const minutes = (times: ReadonlyMap<string, readonly number[]>, ends: Readonly<Record<End, number>>) => {
  const seen = new Map<string, number>()
  let before = 0
  return (looks: readonly Gauged[]): string => {
    const late = [...times].flatMap(([name, all]) => all.slice(seen.get(name) ?? 0)).sort((a, b) => a - b)
    for (const [name, all] of times) seen.set(name, all.length)
    const total = ends.done + ends.refused + ends.failed
    const memory = Math.max(...looks.slice(-aMinute).map(look => look.memory)) / 1e6
    const line = `minute ${Math.floor((looks.length - 1) / aMinute)}: ${total - before} calls, p95 ${at(late, 0.95).toFixed(0)} ms, ${memory.toFixed(0)} MB; ${ends.refused} refused, ${ends.failed} failed so far`
    before = total
    return line
  }
}

/** Calls a server as doctors do. A call that is late counts from when it was due. */
export const load = async ({ address, doctors, rate, seconds, watch }: Wish): Promise<Measured> => {
  const times = new Map<string, number[]>(kinds.map(({ name }) => [name, []]))
  const ends = { done: 0, refused: 0, failed: 0 }
  const looks: Gauged[] = [await lookAt(address)]
  const before = process.cpuUsage()
  const begun = performance.now()
  const minute = minutes(times, ends)
  const open = new Set<Promise<void>>()
  const send = async (n: number, due: number): Promise<void> => {
    const { name, call } = kindOf(n)
    const doctor = doctors[Math.floor(spread(n, 0.754_877_666) * doctors.length)] as Doctor
    const end = await call(doctor, n)
    ends[end] += 1
    times.get(name)?.push(performance.now() - begun - due)
  }
  let next = lookEvery
  for (let n = 0; n < rate * seconds; n += 1) {
    const due = (n / rate) * 1000
    const early = due - (performance.now() - begun)
    if (early > 1) await wait(early)
    if (due > next) {
      next += lookEvery
      looks.push(await lookAt(address))
      if ((looks.length - 1) % aMinute === 0) watch(minute(looks))
    }
    const call = send(n, due).finally(() => open.delete(call))
    open.add(call)
  }
  await Promise.all(open)
  looks.push(await lookAt(address))
  const { user, system } = process.cpuUsage(before)
  return { times, ends, looks, seconds: (performance.now() - begun) / 1000, own: (user + system) / 1e6 }
}

/** Lines that say what was measured. */
export const linesOf = ({ times, ends, looks, seconds, own }: Measured): readonly string[] => {
  const rounded = (value: number): string => value.toFixed(0).padStart(7)
  const rows = [...times].map(([name, all]) => {
    const sorted = [...all].sort((a, b) => a - b)
    const figures = [at(sorted, 0.5), at(sorted, 0.95), at(sorted, 0.99)].map(rounded).join('')
    return `${name.padEnd(12)}${rounded(all.length)}${figures}`
  })
  const taken = (looks.at(-1)?.processor ?? 0) - (looks[0]?.processor ?? 0)
  // The first look tells of the time before.
  const lags = looks
    .slice(1)
    .map(({ lag }) => lag * 1000 - 10)
    .sort((a, b) => a - b)
  const memory = looks.map(look => Math.round(look.memory / 1e6))
  const total = ends.done + ends.refused + ends.failed
  return [
    `${'call'.padEnd(12)}${'calls'.padStart(7)}${'p50 ms'.padStart(7)}${'p95 ms'.padStart(7)}${'p99 ms'.padStart(7)}`,
    ...rows,
    `${(total / seconds).toFixed(1)} calls/s: ${ends.done} done, ${ends.refused} refused as busy, ${ends.failed} failed`,
    `event loop lag p99 of five seconds: median ${at(lags, 0.5).toFixed(0)} ms, worst ${at(lags, 1).toFixed(0)} ms`,
    `processor: ${((taken / total) * 1000).toFixed(2)} ms a call by the server with all it does, ${((own / total) * 1000).toFixed(2)} ms by the one that calls`,
    `memory: ${memory[0] ?? 0} MB at first, ${memory.at(-1) ?? 0} MB at last, ${Math.max(0, ...memory)} MB at most`,
  ]
}
