import type { DeviationClass } from '@sella/ceph/analysis/analysis'

/** The user's own colours, under the keys of the settings. */
export interface Colours {
  readonly tagPointColor: string
  readonly tagNameColor: string
  readonly curveColor: string
  readonly teethColor: string
  readonly analysisLineColor: string
  /** For values inside the norm; values outside it keep the colour of their class, which carries meaning. */
  readonly analysisValueColor: string
  /** One per superimposed record, in order. */
  readonly overlapColors: readonly string[]
}

/** The first is the specification's; used in this order if the user has set none. */
export const compareColours: readonly string[] = [
  '#349bde',
  '#e0803a',
  '#4fae6a',
  '#b36ae2',
  '#d9b43c',
  '#e0567f',
  '#36b8b0',
  '#8c8f3a',
  '#7c7fe8',
  '#a9745a',
]

/** Specification section 9; normal values use the quiet grey of the result scale. */
export const defaultColours: Colours = {
  tagPointColor: '#e54d71',
  tagNameColor: 'orange',
  curveColor: '#0093ff',
  teethColor: '#0093ff',
  analysisLineColor: '#ea6a88',
  analysisValueColor: '#d5dadd',
  overlapColors: compareColours,
}

/** Derived points and other special points (specification section 9). */
export const specialPointColour = '#00ff00'

export type Theme = 'dark' | 'light'

type ClassColours = Readonly<Record<DeviationClass, string>>

/** Hue shows the direction (cool below, warm above the mean), lightness the degree. */
export const classColours: Readonly<Record<Theme, ClassColours>> = {
  dark: {
    sd_negative_3: '#c293ed',
    sd_negative_2: '#478df9',
    sd_negative_1: '#9fd2f9',
    normal: '#d5dadd',
    sd_positive_1: '#f7dc8f',
    sd_positive_2: '#f5972d',
    sd_positive_3: '#f8605b',
  },
  light: {
    sd_negative_3: '#3c157a',
    sd_negative_2: '#1535be',
    sd_negative_1: '#0b70a2',
    normal: '#3b454b',
    sd_positive_1: '#855e04',
    sd_positive_2: '#812b05',
    sd_positive_3: '#ae1236',
  },
}

/** Surface, text and signal colours of a theme, as far as drawings use them. */
export const surfaces = {
  dark: {
    panel: '#191c1f',
    hover: '#23272b',
    text: '#e8ebed',
    quiet: '#a9b1b7',
    faint: '#87919a',
    warn: '#f0b429',
    accent: '#3cc4b4',
  },
  light: {
    panel: '#ffffff',
    hover: '#eef1f0',
    text: '#14191c',
    quiet: '#475158',
    faint: '#5f6a71',
    warn: '#8a5a00',
    accent: '#0b756c',
  },
} as const satisfies Readonly<Record<Theme, Readonly<Record<string, string>>>>

/** Background of a value chip over a film, near black at 90 %. */
export const chipGround: Readonly<Record<Theme, string>> = { dark: 'rgba(8,9,11,0.9)', light: 'rgba(255,255,255,0.92)' }

/** The colour for a value of this class: the user's own inside the norm, unless it would be invisible on a light background. */
export const valueColour = (of: DeviationClass, colours: Colours, theme: Theme): string =>
  of === 'normal' && theme === 'dark' ? colours.analysisValueColor : classColours[theme][of]
