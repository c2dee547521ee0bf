import type { SinceSaved as Changed } from '@sella/ceph/superimpose/snapshot'
import { shortLandmarkName } from '@sella/drawing/tracing/short-names'
import { plain } from '../../readings/rows'
import { useWords } from '../../words/i18n'
import styles from './audit-list.module.css'
import { dayOf } from './record-words'
import { useTable } from './table'

/** At most this many landmarks are named, those that moved furthest; the others are counted. */
const named = 4

const useChanged = () => {
  const { t } = useWords()
  const { films } = useTable()
  return ({ id, points, scale }: Changed): string => {
    const far = points.toSorted((a, b) => (b.mm ?? Number.POSITIVE_INFINITY) - (a.mm ?? Number.POSITIVE_INFINITY)).slice(0, named)
    const words = far.map(({ landmark, mm }) =>
      mm === null ? shortLandmarkName(landmark) : t('overlay.since.point', { point: shortLandmarkName(landmark), mm: plain(mm) }),
    )
    const all = [
      ...words,
      ...(points.length > named ? [t('overlay.since.more', { count: points.length })] : []),
      ...(scale ? [t('overlay.since.scale')] : []),
    ]
    const record = films.find(film => film.record.uuid === id)?.record
    return t('overlay.since.points', { day: record ? dayOf(record) : '', points: all.join(t('app.separator')) })
  }
}

/** What changed on the records since the current scheme was saved: the page shows them as they are now. */
export const SinceSaved = () => {
  const { t } = useWords()
  const { moved, base } = useTable()
  const changed = useChanged()
  if (moved.length === 0) return null
  return (
    <div className={styles.since} role="note">
      <h3>{t('overlay.since.title')}</h3>
      <p>{base?.savedOn ? t('overlay.since.on', { day: base.savedOn }) : t('overlay.since.unknown')}</p>
      <ul>
        {moved.map(each => (
          <li key={each.id}>{changed(each)}</li>
        ))}
      </ul>
      <p>{t('overlay.since.now')}</p>
    </div>
  )
}
