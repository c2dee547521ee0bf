import { detectionSetting } from '@sella/contract/documents/detection-setting'
import { type PorionChoice, porionChoice } from '@sella/contract/porion'
import { Select } from 'antd'
import { useSaveSetting, useSetting } from '../../../api/queries'
import { useToast } from '../../../parts/toast'
import { refusal, textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'

/** Which porion the detector places: remembered per doctor. */
export const usePorionChoice = (): PorionChoice => detectionSetting.read(useSetting(detectionSetting.name).data)

/** Beside porion's definition: the choice for the next detection. Placed points stay where they are. */
export const PorionSelect = () => {
  const { t, lang } = useWords()
  const toast = useToast()
  const saving = useSaveSetting(detectionSetting.name)
  const choose = (porion: PorionChoice) =>
    saving.mutate(JSON.stringify({ porion }), {
      onError: error => toast({ kind: 'error', title: refusal('SAVE_FAILED', lang), text: textOf(error, lang) }),
    })
  return (
    <Select<PorionChoice>
      size="small"
      style={{ width: '100%' }}
      aria-label={t('bench.porion.title')}
      value={usePorionChoice()}
      onChange={choose}
      options={porionChoice.options.map(value => ({ value, label: t(`bench.porion.${value}`) }))}
    />
  )
}
