import { facingOf } from '@sella/ceph/tracing/frame'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { changesNothing, noEdit, type PictureEdit } from '@sella/contract/picture-edit'
import { levelledRightwards, mirrored, turned } from '@sella/contract/picture-steps'
import type { Acts } from '@sella/workbench/commands/command'
import { commandOf } from '@sella/workbench/commands/table'
import { dirty } from '@sella/workbench/session/session'
import { useTurnFilm } from '../../../api/images'
import { useStore } from '../../../editor/use-store'
import { isDrafted } from '../../../memory/drafts'
import { useToast } from '../../../parts/toast'
import { refusal, textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'

/**
 * Levels the Frankfort plane by the current points, the way the film faces, also where it stands on its head; the corners of the
 * film are kept. Null without Po and Or.
 */
const levelledBy = (edit: PictureEdit, points: Tracing['points'], size: { width: number; height: number }) => {
  const { Po, Or } = points
  if (!Po || !Or) return null
  const next = levelledRightwards({ ...edit, crop: null }, facingOf(points) === 'right' ? [Po, Or] : [Or, Po], size)
  return next && { ...next, crop: null }
}

interface Turn {
  /** The edit that is replaced: another window may have lightened the film since, which changes no version. */
  readonly from: PictureEdit
  readonly to: PictureEdit
}

/** The ways to rotate or mirror the film itself with everything placed on it; each can be undone. */
export const useTurning = (): Acts['turn'] => {
  const { t, lang } = useWords()
  const { photo, base, bench, subject, record } = useDesk()
  const toast = useToast()
  const { mutateAsync, isPending } = useTurnFilm(record.caseUuid)
  // The committed points: the film is not moved during a gesture.
  const points = useStore(bench.session, ({ present }) => present.points)
  const unsaved = useStore(bench.session, dirty)
  if (subject.view !== 'film') return {}
  const now: PictureEdit = photo.edit?.recipe ?? noEdit
  const size = { width: photo.edit?.width ?? photo.width, height: photo.edit?.height ?? photo.height }
  const send = async ({ from, to }: Turn, version: number, isBack = false): Promise<void> => {
    try {
      await mutateAsync({ uuid: photo.uuid, recipe: changesNothing(to) ? null : to, carry: { version }, from })
      const back = () => void send({ from: to, to: from }, version + 1, true)
      const undo = isBack ? {} : { action: { label: commandOf('undo').title[lang], run: back } }
      toast({ kind: 'done', title: t('bench.film.done'), about: 'film', ...undo })
    } catch (error) {
      toast({ kind: 'error', title: textOf(error, lang), about: 'film' })
    }
  }
  const go = (recipe: PictureEdit) => () => {
    if (unsaved || isDrafted(photo.uuid)) toast({ kind: 'warning', title: refusal('EDITING', lang) })
    else if (!isPending) void send({ from: now, to: recipe }, base.get().version)
  }
  const level = levelledBy(now, points, size)
  const plain = { ...now, flip: false, turn: 0, tilt: 0, crop: null } as const
  const moved = JSON.stringify(now) !== JSON.stringify(plain)
  return {
    left: go(turned(now, -90)),
    right: go(turned(now, 90)),
    mirror: go(mirrored(now, 'sideways')),
    ...(level && { level: go(level) }),
    ...(moved && { restore: go(plain) }),
  }
}
