import { degrees, radians } from '@sella/ceph/geometry/angle'
import { noNudge, nudgeLimits } from '@sella/ceph/superimpose/nudge'
import { type RegistrationName, registrations } from '@sella/ceph/superimpose/registrations'
import { nudgeOf, withNudge } from '@sella/workbench/superimposing/scheme-edits'
import { Button, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { useWords } from '../../words/i18n'
import shared from './overlapping.module.css'
import styles from './panels.module.css'
import { dayOf } from './record-words'
import { useTable } from './table'

interface AmountProps {
  readonly label: string
  readonly unit: string
  readonly value: number
  readonly limit: number
  readonly set: (value: number) => void
}

const AmountField = ({ label, unit, value, limit, set }: AmountProps) => (
  <div className={styles.amount}>
    <span>{label}</span>
    <InputNumber<number>
      aria-label={label}
      value={Math.round(value * 100) / 100}
      step={0.1}
      min={-limit}
      max={limit}
      precision={2}
      suffix={unit}
      onChange={next => set(next ?? 0)}
    />
  </div>
)

/** The doctor's own correction of one record in one registration; the reference never moves. */
export const NudgePanel = ({ close }: { readonly close: () => void }) => {
  const { t, lang } = useWords()
  const { scheme, setScheme, overlays, methods, setCorrecting } = useTable()
  const [asked, setMethod] = useState<RegistrationName | null>(null)
  const method = asked && methods.includes(asked) ? asked : (methods[0] ?? 'sn')
  const moved = overlays[method].entries.flatMap(entry => (entry.status === 'registered' ? [entry.film.id] : []))
  const [picked, setPicked] = useState<string | null>(null)
  const { films } = useTable()
  const uuid = picked && moved.includes(picked) ? picked : moved.at(-1)
  if (!uuid) return <p className={shared.hint}>{t('overlap.nothingToNudge')}</p>
  const nudge = nudgeOf(scheme, method, uuid)
  const set = (part: Partial<typeof nudge>) => setScheme(withNudge(scheme, { method, uuid }, { ...nudge, ...part }))
  const record = (id: string) => films.find(film => film.record.uuid === id)?.record
  return (
    <div className={styles.nudge}>
      <Select
        aria-label={t('overlap.method')}
        value={method}
        options={methods.map(value => ({ value, label: registrations[value].title[lang] }))}
        onChange={setMethod}
      />
      <Select
        aria-label={t('overlap.records')}
        value={uuid}
        options={moved.map(value => ({ value, label: dayOf(record(value) ?? { createday: '' }) }))}
        onChange={setPicked}
      />
      <AmountField label={t('overlap.forward')} unit="mm" value={nudge.x} limit={nudgeLimits.mm} set={x => set({ x })} />
      <AmountField label={t('overlap.down')} unit="mm" value={nudge.y} limit={nudgeLimits.mm} set={y => set({ y })} />
      <AmountField
        label={t('overlap.turn')}
        unit="°"
        value={degrees(nudge.turn)}
        limit={degrees(nudgeLimits.turn)}
        set={value => set({ turn: radians(value) })}
      />
      <Button size="small" onClick={() => set(noNudge)}>
        {t('overlap.unnudge')}
      </Button>
      <Button
        size="small"
        type="primary"
        onClick={() => {
          setCorrecting({ method, uuid })
          close()
        }}
      >
        {t('overlay.correct.start')}
      </Button>
      <p className={shared.hint}>{t('overlap.nudgeHint')}</p>
    </div>
  )
}
