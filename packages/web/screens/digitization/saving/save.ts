import { takeTool } from '@sella/workbench/bench/bench'
import type { Side } from '@sella/workbench/record/differences'
import type { SaveOutcome } from '@sella/workbench/record/saving'
import { Refused } from '@sella/workbench/server/refused'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { keys, placeRecord } from '../../../api/queries'
import { useToast } from '../../../parts/toast'
import { message, refusal, textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'

const isPictureChanged = (error: unknown): boolean => error instanceof Refused && error.reason === 'PICTURE_CHANGED'

interface Failed extends Pick<ReturnType<typeof useWords>, 't' | 'lang'> {
  readonly retry: () => void
  /** The save is repeated by itself. */
  readonly goesOn: boolean
}

/** Where it goes by itself, the reason's own advice to try again would contradict it; onto another picture it can never go. */
const failedToast = (error: unknown, { t, lang, retry, goesOn }: Failed) => ({
  kind: 'error' as const,
  title: refusal('SAVE_FAILED', lang),
  text: goesOn ? t('workbench.saving.goesByItself') : `${textOf(error, lang)} · ${t('workbench.saving.keptHere')}`,
  ...(isPictureChanged(error) ? {} : { action: { label: t('app.retry'), run: retry } }),
  about: 'save',
})

/** Saves the open tracing and reports how it ended; a failed save can be retried from the message. */
export const useSave = () => {
  const { t, lang } = useWords()
  const { bench, saver, record } = useDesk()
  const { caseUuid } = record
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
        // This window still shows the earlier picture.
        if (isPictureChanged(outcome.error)) void client.invalidateQueries({ queryKey: keys.records(caseUuid) })
        const retry = () => void saver.save().then(tell)
        toast(failedToast(outcome.error, { t, lang, retry, goesOn: saver.state.get().unsent !== null }))
      }
    },
    [bench, saver, caseUuid, client, toast, t, lang],
  )

  const save = useCallback(() => saver.save().then(tell), [saver, tell])
  const settle = useCallback((sides: Readonly<Record<string, Side>>) => saver.settle(sides).then(tell), [saver, tell])
  /** Retries silently what could not be sent; success is reported, and that it is not tried any more. */
  const resume = useCallback(
    () =>
      saver.resume().then(outcome => {
        const goesOn = saver.state.get().unsent !== null
        if (outcome && !(outcome.end === 'failed' && goesOn)) tell(outcome)
      }),
    [saver, tell],
  )
  return { save, settle, resume }
}
