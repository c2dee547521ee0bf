import '../../../words/late/face-table'
import { type FaceView, faceLandmarks } from '@sella/ceph/data/face-landmarks'
import { apply } from '@sella/ceph/tracing/edit'
import type { FacePoints } from '@sella/contract/documents/detected-face'
import { pictureNameOf } from '@sella/contract/documents/picture-name'
import { takeTool } from '@sella/workbench/bench/bench'
import { withDetected } from '@sella/workbench/photo/detected-face'
import { NotFound } from '@sella/workbench/photo/profile-detection'
import { commit, startEditing } from '@sella/workbench/session/session'
import { useCallback } from 'react'
import { useStore } from '../../../editor/use-store'
import { useToast } from '../../../parts/toast'
import { refusal, textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import type { Auto } from '../automatic'
import { type ScreenDesk, useDesk } from '../desk'

interface Taken {
  readonly count: number
  readonly kept: number
  /** How many of them are estimated. */
  readonly estimated: number
}

/** Adds the detected points to those placed by hand: one step of undo, saved by the doctor. */
const takeIn = ({ bench }: ScreenDesk, detected: FacePoints, view: FaceView): Taken => {
  const { points, kept } = withDetected(bench.session.get().present.points, detected, view)
  bench.session.set(now => {
    const editing = startEditing(now)
    return commit(editing, apply(editing.present, { edit: 'replaceAll', points }))
  })
  const estimated = Object.values(points).filter(({ origin }) => origin === 'estimated').length
  return { count: Object.keys(points).length - kept, kept, estimated }
}

/** The points the doctor still has to place, by name. */
const leftIn = ({ bench }: ScreenDesk, view: FaceView, lang: 'zh' | 'en'): readonly string[] => {
  const points: Readonly<Record<string, unknown>> = bench.session.get().present.points
  return Object.entries(faceLandmarks[view]).flatMap(([name, row]) => (points[name] || !row ? [] : [row.name[lang]]))
}

/** Automatic points of a face photo, detected on the server; a failure changes no point. */
const useFaceAuto = (view: FaceView): Auto => {
  const { t, lang } = useWords()
  const desk = useDesk()
  const toast = useToast()
  const mine = useStore(desk.profile.state, now => now !== null)
  const start = useCallback(async () => {
    try {
      const profile = await desk.profile.detect(view === 'face_side' ? 'profile' : view)
      if (!profile) return
      if (profile.photo !== pictureNameOf(desk.photo)) return toast({ kind: 'error', title: t('faceTable.changed') })
      const { estimated, ...counts } = takeIn(desk, profile.face, view)
      const left = view === 'face_side' ? [] : leftIn(desk, view, lang)
      const text = [
        ...(estimated > 0 ? [t('faceTable.estimated', { count: estimated })] : []),
        ...(left.length > 0 ? [t('faceTable.left', { names: left.join(lang === 'zh' ? '、' : ', ') })] : []),
      ].join(lang === 'zh' ? '' : ' ')
      toast({
        kind: 'done',
        title: t(counts.kept > 0 ? 'faceTable.foundKept' : 'faceTable.detected', counts),
        ...(text ? { text } : {}),
      })
    } catch (error) {
      const title = error instanceof NotFound ? refusal(error.code, lang) : textOf(error, lang)
      const byHand = { label: t('workbench.auto.byHand'), run: () => takeTool(desk.bench, 'place') }
      toast({ kind: 'error', title, text: t('faceTable.kept'), action: byHand })
    }
  }, [desk, toast, t, lang, view])
  return { start: () => void start(), running: mine }
}

export const useProfileAuto = (): Auto => useFaceAuto('face_side')
export const useFrontalAuto = (): Auto => useFaceAuto('face_frontal')
export const useSmileAuto = (): Auto => useFaceAuto('face_smile')
