import { readFileSync } from 'node:fs'
import type { PlacedPoint } from '@sella/ceph/tracing/tracing'

interface Golden {
  readonly spines: readonly { readonly points: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>> }[]
}
const golden = JSON.parse(readFileSync(new URL('../../../ceph/golden/maturation.json', import.meta.url), 'utf8')) as Golden

/** How many spines the reference has. */
export const spineCount = golden.spines.length

/** The 13 points of a spine of the reference, 10 pixels per millimetre, below the template's face. */
export const neckPoints = (spine: number): Record<string, PlacedPoint> =>
  Object.fromEntries(
    Object.entries(golden.spines[spine]?.points ?? {}).flatMap(([vertebra, parts]) =>
      Object.entries(parts).map(([part, [x, y]]) => [
        `${vertebra}_${part}`,
        { x: 300 + 10 * x, y: 1500 + 10 * y, origin: 'manual' as const },
      ]),
    ),
  )
