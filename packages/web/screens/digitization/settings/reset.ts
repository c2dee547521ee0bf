import { digitizationSetting } from '@sella/contract/documents/digitization-setting'
import { fitFilm, takeTool } from '@sella/workbench/bench/bench'
import { plainPicture } from '@sella/workbench/bench/picture'
import { useQueryClient } from '@tanstack/react-query'
import { keys } from '../../../api/queries'
import { useWords } from '../../../words/i18n'
import { useConfirm } from '../confirm'
import { useDesk } from '../desk'

/** Restores the defaults of window, zoom, rotation and display and clears notes; points stay. */
export const useReset = () => {
  const { t } = useWords()
  const { bench, display } = useDesk()
  const client = useQueryClient()
  const confirm = useConfirm()
  return async () => {
    const question = { title: t('workbench.reset.title'), text: t('workbench.reset.text'), act: t('workbench.reset.act') }
    if (!(await confirm({ ...question, loses: bench.hand.get().sketches.length > 0 }))) return
    bench.picture.set(plainPicture)
    bench.view.set(view => ({ ...view, turn: 0 }))
    fitFilm(bench)
    bench.hand.set(hand => ({ ...hand, sketches: [], selected: null }))
    takeTool(bench, 'select')
    display.set(digitizationSetting.read(client.getQueryData<string | null>(keys.setting(digitizationSetting.name))).display)
  }
}
