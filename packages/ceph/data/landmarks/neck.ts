import type { Words } from '../../words'
import type { LandmarkRow } from './row'

interface PlaceRow {
  readonly name: Words
  /** In Chinese without the vertebra, which precedes it. */
  readonly definition: Words
}

/** The places of a vertebra where points lie. */
export const neckPlaces = {
  IP: {
    name: { zh: '下缘后点', en: 'lower rear corner' },
    definition: {
      zh: '椎体下缘的后端，即骨性轮廓最低的后角，不计唇样增生和椎间盘影',
      en: 'Rear end of the lower border: the lowest rear corner of the bony outline, lipping and disc shadow left aside.',
    },
  },
  ID: {
    name: { zh: '下缘最凹点', en: 'lower notch' },
    definition: {
      zh: '椎体下缘前后端之间向椎体最凹的点；下缘平直时取中点，不超出骨质',
      en: 'Deepest point of the lower border towards the body; on a flat border its middle. Never outside the bone.',
    },
  },
  IA: {
    name: { zh: '下缘前点', en: 'lower front corner' },
    definition: {
      zh: '椎体下缘的前端，即骨性轮廓最低的前角，不计唇样增生和椎间盘影',
      en: 'Front end of the lower border: the lowest front corner of the bony outline, lipping and disc shadow left aside.',
    },
  },
  SA: {
    name: { zh: '上缘前点', en: 'upper front corner' },
    definition: { zh: '椎体前缘的最高角', en: 'Top of the front border: its highest corner.' },
  },
  SP: {
    name: { zh: '上缘后点', en: 'upper rear corner' },
    definition: { zh: '椎体后缘的最高角', en: 'Top of the rear border: its highest corner.' },
  },
} as const satisfies Readonly<Record<string, PlaceRow>>

export type NeckPlace = keyof typeof neckPlaces

const lowerBorder = ['IP', 'ID', 'IA'] as const
const body = [...lowerBorder, 'SA', 'SP'] as const

/** Where points lie on each vertebra, in the order of placement: from the back, lower border first. */
export const placesOf = { C2: lowerBorder, C3: body, C4: body } as const

const rowOf = (vertebra: string, zh: string, { name, definition }: PlaceRow): LandmarkRow => ({
  name: { zh: zh + name.zh, en: `${vertebra} ${name.en}` },
  definition: { zh: zh + definition.zh, en: definition.en },
  ...{ category: 'neck', kind: 'primary', isbi: null, red: false, inSpec: false, note: null },
})

const rowsOf = <V extends string, P extends NeckPlace>(vertebra: V, zh: string, places: readonly P[]) =>
  Object.fromEntries(places.map(place => [`${vertebra}_${place}`, rowOf(vertebra, zh, neckPlaces[place])])) as Readonly<
    Record<`${V}_${P}`, LandmarkRow>
  >

/**
 * Lower borders and bodies of the cervical vertebrae C2 to C4, from the back, as placed for the maturation stage (Baccetti 2005;
 * the same points in later sets). Drawn on request; no analysis uses them yet.
 */
export const neckLandmarks = {
  ...rowsOf('C2', '第二颈椎', placesOf.C2),
  ...rowsOf('C3', '第三颈椎', placesOf.C3),
  ...rowsOf('C4', '第四颈椎', placesOf.C4),
}
