import { type Colours, defaultColours } from '@sella/drawing/tracing/colours'
import { z } from 'zod'
import type { Db } from '../db/open'
import { settingNamed } from '../settings/store'

/** The setting that keeps the doctor's colours (specification, section 3). */
const setting = 'digitizationSetting'

// A name or a hex value: whatever else a setting holds never reaches the drawing.
const colour = z.string().regex(/^(#[0-9a-f]{6}|[a-z]+)$/i)

const shape = z
  .object({
    tagPointColor: colour.catch(defaultColours.tagPointColor),
    tagNameColor: colour.catch(defaultColours.tagNameColor),
    curveColor: colour.catch(defaultColours.curveColor),
    teethColor: colour.catch(defaultColours.teethColor),
    analysisLineColor: colour.catch(defaultColours.analysisLineColor),
    analysisValueColor: colour.catch(defaultColours.analysisValueColor),
    overlapColors: z
      .array(colour)
      .min(1)
      .catch([...defaultColours.overlapColors]),
  })
  .catch({ ...defaultColours, overlapColors: [...defaultColours.overlapColors] })

/** The doctor's own colours, as on her screen; what is no colour, or not set, is the default. */
export const coloursOf = async (db: Db, doctor: string): Promise<Colours> => {
  const content = await settingNamed(db, doctor, setting)
  return content === null ? defaultColours : shape.parse(JSON.parse(content))
}
