import { type ReportSetting, reportSetting } from '@sella/contract/documents/report-setting'
import { withKeys } from '@sella/contract/documents/setting'
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../api/client'
import { keys, useSetting } from '../api/queries'

/**
 * The doctor's letterhead and presets. A change starts from the server's current version: another window may have changed one
 * since.
 */
export const useReportSetting = () => {
  const client = useQueryClient()
  const { name } = reportSetting
  const stored = useSetting(name)
  const change = async (part: (now: ReportSetting) => Partial<ReportSetting>): Promise<void> => {
    const { content } = await ask('settingGet', { name })
    const text = withKeys(content, part(reportSetting.read(content)))
    await ask('settingSave', { name, content: text })
    client.setQueryData(keys.setting(name), text)
  }
  return { setting: reportSetting.read(stored.data), change }
}
