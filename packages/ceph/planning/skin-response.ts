import type { Grade } from '../data/planning/grades'
import type { SkinPoint } from '../data/planning/prediction-error'
import { skinResponses } from '../data/planning/responses'
import type { SkinResponse } from '../data/planning/responses/row'
import type { Drivers } from './drivers'
import { goesBack } from './frame'
import type { OwnRatio } from './plan'

/** One cause of a skin point's displacement: ratio x driver. */
export interface Term {
  readonly response: SkinResponse
  readonly component: 'x' | 'y'
  /** Displacement of the hard tissue, mm. */
  readonly driver: number
  /** Displacement of the skin, mm. */
  readonly shift: number
  /** One standard deviation in mm due to the ratio's own spread. */
  readonly sd: number
  /** Weaker than the row's own grade if the movement differs from the one the ratio was read from. */
  readonly grade: Grade
  /** The doctor's own ratio with its source. */
  readonly own: OwnRatio | null
  /** Holdaway's rule replaces the row's ratio: 1 : 1 once the lip's strain is used up. */
  readonly strained?: true
}

/**
 * Spread estimated from the limits: the more distant limit is taken as the end of the 90 % range, so the band errs on the wide
 * side. Own arithmetic.
 */
const spreadOfLimits = ({ ratio, low, high }: SkinResponse): number => Math.max(high - ratio, ratio - low) / 1.645

/**
 * Rows read from one direction of a movement but used for the other, for lack of a figure, are graded doubtful (`combine`,
 * section 3).
 */
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

/** The rows of a skin point for a set of drivers; a chin setback has rows of its own. */
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

/** What moves a skin point, by cause; causes that do not move it are left out. Section 4, rule 3. */
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

/** Total displacement of a skin point along one axis, mm. */
export const sumOf = (terms: readonly Term[], component: 'x' | 'y'): number =>
  terms.reduce((sum, term) => (term.component === component ? sum + term.shift : sum), 0)

/**
 * Drivers that a skin point needs but that are unavailable because the film lacks their landmark. A tooth that is moved is always
 * placed, and no movement can be planned for one that is not.
 */
export const missingDrivers = (skin: SkinPoint, drivers: Drivers) => [
  ...new Set(
    rowsFor(skin, drivers).flatMap(({ group, driver, ratio }) =>
      drivers[group]?.[driver] || ratio === 0 || group === 'incisor' ? [] : [driver],
    ),
  ),
]
