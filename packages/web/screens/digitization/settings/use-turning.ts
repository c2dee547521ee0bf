import { changesNothing, noEdit, type PictureEdit } from '@sella/contract/picture-edit'
import { levelled, mirrored, turned } from '@sella/contract/picture-steps'
import { dirty } from '@sella/workbench/session/session'
import { FlipHorizontal2, RotateCcw, RotateCw, Ruler, Undo2 } from 'lucide-react'
import { useTurnFilm } from '../../../api/images'
import { useStore } from '../../../editor/use-store'
import { drafts } from '../../../memory/drafts'
import { useToast } from '../../../parts/toast'
import { refusal, textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useDesk, useTracing } from '../desk'
import { useGuard } from '../guard'

/** The Frankfort plane laid level, by the points as they stand on the film; the corners stay on it. Null without Po and Or. */
const levelledBy = (
  edit: PictureEdit,
  { Po, Or }: ReturnType<typeof useTracing>['points'],
  size: { width: number; height: number },
) => {
  const next = Po && Or ? levelled({ ...edit, crop: null }, [Po, Or], { size, either: false }) : null
  return next && { ...next, crop: null }
}

/** The ways in which the film itself can be moved with all that is placed on it; each can be taken back. */
export const useTurning = () => {
  const { t, lang } = useWords()
  const { photo, base, bench, subject, record } = useDesk()
  const { guard } = useGuard()
  const toast = useToast()
  const { mutateAsync, isPending } = useTurnFilm(record.caseUuid)
  const { points } = useTracing()
  const unsaved = useStore(bench.session, dirty)
  if (subject.view !== 'film') return []
  const now: PictureEdit = photo.edit?.recipe ?? noEdit
  const size = { width: photo.edit?.width ?? photo.width, height: photo.edit?.height ?? photo.height }
  const send = async (recipe: PictureEdit, version: number, back: PictureEdit | null): Promise<void> => {
    try {
      await mutateAsync({ uuid: photo.uuid, recipe: changesNothing(recipe) ? null : recipe, carry: { version } })
      const undo = back && { label: t('workbench.bar.undo'), run: () => void send(back, version + 1, null) }
      toast({ kind: 'done', title: t('bench.film.done'), about: 'film', ...(undo ? { action: undo } : {}) })
    } catch (error) {
      toast({ kind: 'error', title: textOf(error, lang), about: 'film' })
    }
  }
  const go = (recipe: PictureEdit | null) =>
    guard(() => {
      if (unsaved || drafts.of(photo.uuid)) return toast({ kind: 'warning', title: refusal('EDITING', lang) })
      if (recipe && !isPending) void send(recipe, base.get().version, now)
    })
  const level = levelledBy(now, points, size)
  const plain = { ...now, flip: false, turn: 0, tilt: 0, crop: null } as const
  const moved = JSON.stringify(now) !== JSON.stringify(plain)
  return [
    { key: 'left', icon: RotateCcw, run: go(turned(now, -90)) },
    { key: 'right', icon: RotateCw, run: go(turned(now, 90)) },
    { key: 'mirror', icon: FlipHorizontal2, run: go(mirrored(now, 'sideways')) },
    ...(level ? [{ key: 'level', icon: Ruler, run: go(level) } as const] : []),
    ...(moved ? [{ key: 'restore', icon: Undo2, run: go(plain) } as const] : []),
  ] as const
}
