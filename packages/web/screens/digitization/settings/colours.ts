import { type Colours, defaultColours } from '@sella/drawing/tracing/colours'

/** The name of the setting that keeps the doctor's colours, beside what is drawn (specification, section 3). */
export const colourSetting = 'digitizationSetting'

export const colourKeys = [
  'tagPointColor',
  'tagNameColor',
  'curveColor',
  'teethColor',
  'analysisLineColor',
  'analysisValueColor',
] as const satisfies readonly (keyof Colours)[]

/** The setting with some of its keys changed; the others stay as they are. */
export const withKeys = (content: string | null | undefined, part: object): string => {
  const stored: unknown = content ? JSON.parse(content) : {}
  return JSON.stringify({ ...(typeof stored === 'object' ? stored : {}), ...part })
}

const isColour = (value: unknown): value is string => typeof value === 'string' && /^(#[0-9a-f]{6}|[a-z]+)$/i.test(value)

/** The stored colours; what is no colour takes the default. */
export const readColours = (content: string | null | undefined): Colours => {
  const stored = (content ? JSON.parse(content) : {}) as Readonly<Record<string, unknown>> | null
  const own = colourKeys.flatMap(key => (isColour(stored?.[key]) ? [[key, stored[key]]] : []))
  const overlap = stored?.overlapColors
  const overlapColors =
    Array.isArray(overlap) && overlap.length > 0 && overlap.every(isColour) ? overlap : defaultColours.overlapColors
  return { ...defaultColours, ...Object.fromEntries(own), overlapColors }
}
