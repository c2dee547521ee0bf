import type { EvaluationRow } from '@sella/ceph/analysis/analysis'

/** Round steps of a value axis. */
const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100]
const mostSteps = 6

interface Scale {
  readonly top: number
  readonly bottom: number
  readonly ticks: readonly number[]
}

/** The value axis that covers every value with its error and every norm band, in round steps. */
export const scaleOf = (rows: readonly EvaluationRow[]): Scale => {
  const ends = rows.flatMap(({ reading, norm }) => [
    ...(reading.status === 'read' ? [reading.value - (reading.error ?? 0), reading.value + (reading.error ?? 0)] : []),
    ...(norm ? [norm.mean - norm.sd, norm.mean + norm.sd] : []),
  ])
  const [low, high] = ends.length ? [Math.min(...ends), Math.max(...ends)] : [0, 1]
  const step = steps.find(candidate => (high - low) / candidate <= mostSteps) ?? 100
  const bottom = Math.floor(low / step) * step
  const count = Math.max(Math.ceil((high - bottom) / step), 1)
  const ticks = Array.from({ length: count + 1 }, (_, i) => Number((bottom + i * step).toFixed(1)))
  return { bottom, top: bottom + count * step, ticks }
}
