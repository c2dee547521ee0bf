import { isLandmarkName } from '@sella/ceph/data/landmarks'
import { apply } from '@sella/ceph/tracing/edit'
import type { PlacedPoint, PorionDefinition, Tracing } from '@sella/ceph/tracing/tracing'
import { unsureNames } from '@sella/ceph/tracing/unsure'
import type { DetectionJob } from '@sella/contract/calls/detection'
import { takeTool } from '@sella/workbench/bench/bench'
import { commit, startEditing } from '@sella/workbench/session/session'
import { createStore } from '@sella/workbench/store'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { ask } from '../../../api/client'
import { keys } from '../../../api/queries'
import { useStore } from '../../../editor/use-store'
import { useToast } from '../../../parts/toast'
import { refusal, textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useConfirm } from '../confirm'
import { type Desk, useDesk } from '../desk'
import { usePorionChoice } from './porion-choice'

interface Found {
  /** The definition its porion follows; null when the weights cannot tell. */
  readonly porion?: PorionDefinition | null
  readonly landmarks?: Readonly<
    Record<
      string,
      {
        readonly x: number
        readonly y: number
        readonly origin?: string
        readonly confidence?: number
        readonly expectedErrorPx?: number
      }
    >
  >
  readonly checks?: {
    readonly isCeph?: boolean
    readonly mirrored?: boolean
    readonly inverted?: boolean
    readonly rotated?: number
  }
}

/** The detection that runs, by record; it outlives a change of panels. */
const running = createStore<{ readonly record: string; readonly job: DetectionJob; readonly since: number } | null>(null)

/** Milliseconds between two looks at the job. */
const interval = 400

export const pointsOf = (found: Found): Tracing['points'] =>
  Object.fromEntries(
    Object.entries(found.landmarks ?? {})
      .filter(([name]) => isLandmarkName(name))
      .map(([name, { x, y, origin, confidence, expectedErrorPx }]): [string, PlacedPoint] => [
        name,
        {
          ...{ x, y, origin: origin === 'estimated' ? 'estimated' : 'detected', confidence, errorPx: expectedErrorPx },
          ...(name === 'Po' && found.porion ? { definition: found.porion } : {}),
        },
      ]),
  )

const wait = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

/** Follows a job to its end; null when it was cancelled. */
const follow = async (record: string, first: DetectionJob, since: number): Promise<DetectionJob | null> => {
  let job = first
  while (job.state === 'waiting' || job.state === 'running') {
    running.set({ record, job, since })
    await wait(interval)
    if (running.get()?.record !== record) return null
    job = await ask('detectionGet', { uuid: job.uuid })
  }
  return job
}

/** Lays the found points into the tracing: one step of undo. */
const takeIn = (desk: Desk, found: Found): { readonly count: number; readonly unsure: number } => {
  const points = pointsOf(found)
  desk.bench.session.set(now => {
    const editing = startEditing(now)
    return commit(editing, apply(editing.present, { edit: 'replaceAll', points }))
  })
  return { count: Object.keys(points).length, unsure: unsureNames(points).length }
}

/** Hands the keyboard from the pressed button to the stage, so that the next Tab walks the queue. */
const toStage = (): void => {
  if (document.activeElement?.matches('[data-tour=auto]')) document.querySelector<HTMLElement>('[role=application]')?.focus()
}

/** The way that is left when nothing was detected. */
const useByHand = () => {
  const { t } = useWords()
  const { bench } = useDesk()
  return { label: t('workbench.auto.byHand'), run: () => takeTool(bench, 'place') }
}

const useOutcome = () => {
  const { t, lang } = useWords()
  const byHand = useByHand()
  const desk = useDesk()
  const toast = useToast()
  const client = useQueryClient()
  return (job: DetectionJob): void => {
    if (job.state === 'cancelled') return
    const found: Found | null = job.state === 'done' && job.result ? JSON.parse(job.result) : null
    if (!found || found.checks?.isCeph === false) {
      const code = job.reason === 'NOT_A_CEPH' || found ? 'NOT_A_CEPH' : 'DETECTION_FAILED'
      toast({ kind: 'error', title: refusal(code, lang), action: byHand })
      return
    }
    // The server keeps with the film what was noticed about it.
    void client.invalidateQueries({ queryKey: keys.records(desk.patient.uuid) })
    const { mirrored, inverted, rotated } = found.checks ?? {}
    const text = [
      mirrored && t('workbench.auto.notice'),
      inverted && t('workbench.auto.inverted'),
      rotated && t('bench.turned', { degrees: rotated }),
    ]
      .filter(Boolean)
      .join(t('app.separator'))
    toast({ kind: text ? 'warning' : 'done', title: t('workbench.auto.done', takeIn(desk, found)), text: text || undefined })
    toStage()
  }
}

/** Auto point setting: asks before it overwrites, runs on the server, can be cancelled, and leaves everything when it fails. */
export const useDetection = () => {
  const { t, lang } = useWords()
  const desk = useDesk()
  const toast = useToast()
  const confirm = useConfirm()
  const outcome = useOutcome()
  const byHand = useByHand()
  const porion = usePorionChoice()
  const now = useStore(running, r => (r?.record === desk.record.uuid ? r : null))

  const start = useCallback(async () => {
    const count = Object.keys(desk.bench.session.get().present.points).length
    if (
      count > 0 &&
      !(await confirm({
        code: 'CONFIRM_AUTO_POINTS',
        text: t('workbench.auto.placed', { count }),
        act: t('workbench.auto.proceed'),
      }))
    )
      return
    const since = performance.now()
    try {
      const job = await follow(desk.record.uuid, await ask('detectionStart', { recordUuid: desk.record.uuid, porion }), since)
      if (job) outcome(job)
    } catch (error) {
      toast({ kind: 'error', title: refusal('DETECTION_FAILED', lang), text: textOf(error, lang), action: byHand })
    } finally {
      running.set(held => (held?.record === desk.record.uuid ? null : held))
    }
  }, [desk, confirm, outcome, toast, byHand, porion, t, lang])

  const cancel = useCallback(() => {
    const held = running.get()
    running.set(null)
    if (held) void ask('detectionCancel', { uuid: held.job.uuid }).catch(() => undefined)
  }, [])

  return { start: () => void start(), cancel, job: now?.job ?? null, since: now?.since ?? 0 }
}

/** A detection that is left behind by closing the film is cancelled. */
export const useCancelOnLeave = (): void => {
  const { record } = useDesk()
  useEffect(
    () => () => {
      const held = running.get()
      if (held?.record !== record.uuid) return
      running.set(null)
      void ask('detectionCancel', { uuid: held.job.uuid }).catch(() => undefined)
    },
    [record.uuid],
  )
}
