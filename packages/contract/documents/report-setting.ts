import { papers, type ReportDesign, type SectionId, sectionIds } from '@sella/drawing/report/design'
import { z } from 'zod/mini'
import { proven, type Same } from './same'
import { type SettingDocument, setting } from './setting'

/** A logo travels as the text of a JPEG of this many characters at most: some 90 KB. */
export const mostLogo = 120_000

const section = z.enum(sectionIds as [SectionId, ...SectionId[]])

/** What a report is made of, as it is kept and sent; each section once. */
export const reportDesign = z.object({
  sections: z.array(section).check(
    z.maxLength(sectionIds.length),
    z.refine(list => new Set(list).size === list.length),
  ),
  paper: z.enum(papers),
  both: z.boolean(),
  letterhead: z.boolean(),
  signature: z.boolean(),
  stamp: z.boolean(),
})
proven<Same<z.output<typeof reportDesign>, ReportDesign>>()

const line = z.string().check(z.maxLength(120))

const letterhead = z.object({
  name: z._default(line, ''),
  address: z._default(line, ''),
  phone: z._default(line, ''),
  /** A JPEG as `data:` text, with its size in pixels. */
  logo: z._default(
    z.nullable(
      z.object({
        href: z.string().check(z.maxLength(mostLogo), z.regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+=*$/)),
        width: z.number().check(z.int(), z.positive(), z.maximum(2000)),
        height: z.number().check(z.int(), z.positive(), z.maximum(2000)),
      }),
    ),
    null,
  ),
})

const preset = z.object({ name: z.string().check(z.minLength(1), z.maxLength(60)), design: reportDesign })

const schema = z.object({
  letterhead: z._default(z.nullable(letterhead), null),
  presets: z._default(z.array(preset).check(z.maxLength(50)), []),
  /** What the doctor used last. */
  design: z._default(z.nullable(reportDesign), null),
})

export type ReportSetting = z.output<typeof schema>
export type StoredLetterhead = z.output<typeof letterhead>
export type ReportPreset = z.output<typeof preset>

/** The doctor's letterhead and how she has reports made. */
export const reportSetting: SettingDocument<ReportSetting> = setting('userSetting_Report', schema, {
  letterhead: null,
  presets: [],
  design: null,
})
