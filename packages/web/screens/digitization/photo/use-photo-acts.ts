import { withAlignment } from '@sella/contract/documents/alignment'
import { withFoundFace, withoutFoundFace } from '@sella/contract/documents/found-face'
import type { CaseRecord } from '@sella/contract/entities'
import { useCallback } from 'react'
import { useToast } from '../../../parts/toast'
import { message, refusal, textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import { type Brought, detectAndAlign, NotFound } from './detect-photo'
import { letGo, placed, resting, takeInHand } from './laid'
import { laidOn, profileImage, sidePhotoOf } from './photo-desk'
import { forgetPhotoDraft, photoDraftOf } from './photo-draft'
import { firstPlace, residualText } from './placing'
import { type MakeTexts, useSavePhoto } from './save-photo'

const textsOf =
  ({ face, photo, alignment }: Brought): MakeTexts =>
  record => {
    const facePoints = withFoundFace(record.facePoints, { image: profileImage, of: photo }, face)
    return { alignment: withAlignment(record.alignment, profileImage, alignment), ...(facePoints === null ? {} : { facePoints }) }
  }

/** The photo's texts as they were. */
const asBefore =
  ({ alignment, facePoints }: CaseRecord): MakeTexts =>
  () => ({ alignment, facePoints })

const withoutPhoto: MakeTexts = record => ({
  alignment: withAlignment(record.alignment, profileImage, null),
  ...(record.facePoints === null ? {} : { facePoints: withoutFoundFace(record.facePoints, profileImage) }),
})

const useTelling = () => {
  const { t, lang } = useWords()
  const toast = useToast()
  return {
    failed: (error: unknown): void => {
      const title = error instanceof NotFound ? refusal(error.code, lang) : textOf(error, lang)
      toast({ kind: 'error', title, text: t('photo.unchanged') })
    },
    done: (title: string, undo?: () => void): void =>
      toast({ kind: 'done', title, ...(undo ? { action: { label: t('photo.undo'), run: undo } } : {}) }),
    saved: () => message('SAVED', lang),
    t,
  }
}

/** What a doctor does with the photo: find and lay it, take it in hand, keep or drop what her hand did, take it off. */
export const usePhotoActs = () => {
  const desk = useDesk()
  const laid = laidOn(desk)
  const save = useSavePhoto()
  const telling = useTelling()
  const { t } = telling

  const keep = useCallback(
    async (make: MakeTexts, title: string, undoable: boolean): Promise<boolean> => {
      const before = desk.base.get()
      try {
        await save(make)
        const undo = () => void save(asBefore(before)).catch(telling.failed)
        telling.done(title, undoable ? undo : undefined)
        return true
      } catch (error) {
        telling.failed(error)
        return false
      }
    },
    [desk, save, telling],
  )

  const detect = async (): Promise<void> => {
    desk.display.set(now => ({ ...now, profilePhoto: true }))
    // The photo is laid on the traced skin: without it there is nothing to look for.
    if (Object.keys(desk.bench.session.get().present.points).length === 0) return telling.failed(new NotFound('POINTS_FIRST'))
    try {
      const brought = await detectAndAlign(desk.record.uuid)
      if (!brought) return
      const mm = residualText(brought.alignment.residualMm ?? 0)
      if (await keep(textsOf(brought), t('photo.aligned', { mm }), true)) laid.set(resting(brought.alignment))
    } catch (error) {
      telling.failed(error)
    }
  }

  const take = (): void => {
    const photo = sidePhotoOf(desk.record)
    if (!photo) return
    desk.display.set(now => ({ ...now, profilePhoto: true }))
    const start = { fit: firstPlace(desk.film, photo), mirrored: false, residualMm: null, origin: 'manual' } as const
    laid.set(now => takeInHand(now, { ...start, film: desk.photo.hash, photo: photo.hash }))
  }

  /** Whether it was saved. */
  const finish = async (): Promise<boolean> => {
    const { present } = laid.get()
    const kept = await keep(
      record => ({ alignment: withAlignment(record.alignment, profileImage, present) }),
      telling.saved(),
      false,
    )
    if (kept) {
      forgetPhotoDraft(desk.photo.uuid)
      laid.set(resting(present))
    }
    return kept
  }

  const remove = async (): Promise<void> => {
    if (await keep(withoutPhoto, t('photo.removed'), true)) laid.set(resting(null))
  }

  const cancel = (): void => {
    forgetPhotoDraft(desk.photo.uuid)
    laid.set(letGo)
  }

  /** Takes up where the photo had been put before the browser went away. */
  const resume = (): void => {
    const draft = photoDraftOf(desk)
    take()
    if (draft) laid.set(now => placed(now, draft))
  }

  return { laid, detect, take, finish, remove, cancel, resume }
}
