// biome-ignore-all lint/a11y/useSemanticElements: a group of buttons is no set of fields

import { digitizationSetting } from '@sella/contract/documents/digitization-setting'
import { withKeys } from '@sella/contract/documents/setting'
import { commandsAt } from '@sella/workbench/commands/table'
import { Button } from 'antd'
import { useChangeSetting } from '../../../api/change-setting'
import { useStore } from '../../../editor/use-store'
import { BlockedButton } from '../../../parts/blocked-button'
import { useToast } from '../../../parts/toast'
import { message, refusal, textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useOffers } from '../commands/use-command'
import { useDesk } from '../desk'
import { ConfidenceLegend } from '../left/confidence-legend'
import { LineChips } from './line-chips'
import styles from './settings.module.css'

/** What is drawn over the film. Changes show at once; Save makes them the doctor's default. */
export const DisplayPanel = () => {
  const { t, lang } = useWords()
  const desk = useDesk()
  const { toggles } = desk.subject
  const chips = useOffers(commandsAt('display', desk))
  const display = useStore(desk.display, d => d)
  // What is hidden for the vertebrae's sake is not her default.
  const ofNeck = useStore(desk.vertebrae, open => open !== null)
  const toast = useToast()
  const saving = useChangeSetting(digitizationSetting.name)
  // Awaited, since the panel may be closed before the reply, which is reported all the same.
  const save = async (): Promise<void> => {
    try {
      await saving.mutateAsync(stored => withKeys(stored, Object.fromEntries(toggles.map(key => [key, display[key]]))))
      toast({ kind: 'done', title: message('SAVED', lang) })
    } catch (error) {
      toast({ kind: 'error', title: refusal('SAVE_FAILED', lang), text: textOf(error, lang) })
    }
  }
  return (
    <div className={styles.panel}>
      <div className={styles.chips} role="group" aria-label={t('workbench.display.title')}>
        {chips.map(({ command, label, on, run }) => (
          <button key={command.id} type="button" className={styles.chip} aria-pressed={on} onClick={run}>
            {label}
          </button>
        ))}
      </div>
      <LineChips />
      <ConfidenceLegend />
      <div className={styles.foot}>
        <Button
          type="text"
          size="small"
          onClick={() => desk.display.set(now => ({ ...now, ...Object.fromEntries(toggles.map(key => [key, true])) }))}
        >
          {t('workbench.display.all')}
        </Button>
        <BlockedButton
          type="primary"
          size="small"
          blocked={ofNeck ? t('workbench.display.notOfNeck') : null}
          loading={saving.isPending}
          onClick={() => void save()}
        >
          {t('workbench.display.save')}
        </BlockedButton>
      </div>
    </div>
  )
}
