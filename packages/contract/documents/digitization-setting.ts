import { type Colours, defaultColours } from '@sella/drawing/tracing/colours'
import { type DisplayToggle, displayToggles, firstShown } from '@sella/drawing/tracing/show'
import { z } from 'zod/mini'
import { proven, type Same } from './same'
import { type SettingDocument, setting } from './setting'

/** Which layers are drawn over the film, and whether the film itself is shown. */
export type Display = Readonly<Record<DisplayToggle, boolean>>

export const defaultDisplay: Display = firstShown

/** A colour name or hex value: nothing else may reach a drawing. */
const colour = z.string().check(z.regex(/^(#[0-9a-f]{3}|#[0-9a-f]{6}|[a-z]+)$/i))

const colours = z.object({
  tagPointColor: colour,
  tagNameColor: colour,
  curveColor: colour,
  teethColor: colour,
  analysisLineColor: colour,
  analysisValueColor: colour,
  overlapColors: z.array(colour).check(z.minLength(1)),
})
proven<Same<z.output<typeof colours>, Colours>>()

const toggle = z.optional(z.boolean())
const display = z.object(Object.fromEntries(displayToggles.map(key => [key, toggle])) as Record<DisplayToggle, typeof toggle>)
proven<Same<Required<z.output<typeof display>>, Display>>()

const schema = z.looseObject({ ...z.partial(colours).shape, ...display.shape })

/** Which layers are drawn, and in which colours (specification, section 3). */
export interface DigitizationSetting {
  readonly colours: Colours
  readonly display: Display
}

const { name, read, faultIn } = setting('digitizationSetting', schema, {})

const chosen = <T extends object>(defaults: T, stored: Readonly<Record<string, unknown>>): T => ({
  ...defaults,
  ...Object.fromEntries(Object.keys(defaults).flatMap(key => (stored[key] === undefined ? [] : [[key, stored[key]]]))),
})

export const digitizationSetting: SettingDocument<DigitizationSetting> = {
  name,
  schema,
  read: text => {
    const stored = read(text)
    return { colours: chosen(defaultColours, stored), display: chosen(defaultDisplay, stored) }
  },
  faultIn,
}
