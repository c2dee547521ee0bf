import { type ReportSetting, reportSetting } from '@sella/contract/documents/report-setting'
import { withKeys } from '@sella/contract/documents/setting'
import { useChangeSetting } from '../api/change-setting'
import { useSetting } from '../api/queries'

/** The doctor's letterhead and presets. */
export const useReportSetting = () => {
  const stored = useSetting(reportSetting.name)
  const { mutateAsync } = useChangeSetting(reportSetting.name)
  const change = async (part: (now: ReportSetting) => Partial<ReportSetting>): Promise<void> => {
    await mutateAsync(text => withKeys(text, part(reportSetting.read(text))))
  }
  return { setting: reportSetting.read(stored.data), change }
}
