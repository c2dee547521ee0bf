import { type LandmarkName, landmarkNames, landmarks } from '@sella/ceph/data/landmarks'
import { shortLandmarkName } from '@sella/drawing/tracing/short-names'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { sameRef } from '../../../editor/hover'
import { useStore } from '../../../editor/store'
import { useWords } from '../../../words/i18n'
import { useCommitted, useDesk } from '../desk'
import { type Region, regionNames, regionOf } from '../guided-order'
import styles from './left.module.css'
import { useWalk } from './walk'

type Place = 'manual' | 'detected' | 'estimated' | 'derived' | 'missing'

const usePlaces = (): Readonly<Record<string, Place>> => {
  const { bench } = useDesk()
  const { tracing } = useCommitted()
  const all = bench.knows.points(tracing)
  return Object.fromEntries(
    landmarkNames.map(name => [name, tracing.points[name]?.origin ?? (all[name] ? 'derived' : 'missing')]),
  )
}

const Line = ({ name, place }: { readonly name: LandmarkName; readonly place: Place }) => {
  const { t, lang } = useWords()
  const { bench } = useDesk()
  const { goTo } = useWalk()
  const selected = useStore(bench.hand, hand => hand.selected === name)
  const lit = useStore(bench.hover, ref => sameRef(ref, { kind: 'landmark', name }))
  const light = (on: boolean) => () => bench.hover.set(on ? { kind: 'landmark', name } : null)
  return (
    <li>
      <button
        type="button"
        className={styles.point}
        aria-pressed={selected}
        data-lit={lit}
        title={landmarks[name].definition[lang]}
        onClick={() => goTo(name)}
        onPointerEnter={light(true)}
        onPointerLeave={light(false)}
      >
        <i data-place={place} />
        <span>{landmarks[name].name[lang]}</span>
        <small>{shortLandmarkName(name)}</small>
        <em className="unseen">{t(`workbench.origin.${place}`)}</em>
      </button>
    </li>
  )
}

const count = (names: readonly LandmarkName[], places: Readonly<Record<string, Place>>): string => {
  const of = (wanted: readonly Place[]) => names.filter(name => wanted.includes(places[name] ?? 'missing')).length
  return `${of(['manual'])} / ${of(['detected', 'estimated'])} / ${of(['derived'])}`
}

const Group = ({ region, places }: { readonly region: Region; readonly places: Readonly<Record<string, Place>> }) => {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const names = landmarkNames.filter(name => regionOf(name) === region)
  const there = names.filter(name => places[name] !== 'missing')
  return (
    <li>
      <button type="button" className={styles.region} aria-expanded={open} onClick={() => setOpen(!open)}>
        <ChevronRight size={14} />
        <span>{t(`workbench.regions.${region}`)}</span>
        <small>{there.length}</small>
        <em>{count(names, places)}</em>
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

/** All points by region, each with where it came from; the screen reader's way to the points as well. */
export const PointList = () => {
  const { t } = useWords()
  const places = usePlaces()
  return (
    <section className={styles.all} aria-label={t('workbench.review.all')}>
      <header>
        <h3>{t('workbench.review.all')}</h3>
        <span>{t('workbench.review.legend')}</span>
      </header>
      <ul>
        {regionNames.map(region => (
          <Group key={region} region={region} places={places} />
        ))}
      </ul>
    </section>
  )
}
