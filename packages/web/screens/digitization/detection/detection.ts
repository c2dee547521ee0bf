import { takeTool } from '@sella/workbench/bench/bench'
import type { DetectionOutcome } from '@sella/workbench/detection/detection'
import { byAsking } from '@sella/workbench/review/unsure'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { keys } from '../../../api/queries'
import { useStore } from '../../../editor/use-store'
import { useToast } from '../../../parts/toast'
import { refusal, textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useConfirm } from '../confirm'
import { useDesk } from '../desk'
import { usePorionChoice } from './porion-choice'

/** Moves the focus from the pressed button to the stage, so that the next Tab goes through the queue. */
const toStage = (): void => {
  if (document.activeElement?.matches('[data-command=auto]')) document.querySelector<HTMLElement>('[role=application]')?.focus()
}

type Placed = Extract<DetectionOutcome, { readonly end: 'placed' }>

/** Reports how many points were placed, how many to check, and what the detector noticed about the film. */
const useTellPlaced = () => {
  const { t } = useWords()
  const { bench, subject, choice, evaluate } = useDesk()
  const toast = useToast()
  return ({ points, checks }: Placed): void => {
    const { mirrored, inverted, rotated } = checks
    const { present } = bench.session.get()
    const unsure = subject.unsure(present, evaluate(present), choice.get().customItems)
    const { asked, harmless } = byAsking(unsure)
    const noticed = mirrored || inverted || Boolean(rotated)
    const text = [
      mirrored && t('workbench.auto.notice'),
      inverted && t('workbench.auto.inverted'),
      rotated && t('bench.turned', { degrees: rotated }),
      harmless.length > 0 && t('bench.harmless', { count: harmless.length }),
    ]
      .filter(Boolean)
      .join(t('app.separator'))
    const counts = { count: Object.keys(points).length, asked: asked.length }
    toast({ kind: noticed ? 'warning' : 'done', title: t('workbench.auto.done', counts), text: text || undefined })
  }
}

/** Reports how a detection ended; if nothing was placed, with manual placement as the way on. */
const useTell = () => {
  const { t, lang } = useWords()
  const { bench, patient } = useDesk()
  const toast = useToast()
  const client = useQueryClient()
  const tellPlaced = useTellPlaced()
  return (outcome: DetectionOutcome): void => {
    const action = { label: t('workbench.auto.byHand'), run: () => takeTool(bench, 'place') }
    if (outcome.end === 'not-a-ceph') toast({ kind: 'error', title: refusal('NOT_A_CEPH', lang), action })
    if (outcome.end === 'failed') {
      // Another window may have replaced the film.
      void client.invalidateQueries({ queryKey: keys.records(patient.uuid) })
      const text = outcome.error === null ? undefined : textOf(outcome.error, lang)
      toast({ kind: 'error', title: refusal('DETECTION_FAILED', lang), text, action })
    }
    if (outcome.end !== 'placed') return
    // The server stores with the film what the detector noticed about it.
    void client.invalidateQueries({ queryKey: keys.records(patient.uuid) })
    tellPlaced(outcome)
    toStage()
  }
}

/** Auto point setting: asks before overwriting, can be cancelled, and changes nothing on failure. */
export const useDetection = () => {
  const { t } = useWords()
  const { detection } = useDesk()
  const confirm = useConfirm()
  const tell = useTell()
  const porion = usePorionChoice()
  const now = useStore(detection.state, running => running)
  const start = useCallback(async () => {
    const mayOverwrite = (count: number) => {
      const question = { code: 'CONFIRM_AUTO_POINTS', act: t('workbench.auto.proceed'), loses: true } as const
      return confirm({ ...question, text: t('workbench.auto.placed', { count }) })
    }
    tell(await detection.run(porion, mayOverwrite))
  }, [detection, confirm, tell, porion, t])
  return { start: () => void start(), cancel: detection.cancel, job: now?.job ?? null, since: now?.since ?? 0 }
}

/** Cancels the detection when its film is closed. */
export const useCancelOnLeave = (): void => {
  const { detection } = useDesk()
  useEffect(() => detection.cancel, [detection])
}
