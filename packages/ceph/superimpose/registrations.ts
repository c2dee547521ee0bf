import type { LandmarkName } from '../data/landmarks'
import type { OutlineName } from '../data/outlines'
import type { Words } from '../words'

export type RegistrationName = 'sn' | 'pp' | 'mp'

/**
 * Where a registration is held: on the row's own point, on Me (books differ for the mandible), at the other end of its line, at the
 * middle of the line, by the best fit of the region's stable landmarks, or by that of its contours fitted to the film.
 */
export type Hold = 'point' | 'menton' | 'other_end' | 'midpoint' | 'fit' | 'contours'

export interface RegistrationRow {
  readonly title: Words
  /** What the picture answers. */
  readonly shows: Words
  /** Here record 2 falls exactly on record 1. */
  readonly register: LandmarkName
  /** From the first to the second: record 2 is turned until these lines have the same direction. */
  readonly along: readonly [LandmarkName, LandmarkName]
  /** What it may be held by; the first unless the doctor says otherwise. */
  readonly holds: readonly Hold[]
  /** Landmarks of the region for the best fit: those that bone remodelling and teeth move least. */
  readonly stable: readonly LandmarkName[]
  /** Outlines of structures that hardly change, for the best fit of contours: Bjork's for the jaw, the anterior cranial base for the face. */
  readonly contours: readonly OutlineName[]
  /** The curves that belong in its picture; null for all. */
  readonly draws: readonly OutlineName[] | null
}

/** Rigid moves only: a turn and a shift, each film in its own millimetres. clinical/superimposition.md. */
export const registrations: Readonly<Record<RegistrationName, RegistrationRow>> = {
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
}

/** In the order in which they are drawn. */
export const registrationNames: readonly RegistrationName[] = ['sn', 'pp', 'mp']

/** The landmark a registration is held on; null when it is held at the middle or the centre of several. */
export function heldLandmark(name: RegistrationName, hold: Hold): LandmarkName | null {
  const { register, along } = registrations[name]
  if (hold === 'point') return register
  if (hold === 'menton') return 'Me'
  return hold === 'other_end' ? (along.find(end => end !== register) ?? null) : null
}
