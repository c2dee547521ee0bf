import { z } from 'zod/mini'
import { reportDesign } from '../report-design'
import { withCleanNames } from './clean-names'
import { type SettingDocument, setting } from './setting'

/** Most characters of a logo, sent as the text of a JPEG: about 90 KB. */
export const mostLogo = 120_000

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

const shared = z.object({
  letterhead: z._default(z.nullable(letterhead), null),
  presets: z._default(z.array(preset).check(z.maxLength(50)), []),
})

const schema = z.extend(shared, {
  /** The design the doctor used last. */
  design: z._default(z.nullable(reportDesign), null),
})

export type ReportSetting = z.output<typeof schema>
export type ClinicReportSetting = z.output<typeof shared>
export type StoredLetterhead = z.output<typeof letterhead>
export type ReportPreset = z.output<typeof preset>

const withCleanPresets = <T extends ClinicReportSetting>(stored: SettingDocument<T>): SettingDocument<T> => ({
  ...stored,
  read: text => {
    const read = stored.read(text)
    return { ...read, presets: [...withCleanNames(read.presets)] }
  },
})

/** The doctor's letterhead and report preferences. */
export const reportSetting: SettingDocument<ReportSetting> = withCleanPresets(
  setting('userSetting_Report', schema, { letterhead: null, presets: [], design: null }),
)

/** A clinic's letterhead and presets, the same for all its members; what it has not set up is each member's own. */
export const clinicReportSetting: SettingDocument<ClinicReportSetting> = withCleanPresets(
  setting('clinicSetting_Report', shared, { letterhead: null, presets: [] }),
)
