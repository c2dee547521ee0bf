import type { LandmarkName } from '../data/landmarks'
import type { OutlineName } from '../data/outlines'
import type { Words } from '../words'

/**
 * What a registration is held by: the row's own point, Me (textbooks differ for the mandible), the other end of its line, the
 * midpoint of the line, the best fit of the region's stable landmarks, or that of its contours fitted to the film.
 */
export const holdNames = ['point', 'menton', 'other_end', 'midpoint', 'fit', 'contours'] as const
export type Hold = (typeof holdNames)[number]

export interface RegistrationRow {
  readonly title: Words
  /** The clinical question the picture answers. */
  readonly shows: Words
  /** Registration point: here record 2 coincides with record 1. */
  readonly register: LandmarkName
  /** From the first to the second landmark: record 2 is rotated until these lines are parallel. */
  readonly along: readonly [LandmarkName, LandmarkName]
  /** The available ways to hold it; the first is the default. */
  readonly holds: readonly Hold[]
  /** Landmarks of the region for the best fit: those least affected by bone remodelling and tooth movement. */
  readonly stable: readonly LandmarkName[]
  /**
   * Outlines of structures that hardly change, for the best fit of contours: Bjork's for the jaw, the anterior cranial base for
   * the face.
   */
  readonly contours: readonly OutlineName[]
  /** The curves drawn in its picture; null for all. */
  readonly draws: readonly OutlineName[] | null
}

/** Rigid moves only: rotation and shift, each film in its own millimetres. clinical/superimposition.md. In drawing order. */
const rows = {
  sn: {
    title: { zh: '前颅底平面重叠', en: 'Anterior cranial base' },
    shows: { zh: '全颅面相对颅底的变化', en: 'Change of the whole face against the cranial base' },
    register: 'S',
    along: ['S', 'Na'],
    holds: ['point', 'other_end', 'midpoint', 'fit', 'contours'],
    stable: ['S', 'Na', 'Ba', 'Po'],
    contours: ['sella_turcica', 'anterior_cranial_base'],
    draws: null,
  },
  pp: {
    title: { zh: '腭平面重叠', en: 'Palatal plane' },
    shows: { zh: '上颌内的牙移动', en: 'Tooth movement inside the maxilla' },
    register: 'ANS',
    along: ['PNS', 'ANS'],
    holds: ['point', 'other_end', 'midpoint', 'fit'],
    stable: ['ANS', 'PNS', 'Ptm', 'Or'],
    contours: [],
    draws: ['key_ridge', 'pterygomaxillary_fissure', 'nasal_floor', 'maxilla_anterior', 'palate', 'upper_incisor', 'upper_molar'],
  },
  mp: {
    title: { zh: '下颌平面重叠', en: 'Mandibular plane' },
    shows: { zh: '下颌内的牙移动与髁突生长', en: 'Tooth movement inside the mandible, condylar growth' },
    register: 'Gn',
    along: ['Go', 'Gn'],
    holds: ['point', 'menton', 'other_end', 'midpoint', 'fit', 'contours'],
    stable: ['Pog', 'Gn', 'Me', 'PM', 'D'],
    contours: ['symphysis_labial', 'symphysis_lingual'],
    draws: [
      'symphysis_labial',
      'symphysis_lingual',
      'mandible_lower_border',
      'ramus_posterior',
      'condyle',
      'sigmoid_coronoid',
      'ramus_anterior',
      'mandibular_canal',
      'lower_incisor',
      'lower_molar',
    ],
  },
} satisfies Readonly<Record<string, RegistrationRow>>

export type RegistrationName = keyof typeof rows

export const registrations: Readonly<Record<RegistrationName, RegistrationRow>> = rows

/** In drawing order. */
export const registrationNames = Object.keys(rows) as readonly RegistrationName[]

/** The landmark a registration is held on; null for a midpoint or the centre of several landmarks. */
export function registrationLandmark(name: RegistrationName, hold: Hold): LandmarkName | null {
  const { register, along } = registrations[name]
  if (hold === 'point') return register
  if (hold === 'menton') return 'Me'
  return hold === 'other_end' ? (along.find(end => end !== register) ?? null) : null
}
