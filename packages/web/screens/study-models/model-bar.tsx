import { tasks } from '@sella/workbench/study-models/tour'
import { Eye, type LucideIcon, Mountain, Redo2, Repeat2, Save, Undo2, Waypoints } from 'lucide-react'
import { useMay } from '../../api/clinic'
import { CaseBar } from '../../case/case-bar'
import { ToolButton } from '../../case/tool-button'
import { Between } from '../../parts/between'
import { phone, useMedia } from '../../parts/use-media'
import { useWords } from '../../words/i18n'
import { useModelTable } from './table'

const taskIcons: Readonly<Record<(typeof tasks)[number], LucideIcon>> = { contacts: Waypoints, cusps: Mountain }

/** What is being read, undo, and the save state. */
export const ModelBar = () => {
  const { t } = useWords()
  const measures = useMay('trace')
  const small = useMedia(phone)
  const { desk, state, placing, setPlacing } = useModelTable()
  const { past, future, saving, task, round } = state
  const begin = (next: (typeof tasks)[number]) => () => {
    setPlacing(true)
    desk.begin(next)
  }
  if (!measures || small) return <CaseBar onRecord />
  return (
    <CaseBar onRecord>
      <ToolButton icon={Eye} label={t('models.look')} pressed={!placing} onClick={() => setPlacing(!placing)} />
      {tasks.map(each => (
        <ToolButton
          key={each}
          icon={taskIcons[each]}
          label={t(`models.task.${each}`)}
          pressed={placing && task === each}
          onClick={begin(each)}
        />
      ))}
      <ToolButton
        icon={Repeat2}
        label={t(round > 0 ? 'models.endAgain' : 'models.measureAgain')}
        pressed={round > 0}
        onClick={round > 0 ? desk.endAgain : desk.again}
      />
      <ToolButton
        icon={Undo2}
        label={t('models.undo')}
        blocked={past.length === 0 ? t('models.blocked.undo') : null}
        onClick={desk.undo}
      />
      <ToolButton
        icon={Redo2}
        label={t('models.redo')}
        blocked={future.length === 0 ? t('models.blocked.redo') : null}
        onClick={desk.redo}
      />
      <ToolButton
        icon={Save}
        label={t(`models.saving.${saving}`)}
        blocked={saving === 'saved' || saving === 'saving' ? t(`models.saving.${saving}`) : null}
        onClick={() => void desk.save()}
      />
      {saving === 'conflict' && (
        <Between
          title={t('models.conflictTitle')}
          text={t('models.conflictText')}
          mine={t('models.mine')}
          theirs={t('models.theirs')}
          onChoose={mine => void desk.resolve(mine)}
        />
      )}
    </CaseBar>
  )
}
