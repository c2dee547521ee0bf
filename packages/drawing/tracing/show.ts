import type { Words } from '@sella/ceph/words'

/** What can be shown or hidden of a picture and its drawing: its words, its key, and its initial state. */
interface ToggleRow {
  readonly name: Words
  readonly key: string | null
  /** Whether it is shown by default. */
  readonly shown: boolean
  /** `drawing`: a part of the drawing; `screen`: something else on the screen. */
  readonly of: 'drawing' | 'screen'
  /** Whether face photos have it; it may have a different name there. */
  readonly onFace: boolean | Words
}

/** In the order of the panel. */
export const toggles = {
  outlines: { name: { zh: '轮廓', en: 'Outlines' }, key: null, shown: true, of: 'drawing', onFace: true },
  /** Outlines that were not traced. */
  estimated: { name: { zh: '推导轮廓', en: 'Estimated outlines' }, key: null, shown: true, of: 'screen', onFace: false },
  teeth: { name: { zh: '牙', en: 'Teeth' }, key: null, shown: true, of: 'drawing', onFace: false },
  points: { name: { zh: '点', en: 'Points' }, key: 'p', shown: true, of: 'drawing', onFace: true },
  pointNames: { name: { zh: '点名', en: 'Names' }, key: 'n', shown: false, of: 'drawing', onFace: true },
  auxiliaryLines: { name: { zh: '辅助线', en: 'Lines' }, key: 'l', shown: true, of: 'drawing', onFace: true },
  results: { name: { zh: '测量值', en: 'Values' }, key: 'v', shown: true, of: 'drawing', onFace: true },
  /** Rings around points the detector is unsure of. */
  uncertainty: { name: { zh: '不确定范围', en: 'Uncertainty' }, key: null, shown: true, of: 'drawing', onFace: true },
  /** Colours points by their expected error. */
  confidence: { name: { zh: '按把握着色', en: 'Colour by certainty' }, key: null, shown: true, of: 'drawing', onFace: true },
  ruler: { name: { zh: '标尺', en: 'Ruler' }, key: null, shown: true, of: 'drawing', onFace: true },
  /** Points of the neck, which no analysis requires. */
  neck: { name: { zh: '颈椎点', en: 'Neck points' }, key: null, shown: false, of: 'drawing', onFace: false },
  film: { name: { zh: 'X 光片', en: 'X-ray' }, key: 'x', shown: true, of: 'screen', onFace: { zh: '照片', en: 'Photo' } },
  /** The side photo overlaid on the film, and its control strip. */
  profilePhoto: { name: { zh: '侧貌照片', en: 'Profile photo' }, key: 'o', shown: false, of: 'screen', onFace: false },
} as const satisfies Readonly<Record<string, ToggleRow>>

export type DisplayToggle = keyof typeof toggles

/** The toggles in the order of the panel. */
export const displayToggles = Object.keys(toggles) as readonly DisplayToggle[]

/** What the doctor shows or hides in the drawing; saved with her settings. */
export type ShowSettings = {
  readonly [T in DisplayToggle as (typeof toggles)[T]['of'] extends 'drawing' ? T : never]: boolean
}

/** Toggles that hide a layer; `confidence` only changes colours. */
export type Toggle = Exclude<keyof ShowSettings, 'confidence'>

/** The initial state of every toggle. */
export const firstShown = Object.fromEntries(displayToggles.map(name => [name, toggles[name].shown])) as Readonly<
  Record<DisplayToggle, boolean>
>

const drawn = displayToggles.filter(name => toggles[name].of === 'drawing')

/** The drawing of a complete tracing: on paper and in pictures points keep their own colour. */
export const defaultShow: ShowSettings = {
  ...(Object.fromEntries(drawn.map(name => [name, toggles[name].shown])) as unknown as ShowSettings),
  confidence: false,
}
