import { irregularityClass } from '../data/study-models/arches'
import { distance3, ontoPlane } from '../geometry/space'
import type { Words } from '../words'
import { mmAsRead } from './as-read'
import { occlusalPlane } from './occlusal-plane'
import { pointOf } from './point-of'
import type { ModelReadings } from './readings'
import { lengthError } from './scale'
import type { Tooth } from './tooth'

export interface Irregularity {
  /** The five displacements from the patient's right to left, mm. */
  readonly displacements: readonly number[]
  readonly sum: number
  /** Standard error of the sum on a photograph; null for a surface, where none is stated. */
  readonly error: number | null
  /** Little's category of the sum, and on a photograph those within its error. */
  readonly name: Words
}

type Contact = readonly [tooth: Tooth, name: 'MC' | 'DC']

/** Neighbouring contacts of the six lower front teeth. */
const neighbours: readonly (readonly [Contact, Contact])[] = [
  [
    ['43', 'MC'],
    ['42', 'DC'],
  ],
  [
    ['42', 'MC'],
    ['41', 'DC'],
  ],
  [
    ['41', 'MC'],
    ['31', 'MC'],
  ],
  [
    ['31', 'DC'],
    ['32', 'MC'],
  ],
  [
    ['32', 'DC'],
    ['33', 'MC'],
  ],
]

/** `轻微（误差内或中度）`: Little's category of the sum as displayed, with those within its error. */
function nameOf(sum: number, error: number | null): Words {
  const names = [0, -(error ?? 0), error ?? 0].map(by => irregularityClass(Math.max(0, mmAsRead(sum + by))))
  const [name, ...others] = [...new Set(names)]
  if (!name || others.length === 0) return names[0] ?? irregularityClass(sum)
  const also = (lang: keyof Words, by: string): string => others.map(each => each[lang]).join(by)
  return { zh: `${name.zh}（误差内或${also('zh', '、')}）`, en: `${name.en} (or ${also('en', ', ')})` }
}

/**
 * Little's index: the sum of the five displacements between neighbouring contacts of the lower front teeth, in the occlusal plane
 * (Little 1975). Null while a contact is missing. A gap also counts as a displacement.
 */
export function irregularityOf(readings: ModelReadings): Irregularity | null {
  const plane = occlusalPlane(readings, 'lower')
  if (!plane) return null
  const displacements: number[] = []
  for (const [[toothA, nameA], [toothB, nameB]] of neighbours) {
    const [a, b] = [pointOf(readings, toothA, nameA), pointOf(readings, toothB, nameB)]
    if (!a || !b) return null
    displacements.push(distance3(ontoPlane(plane, a), ontoPlane(plane, b)))
  }
  const sum = displacements.reduce((total, each) => total + each, 0)
  const error = lengthError(readings, 'lower', sum, displacements.length)
  return { displacements, sum, error, name: nameOf(sum, error) }
}
