/** Upper bounds of the histogram of call durations, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const

/** A metric's sample in Prometheus terms: name, labels, value. */
export interface Sample {
  readonly name: string
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
}

/** A metric's samples with its description and type. */
export interface Family {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly samples: readonly Sample[]
}

interface Timed {
  readonly buckets: number[]
  count: number
  seconds: number
}

export interface Metrics {
  /** Records that a call was answered: its name, the status, and the duration in seconds. */
  answered(call: string, status: number, seconds: number): void
  /** Records a refusal that may indicate an attack. */
  refused(refusal: string): void
  /** Records a failure; `where`: in a call, or in the background. */
  failed(where: 'call' | 'background'): void
  families(): readonly Family[]
}

const added = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1)

const timesOf = (times: ReadonlyMap<string, Timed>): readonly Sample[] =>
  [...times].flatMap(([call, { buckets, count, seconds }]) => [
    ...bounds.map((bound, i) => ({
      name: 'sella_call_seconds_bucket',
      labels: { call, le: String(bound) },
      value: buckets[i] ?? 0,
    })),
    { name: 'sella_call_seconds_bucket', labels: { call, le: '+Inf' }, value: count },
    { name: 'sella_call_seconds_sum', labels: { call }, value: seconds },
    { name: 'sella_call_seconds_count', labels: { call }, value: count },
  ])

const familiesOf = (
  answers: ReadonlyMap<string, number>,
  { failures, refusals }: Readonly<Record<'failures' | 'refusals', ReadonlyMap<string, number>>>,
  times: ReadonlyMap<string, Timed>,
): readonly Family[] => [
  {
    name: 'sella_calls_total',
    help: 'Answers by call and HTTP status.',
    type: 'counter',
    samples: [...answers].map(([key, value]) => {
      const [call = '', code = ''] = key.split(' ')
      return { name: 'sella_calls_total', labels: { call, code }, value }
    }),
  },
  {
    name: 'sella_call_seconds',
    help: 'Seconds from the head of a call to the end of its answer.',
    type: 'histogram',
    samples: timesOf(times),
  },
  {
    name: 'sella_errors_total',
    help: 'Answers of 500 and more, and failures of work behind the calls.',
    type: 'counter',
    samples: [...failures].map(([where, value]) => ({ name: 'sella_errors_total', labels: { where }, value })),
  },
  {
    name: 'sella_refusals_total',
    help: 'Wrong passwords and codes, too many sign-ins, and calls that a role does not allow, by reason.',
    type: 'counter',
    samples: [...refusals].map(([refusal, value]) => ({ name: 'sella_refusals_total', labels: { refusal }, value })),
  },
]

/** The counters of this process, from its start on. */
export const metricsFromNow = (): Metrics => {
  const answers = new Map<string, number>()
  const failures = new Map<string, number>([
    ['call', 0],
    ['background', 0],
  ])
  const refusals = new Map<string, number>()
  const times = new Map<string, Timed>()
  return {
    answered: (call, status, seconds) => {
      added(answers, `${call} ${status}`)
      const timed = times.get(call) ?? { buckets: bounds.map(() => 0), count: 0, seconds: 0 }
      times.set(call, timed)
      timed.count += 1
      timed.seconds += seconds
      for (const [i, bound] of bounds.entries()) if (seconds <= bound) timed.buckets[i] = (timed.buckets[i] ?? 0) + 1
      if (status >= 500) added(failures, 'call')
    },
    refused: refusal => added(refusals, refusal),
    failed: where => added(failures, where),
    families: () => familiesOf(answers, { failures, refusals }, times),
  }
}

const labelText = (labels: Readonly<Record<string, string>> = {}): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/["\\\n]/g, '')}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

/** Metric families in the Prometheus text format (version 0.0.4). */
export const prometheusText = (families: readonly Family[]): string =>
  families
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(sample => `${sample.name}${labelText(sample.labels)} ${sample.value}`),
      '',
    ])
    .join('\n')
