import { takeTool } from '@sella/workbench/bench/bench'
import type { Side } from '@sella/workbench/record/differences'
import type { SaveOutcome } from '@sella/workbench/record/saving'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { placeRecord } from '../../../api/queries'
import { useToast } from '../../../parts/toast'
import { message, refusal, textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'

/** Saves the open tracing and reports how it ended; a failed save can be retried from the message. */
export const useSave = () => {
  const { t, lang } = useWords()
  const { bench, saver } = useDesk()
  const client = useQueryClient()
  const toast = useToast()

  const tell = useCallback(
    (outcome: SaveOutcome): void => {
      if (outcome.end === 'unchanged') toast({ kind: 'warning', title: refusal('NO_CHANGES', lang) })
      if (outcome.end === 'saved') {
        if (bench.session.get().mode === 'reading') takeTool(bench, 'select')
        placeRecord(client, outcome.record)
        toast({ kind: 'done', title: message('POINTS_SAVED', lang), about: 'save' })
      }
      if (outcome.end === 'failed') {
        const goesOn = saver.state.get().unsent !== null
        // Where it goes by itself, the reason's own advice to try again would contradict it.
        const text = goesOn
          ? t('workbench.saving.goesByItself')
          : `${textOf(outcome.error, lang)} · ${t('workbench.saving.keptHere')}`
        const action = { label: t('app.retry'), run: () => void saver.save().then(tell) }
        toast({ kind: 'error', title: refusal('SAVE_FAILED', lang), text, action, about: 'save' })
      }
    },
    [bench, saver, client, toast, t, lang],
  )

  const save = useCallback(() => saver.save().then(tell), [saver, tell])
  const settle = useCallback((sides: Readonly<Record<string, Side>>) => saver.settle(sides).then(tell), [saver, tell])
  /** Retries silently what could not be sent; only success is reported. */
  const resume = useCallback(
    () => saver.resume().then(outcome => outcome && outcome.end !== 'failed' && tell(outcome)),
    [saver, tell],
  )
  return { save, settle, resume }
}
