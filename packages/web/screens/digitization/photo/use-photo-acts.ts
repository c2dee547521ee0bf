import type { CaseRecord, Photo } from '@sella/contract/entities'
import { sidePhotoOf } from '@sella/workbench/photo/laying'
import { residualText } from '@sella/workbench/photo/placing'
import { NotFound } from '@sella/workbench/photo/profile-detection'
import { useQueryClient } from '@tanstack/react-query'
import { placeRecord } from '../../../api/queries'
import { useToast } from '../../../parts/toast'
import { message, refusal, textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'

const usePhotoToasts = () => {
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

/** Saves work on the photo and reports it, with undo where that is possible; resolves to whether it was saved. */
const useKeep = (toasts: ReturnType<typeof usePhotoToasts>) => {
  const { base, laying } = useDesk()
  const client = useQueryClient()
  return async (work: () => Promise<CaseRecord>, title: string, undoable: boolean): Promise<boolean> => {
    const before = base.get()
    try {
      placeRecord(client, await work())
      const restore = async (): Promise<void> => placeRecord(client, await laying.restore(before))
      toasts.done(title, undoable ? () => void restore().catch(toasts.failed) : undefined)
      return true
    } catch (error) {
      toasts.failed(error)
      return false
    }
  }
}

/** The doctor's actions on the photo: align it automatically, adjust it, keep or discard the adjustment, remove it. */
export const usePhotoActs = () => {
  const [desk, toasts] = [useDesk(), usePhotoToasts()]
  const { laying } = desk
  const keep = useKeep(toasts)

  const show = (): void => desk.display.set(now => ({ ...now, profilePhoto: true }))

  const detect = async (): Promise<void> => {
    show()
    // The photo is aligned with the traced skin: without a tracing there is nothing to fit.
    if (Object.keys(desk.bench.session.get().present.points).length === 0) return toasts.failed(new NotFound('POINTS_FIRST'))
    try {
      const profile = await desk.profile.detectAndLay()
      if (!profile) return
      const mm = residualText(profile.alignment.residualMm ?? 0)
      await keep(() => laying.takeFound(profile), toasts.t('photo.aligned', { mm }), true)
    } catch (error) {
      toasts.failed(error)
    }
  }

  const withSide = (act: (side: Photo) => void) => (): void => {
    const side = sidePhotoOf(desk.record)
    if (!side) return
    show()
    act(side)
  }

  return {
    state: laying.state,
    detect,
    take: withSide(laying.take),
    /** Resolves to whether it was saved. */
    finish: (): Promise<boolean> => keep(laying.finish, toasts.saved(), false),
    remove: async (): Promise<void> => void (await keep(laying.remove, toasts.t('photo.removed'), true)),
    cancel: laying.cancel,
    /** Restores the alignment that was in progress when the browser closed. */
    resume: withSide(laying.resume),
  }
}
