import { turnTo } from '@sella/workbench/canvas/view'
import { Scale } from 'lucide-react'
import { useStore } from '../../../editor/use-store'
import { useWords } from '../../../words/i18n'
import { useDesk, useTracing } from '../desk'
import { pupilTurn } from '../settings/level'

/** On a phone: turns a photo from the front so that the pupils are level, for display only; absent if they are not placed. */
export const PhoneLevel = () => {
  const { t } = useWords()
  const { bench } = useDesk()
  const level = pupilTurn(useTracing())
  const turned = useStore(bench.view, view => view.turn !== 0)
  if (level === null) return null
  return (
    <button
      type="button"
      aria-label={t('face.level')}
      title={t('face.level')}
      aria-pressed={turned}
      onClick={() => bench.view.set(turnTo(bench.view.get(), bench.stage.get(), turned ? 0 : level))}
    >
      <Scale size={20} aria-hidden />
    </button>
  )
}
