import { kindNotes } from '@sella/ceph/analysis/own-kind-notes'
import { type LandmarkName, landmarkNames, landmarks } from '@sella/ceph/data/landmarks'
import { shortLandmarkName } from '@sella/drawing/tracing/short-names'
import { Button, Select } from 'antd'
import { Crosshair } from 'lucide-react'
import { useMemo } from 'react'
import { useWords } from '../../../words/i18n'
import type { Fields } from './own-draft'
import styles from './own-item.module.css'

interface OwnItemPointsProps {
  readonly fields: Fields
  /** The place that the next click on the film fills. */
  readonly at: number
  readonly picking: boolean
  readonly turnTo: (at: number) => void
  readonly put: (at: number, name: string) => void
  readonly start: () => void
  readonly stop: () => void
}

const useLandmarks = () => {
  const { lang } = useWords()
  return useMemo(
    () =>
      landmarkNames
        .filter(name => landmarks[name].kind !== 'handle')
        .map(name => ({ value: name as string, label: `${shortLandmarkName(name)} · ${landmarks[name].name[lang]}` })),
    [lang],
  )
}

const labelOf = (name: string): LandmarkName | null => (name === '' ? null : (name as LandmarkName))

/** The landmarks in the order of the kind: clicked on the film, or chosen from a list. */
export const OwnItemPoints = ({ fields, at, picking, turnTo, put, start, stop }: OwnItemPointsProps) => {
  const { t, lang } = useWords()
  const options = useLandmarks()
  const { roles } = kindNotes[fields.kind]
  return (
    <section className={styles.block}>
      <header>
        <b>{t('own.points')}</b>
        <Button
          size="small"
          type={picking ? 'primary' : 'default'}
          icon={<Crosshair size={14} />}
          aria-pressed={picking}
          onClick={picking ? stop : start}
        >
          {t('own.pick')}
        </Button>
      </header>
      <ol className={styles.nodes}>
        {fields.nodes.map((node, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the kind's order is what the field is
          <li key={place} data-now={picking && place === at}>
            <button
              type="button"
              className={styles.number}
              aria-label={t('own.point', { at: place + 1, role: roles[place]?.[lang] })}
              aria-pressed={picking && place === at}
              onClick={() => {
                turnTo(place)
                if (!picking) start()
              }}
            >
              {place + 1}
            </button>
            <span>{roles[place]?.[lang]}</span>
            <Select
              showSearch={{ optionFilterProp: 'label' }}
              allowClear
              listHeight={250}
              popupMatchSelectWidth={320}
              aria-label={t('own.point', { at: place + 1, role: roles[place]?.[lang] })}
              placeholder={t('own.choose')}
              value={labelOf(node)}
              options={options}
              onChange={(name: string | undefined) => put(place, name ?? '')}
            />
          </li>
        ))}
      </ol>
      <p className={styles.hint} role="status">
        {picking ? (
          <>
            <b>{t('own.picking', { role: roles[at]?.[lang] ?? '' })}</b>
            <small>{t('own.pickHint')}</small>
          </>
        ) : (
          kindNotes[fields.kind].note[lang]
        )}
      </p>
    </section>
  )
}
