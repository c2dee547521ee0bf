import type { PointName } from '@sella/ceph/data/point-name'
import type { PointGroup } from '@sella/workbench/desk/subject'
import type { TFunction } from 'i18next'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../../words/i18n'
import { useCommitted, useDesk } from '../desk'
import { groupWords } from './group-words'
import styles from './left.module.css'
import { PointButton } from './point-button'
import { PointsMenu } from './points-menu'

type Place = 'manual' | 'detected' | 'estimated' | 'unknown' | 'derived' | 'missing'

const usePlaces = (): Readonly<Record<string, Place>> => {
  const { bench, subject } = useDesk()
  const { tracing } = useCommitted()
  const all = bench.knows.points(tracing)
  return Object.fromEntries(
    subject.names.map(name => [name, tracing.points[name]?.origin ?? (all[name] ? 'derived' : 'missing')]),
  )
}

const Line = ({ name, place }: { readonly name: PointName; readonly place: Place }) => {
  const { t, lang } = useWords()
  const text = useDesk().subject.text(name)
  return (
    <li>
      <PointButton name={name}>
        <i data-place={place} />
        <span>{text.name[lang]}</span>
        <small>{text.short}</small>
        <em className="unseen">{t(`workbench.origin.${place}`)}</em>
      </PointButton>
    </li>
  )
}

const count = (names: readonly PointName[], places: Readonly<Record<string, Place>>, t: TFunction): string => {
  const of = (wanted: readonly Place[]) => names.filter(name => wanted.includes(places[name] ?? 'missing')).length
  const unknown = of(['unknown'])
  const counts = `${of(['manual'])} / ${of(['detected', 'estimated'])} / ${of(['derived'])}`
  return unknown === 0 ? counts : t('workbench.review.unknown', { counts, count: unknown })
}

const Group = ({ group, places }: { readonly group: PointGroup; readonly places: Readonly<Record<string, Place>> }) => {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const names = group.points
  const there = names.filter(name => places[name] !== 'missing')
  return (
    <li>
      <button type="button" className={styles.region} aria-expanded={open} onClick={() => setOpen(!open)}>
        <ChevronRight size={14} />
        <span>{t(groupWords(group.name))}</span>
        <small>{there.length}</small>
        <em>{count(names, places, t)}</em>
      </button>
      {open && (
        <ul>
          {names.map(name => (
            <Line key={name} name={name} place={places[name] ?? 'missing'} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** All points by region, each with its origin; also the screen reader's way to the points. */
export const PointList = () => {
  const { t } = useWords()
  const { groups } = useDesk().subject
  const places = usePlaces()
  return (
    <section className={styles.all} aria-label={t('workbench.review.all')}>
      <header>
        <h3>{t('workbench.review.all')}</h3>
        <span>{t('workbench.review.legend')}</span>
        <PointsMenu />
      </header>
      <ul>
        {groups.map(group => (
          <Group key={group.name} group={group} places={places} />
        ))}
      </ul>
    </section>
  )
}
