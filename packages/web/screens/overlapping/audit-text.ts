import { residualShown } from '@sella/ceph/superimpose/change-words'
import { nudgeWords } from '@sella/ceph/superimpose/nudge-words'
import { drawnOf, type Overlay, referenceOf } from '@sella/ceph/superimpose/overlay'
import { registrations } from '@sella/ceph/superimpose/registrations'
import { shortLandmarkName } from '@sella/drawing/tracing/short-names'
import { isMeasuredScale } from '@sella/drawing/tracing/value-text'
import { signed } from '../../readings/rows'
import { useWords } from '../../words/i18n'
import { useHoldText } from './hold-text'
import { dayOf } from './record-words'
import { useTable } from './table'
import { whySkipped } from './why-skipped'

/** How one record was aligned, in words. */
export interface RegisteredText {
  readonly id: string
  readonly day: string
  readonly text: string
}

export interface AuditText {
  /** What the records are registered on, and along which line. */
  readonly holdTexts: readonly string[]
  /** `byHand`: the doctor's correction in words; null without one. */
  readonly moved: readonly (RegisteredText & { readonly byHand: string | null })[]
  readonly skipped: readonly RegisteredText[]
}

/** What is registered on, how each record was rotated, and which were left out and why. */
export const useAuditText = () => {
  const { t, lang } = useWords()
  const { films, scales } = useTable()
  const holdText = useHoldText()
  const day = (id: string) => dayOf(films.find(caseFilm => caseFilm.record.uuid === id)?.record ?? { createday: '' })
  return (overlay: Overlay): AuditText => {
    const { method, hold, from } = overlay
    const [p, q] = registrations[method].along.map(shortLandmarkName)
    const reference = referenceOf(overlay)?.id
    const fit = hold === 'fit' && from.length > 0
    return {
      holdTexts: fit
        ? [t('overlay.hold.fitOn', { points: from.map(shortLandmarkName).join(' ') })]
        : [holdText(method, hold), ...(hold === 'fit' || hold === 'contours' ? [] : [t('overlap.along', { from: p, to: q })])],
      moved: drawnOf(overlay).flatMap(entry => {
        if (entry.status !== 'registered') return []
        const { registered, film, nudge, residualMm } = entry
        const residual = (residualMm === null || isMeasuredScale(film.calibration) ? '' : '≈ ') + residualShown(residualMm)
        const doubted = scales.doubted.has(film.id) || scales.doubted.has(reference ?? '')
        const key = doubted ? 'overlay.audit.doubted' : nudge ? 'overlay.audit.movedByHand' : 'overlap.moved'
        const text = t(key, { turn: signed(registered.rotationDegrees), residual })
        const byHand = nudge ? t('overlay.audit.byHand', { amount: nudgeWords(nudge)[lang] }) : null
        return [{ id: film.id, day: day(film.id), text, byHand }]
      }),
      skipped: overlay.entries.flatMap(entry => {
        if (entry.status !== 'skipped') return []
        const { id } = entry.film
        return [{ id, day: day(id), text: t('overlap.skipped', { day: day(id), why: whySkipped(entry.why, t) }) }]
      }),
    }
  }
}
