import type { LandmarkName } from '../data/landmarks'
import type { ResponseGroup, SkinDriver } from '../data/planning/responses/row'
import { minus, type Point } from '../geometry/point'
import { goesBack, type Positions } from './frame'
import type { Stages } from './hard-tissue'

/**
 * What each cause moved, mm. Bone counts as carried by its own step alone and teeth as moved within their bone, so nothing is
 * counted twice.
 */
export type Drivers = Readonly<Partial<Record<ResponseGroup, Readonly<Partial<Record<SkinDriver, Point>>>>>>

const landmarkOf: Readonly<Record<SkinDriver, LandmarkName>> = {
  'T.U1tip': 'U1IncisalTip',
  'T.L1tip': 'L1IncisalTip',
  'T.L1apex': 'L1RootTip',
  'MX.A': 'A',
  'MX.U1tip': 'U1IncisalTip',
  'MD.L1tip': 'L1IncisalTip',
  'MD.B': 'B',
  'MD.Pog': 'Pog',
  'MD.Gn': 'Gn',
  'MD.Me': 'Me',
  'CH.Pog': 'Pog',
  'CH.Gn': 'Gn',
  'CH.Me': 'Me',
}

/** The landmark whose displacement the driver is. */
export const driverLandmark = (driver: SkinDriver): LandmarkName => landmarkOf[driver]

type Moved = Readonly<Partial<Record<SkinDriver, Point>>>

const between = (before: Positions, after: Positions, prefix: string): Moved => {
  const shifts: Partial<Record<SkinDriver, Point>> = {}
  for (const driver of Object.keys(landmarkOf) as SkinDriver[]) {
    if (!driver.startsWith(prefix)) continue
    const [from, to] = [before[landmarkOf[driver]], after[landmarkOf[driver]]]
    if (from && to) shifts[driver] = minus(to, from)
  }
  return shifts
}

/** Advancement or setback, by the movement of Pog (B or the lower incisor if it is not placed): `combine.bsso_choice`. */
const bodyGroup = (moved: Moved): 'bsso_adv' | 'bsso_back' =>
  goesBack((moved['MD.Pog'] ?? moved['MD.B'] ?? moved['MD.L1tip'])?.x ?? 0) ? 'bsso_back' : 'bsso_adv'

/** The drivers of a plan; contains only the causes it uses. */
export function driversOf(stages: Stages): Drivers {
  const { grown, maxilla, turned, body, chin, teeth } = stages
  const mandible = between(turned, body, 'MD.')
  return {
    ...(maxilla === grown ? {} : { lefort: between(grown, maxilla, 'MX.') }),
    ...(turned === maxilla ? {} : { autorotation: between(maxilla, turned, 'MD.') }),
    ...(body === turned ? {} : { [bodyGroup(mandible)]: mandible }),
    ...(chin === body ? {} : { genio: between(body, chin, 'CH.') }),
    ...(teeth === chin ? {} : { incisor: between(chin, teeth, 'T.') }),
  }
}
