import type { Words } from '@sella/ceph/words'

/** What of a picture with its drawing can be shown or hidden: a row has its words, the key that turns it, and how it stands at first. */
interface ToggleRow {
  readonly name: Words
  readonly key: string | null
  /** Whether it is shown until the doctor chooses. */
  readonly shown: boolean
  /** `drawing`: a part of the drawing; `screen`: what is on the screen besides it. */
  readonly of: 'drawing' | 'screen'
  /** Whether a photo of the face has it; there it may have another name. */
  readonly onFace: boolean | Words
}

/** In the order of the panel. */
export const toggles = {
  outlines: { name: { zh: '轮廓', en: 'Outlines' }, key: null, shown: true, of: 'drawing', onFace: true },
  /** Outlines nobody traced. */
  estimated: { name: { zh: '推导轮廓', en: 'Estimated outlines' }, key: null, shown: true, of: 'screen', onFace: false },
  teeth: { name: { zh: '牙', en: 'Teeth' }, key: null, shown: true, of: 'drawing', onFace: false },
  points: { name: { zh: '点', en: 'Points' }, key: 'p', shown: true, of: 'drawing', onFace: true },
  pointNames: { name: { zh: '点名', en: 'Names' }, key: 'n', shown: false, of: 'drawing', onFace: true },
  auxiliaryLines: { name: { zh: '辅助线', en: 'Lines' }, key: 'l', shown: true, of: 'drawing', onFace: true },
  results: { name: { zh: '测量值', en: 'Values' }, key: 'v', shown: true, of: 'drawing', onFace: true },
  /** Rings about points the detector is unsure of. */
  uncertainty: { name: { zh: '不确定范围', en: 'Uncertainty' }, key: null, shown: true, of: 'drawing', onFace: true },
  /** Points in the colour of their expected error instead of their own. */
  confidence: { name: { zh: '按把握着色', en: 'Color by certainty' }, key: null, shown: true, of: 'drawing', onFace: true },
  ruler: { name: { zh: '标尺', en: 'Ruler' }, key: null, shown: true, of: 'drawing', onFace: true },
  /** Points of the neck, which no analysis needs. */
  neck: { name: { zh: '颈椎点', en: 'Neck points' }, key: null, shown: false, of: 'drawing', onFace: false },
  film: { name: { zh: 'X 光片', en: 'X-ray' }, key: 'x', shown: true, of: 'screen', onFace: { zh: '照片', en: 'Photo' } },
  /** The side photo laid on the film, and the strip it is handled from. */
  profilePhoto: { name: { zh: '侧貌照片', en: 'Profile photo' }, key: 'o', shown: false, of: 'screen', onFace: false },
} as const satisfies Readonly<Record<string, ToggleRow>>

export type DisplayToggle = keyof typeof toggles

/** The toggles in their order on the panel. */
export const displayToggles = Object.keys(toggles) as readonly DisplayToggle[]

/** What the doctor shows or hides of the drawing; saved with her settings. */
export type ShowSettings = {
  readonly [T in DisplayToggle as (typeof toggles)[T]['of'] extends 'drawing' ? T : never]: boolean
}

/** What hides a layer; `confidence` only changes the colours of one. */
export type Toggle = Exclude<keyof ShowSettings, 'confidence'>

/** How every toggle stands at first. */
export const firstShown = Object.fromEntries(displayToggles.map(name => [name, toggles[name].shown])) as Readonly<
  Record<DisplayToggle, boolean>
>

const drawn = displayToggles.filter(name => toggles[name].of === 'drawing')

/** The drawing as a whole tracing is drawn: on paper and in pictures points keep their own colour. */
export const defaultShow: ShowSettings = {
  ...(Object.fromEntries(drawn.map(name => [name, toggles[name].shown])) as unknown as ShowSettings),
  confidence: false,
}
