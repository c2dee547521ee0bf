import type { Grade } from '../data/planning/grades'
import type { SkinPoint } from '../data/planning/prediction-error'
import { skinResponses } from '../data/planning/responses'
import type { SkinResponse } from '../data/planning/responses/row'
import type { Drivers } from './drivers'
import { goesBack } from './frame'
import type { OwnRatio } from './plan'

/** One cause of a skin point's way: ratio x driver. */
export interface Term {
  readonly response: SkinResponse
  readonly component: 'x' | 'y'
  /** mm of hard tissue. */
  readonly driver: number
  /** mm of skin. */
  readonly shift: number
  /** mm that the ratio's own spread makes of it, one standard deviation. */
  readonly sd: number
  /** Weaker than the row's own where the movement is not the one it was read from. */
  readonly grade: Grade
  /** The doctor's own ratio, and her source. */
  readonly own: OwnRatio | null
  /** By Holdaway's rule in place of the row's ratio: 1 : 1 once the strain of the lip is used up. */
  readonly strained?: true
}

/** Where the limits stand for the spread: the farther one as the end of 90 %, so that the band is rather too wide. Own arithmetic. */
const spreadOfLimits = ({ ratio, low, high }: SkinResponse): number => Math.max(high - ratio, ratio - low) / 1.645

/** Rows read from one direction of a movement, used for the other for want of a figure: doubtful (`combine`, section 3). */
function gradeFor({ group, condition, grade }: SkinResponse, component: 'x' | 'y', driver: number): Grade {
  const proclined = group === 'incisor' && condition.startsWith('retraction') && driver > 0
  const setBack = group === 'lefort' && component === 'x' && driver < 0
  const lowered = group === 'lefort' && component === 'y' && driver > 0
  return proclined || setBack || lowered ? 'doubtful' : grade
}

const chinBack = (drivers: Drivers): boolean => goesBack(drivers.genio?.['CH.Pog']?.x ?? 0)

const instead = (row: SkinResponse): SkinResponse | undefined =>
  skinResponses.find(
    ({ use, skin, driver, component }) =>
      use === 'alternative' && skin === row.skin && driver === row.driver && component === row.component,
  )

/** The rows of a skin point that a set of drivers uses; a chin that goes back has its own. */
const rowsFor = (skin: SkinPoint, drivers: Drivers): readonly SkinResponse[] =>
  skinResponses
    .filter(row => row.use === 'default' && row.skin === skin && drivers[row.group] !== undefined)
    .map(row => (row.group === 'genio' && row.component === 'x' && chinBack(drivers) ? (instead(row) ?? row) : row))

function termOf(row: SkinResponse, component: 'x' | 'y', driver: number, own: OwnRatio | null): Term {
  const ratio = own?.ratio ?? row.ratio
  const sd = own?.sd ?? row.sd ?? spreadOfLimits(row)
  const grade = own ? 'proposal' : gradeFor(row, component, driver)
  return { response: row, component, driver, shift: ratio * driver, sd: Math.abs(driver * sd), grade, own }
}

const noWay = 1e-9

/** What moves a skin point, cause by cause; causes that do not move it are left out. Section 4, rule 3. */
export function termsOf(skin: SkinPoint, drivers: Drivers, ownRatios: readonly OwnRatio[] = []): readonly Term[] {
  return rowsFor(skin, drivers).flatMap(row => {
    const way = drivers[row.group]?.[row.driver]
    const own = ownRatios.find(({ id }) => id === row.id) ?? null
    const components = row.component === 'xy' ? (['x', 'y'] as const) : [row.component]
    return components.flatMap(component => {
      const driver = way?.[component] ?? 0
      return Math.abs(driver) > noWay ? [termOf(row, component, driver, own)] : []
    })
  })
}

/** mm of a skin point along one axis. */
export const sumOf = (terms: readonly Term[], component: 'x' | 'y'): number =>
  terms.reduce((sum, term) => (term.component === component ? sum + term.shift : sum), 0)

/**
 * Drivers that a skin point needs and a film without that landmark does not have. A tooth that is moved is there; of one that is not
 * placed nothing is planned.
 */
export const missingDrivers = (skin: SkinPoint, drivers: Drivers) => [
  ...new Set(
    rowsFor(skin, drivers).flatMap(({ group, driver, ratio }) =>
      drivers[group]?.[driver] || ratio === 0 || group === 'incisor' ? [] : [driver],
    ),
  ),
]
