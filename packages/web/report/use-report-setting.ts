import {
  type ClinicReportSetting,
  clinicReportSetting,
  type ReportSetting,
  reportSetting,
} from '@sella/contract/documents/report-setting'
import { withKeys } from '@sella/contract/documents/setting'
import { useChangeSetting } from '../api/change-setting'
import { useMay, useMyRole } from '../api/clinic'
import { useSetting } from '../api/queries'

type Letterhead = ReportSetting['letterhead']

/**
 * The letterhead and presets of reports: at a clinic's desk the clinic's, which some roles may change, and the doctor's own.
 * `clinic`: null at her own desk.
 */
export const useReportSetting = () => {
  const [stored, shared] = [useSetting(reportSetting.name), useSetting(clinicReportSetting.name)]
  const own = useChangeSetting(reportSetting.name)
  const clinics = useChangeSetting(clinicReportSetting.name)
  const isClinic = useMyRole() !== null
  const houses = useMay('house')
  const setting = reportSetting.read(stored.data)
  const clinic = isClinic ? clinicReportSetting.read(shared.data) : null
  const change = (part: (now: ReportSetting) => Partial<ReportSetting>) =>
    own.mutateAsync(text => withKeys(text, part(reportSetting.read(text))))
  const changeClinic = houses
    ? (part: (now: ClinicReportSetting) => Partial<ClinicReportSetting>) =>
        clinics.mutateAsync(text => withKeys(text, part(clinicReportSetting.read(text))))
    : null
  const changed = clinic ? changeClinic : change
  return {
    ...{ setting, clinic, change, changeClinic },
    /** What the pages show: the clinic's, until it has set one up her own. */
    letterhead: clinic?.letterhead ?? setting.letterhead,
    /** The one that is set up here: the clinic's, or her own at her own desk. */
    setUp: {
      stored: clinic ? clinic.letterhead : setting.letterhead,
      change: changed && ((make: (stored: Letterhead) => Letterhead) => changed(now => ({ letterhead: make(now.letterhead) }))),
      refetch: clinic ? shared.refetch : stored.refetch,
    },
  }
}
