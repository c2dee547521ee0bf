import {
  facialAxisWords,
  type GrowthSlider,
  growthCaution,
  growthShareWords,
  growthSliderNames,
  growthSliders,
  mostGrowthYears,
} from '@sella/ceph/data/planning/mean-growth'
import { growingWords, growthEndedWords, growthSpan } from '@sella/ceph/planning/growing'
import type { MeanGrowth } from '@sella/ceph/planning/plan'
import { Button, Checkbox, Select } from 'antd'
import { useState } from 'react'
import { useUser } from '../../api/queries'
import { today } from '../../words/dates'
import { useWords } from '../../words/i18n'
import amounts from './amounts.module.css'
import hints from './hints.module.css'
import styles from './movements.module.css'
import { SliderRow } from './slider-row'
import { usePlanned, usePlanTable } from './table'

const rates = (of: (name: GrowthSlider) => number): MeanGrowth['rates'] =>
  Object.fromEntries(growthSliderNames.map(name => [name, of(name)])) as MeanGrowth['rates']

const still: MeanGrowth = { years: 0, rates: rates(() => 0), maxillaWithNa: 0, facialAxis: 0 }

const isStill = ({ years, rates: by, maxillaWithNa, facialAxis }: MeanGrowth): boolean =>
  [years, maxillaWithNa, facialAxis, ...Object.values(by)].every(each => each === 0)

/** The range of the number and of its slider; it includes the preset's greatest rate. */
const ends = { rate: [0, 3], share: [0, 100], turn: [-5, 5] } as const
const within = { rate: [0, 10], turn: [-90, 90] } as const

interface SlidersProps {
  readonly now: MeanGrowth
  readonly set: (part: Partial<MeanGrowth>, of: string) => void
  /** Nobody stated that the patient grows, or growth has ended. */
  readonly locked: boolean
}

const Sliders = ({ now, set, locked }: SlidersProps) => {
  const { t, lang } = useWords()
  return (
    <>
      <SliderRow
        {...{ label: t('planning.growthYears'), unit: '', step: 0.5, value: now.years }}
        ends={[0, mostGrowthYears]}
        within={[0, mostGrowthYears]}
        disabled={locked}
        onChange={years => set({ years }, 'years')}
      />
      {growthSliderNames.map(name => (
        <SliderRow
          key={name}
          {...{ label: growthSliders[name].title[lang], unit: 'mm/a', step: 0.1, value: now.rates[name] }}
          ends={ends.rate}
          within={within.rate}
          disabled={locked}
          onChange={rate => set({ rates: { ...now.rates, [name]: rate } }, name)}
        />
      ))}
      <SliderRow
        {...{ label: growthShareWords[lang], unit: '%', step: 5, value: Math.round(now.maxillaWithNa * 100) }}
        ends={ends.share}
        within={ends.share}
        disabled={locked}
        onChange={share => set({ maxillaWithNa: share / 100 }, 'share')}
      />
      <SliderRow
        {...{ label: facialAxisWords[lang], unit: '°', step: 0.5, value: now.facialAxis }}
        ends={ends.turn}
        within={within.turn}
        disabled={locked}
        onChange={facialAxis => set({ facialAxis }, 'turn')}
      />
    </>
  )
}

/** Whose reading of the vertebrae says that growth has ended, and when; null where none does. */
const useGrown = (): string | null => {
  const { lang } = useWords()
  return growthEndedWords(usePlanTable().record.maturation)?.[lang] ?? null
}

/** The doctor's statement that the patient grows; withdrawn, all sliders go to zero. */
const GrowingMark = ({ ended }: { readonly ended: boolean }) => {
  const { t, lang } = useWords()
  const { desk } = usePlanTable()
  const growing = usePlanned(({ document }) => document.growing)
  const by = useUser().data?.userName
  return (
    <>
      <Checkbox
        className={amounts.check}
        checked={growing !== null}
        disabled={growing === null && (ended || by === undefined)}
        onChange={event => desk.grows(event.target.checked && by !== undefined ? { by, day: today() } : null)}
      >
        {t('planning.growing')}
      </Checkbox>
      {growing && <p className={hints.note}>{growingWords(growing)[lang]}</p>}
    </>
  )
}

/** The mean-change layer: off, all sliders at zero, until the doctor states that the patient grows; it says that it is no forecast. */
export const GrowthRows = () => {
  const { t, lang } = useWords()
  const { desk, planned } = usePlanTable()
  const growth = usePlanned(({ document }) => document.plan.growth)
  const growing = usePlanned(({ document }) => document.growing !== null)
  const grown = useGrown()
  const [open, setOpen] = useState(growth !== null)
  const set = (part: Partial<MeanGrowth>, of: string | null) => {
    const next = { ...(planned().document.plan.growth ?? still), ...part }
    desk.change({ growth: isStill(next) ? null : next }, of && `growth ${of}`)
  }
  const now = growth ?? still
  const locked = !growing || grown !== null
  const preset = () => set({ years: now.years || 1, rates: rates(name => growthSliders[name].perYear) }, null)
  return (
    <section aria-label={t('planning.growth')}>
      <button type="button" className={styles.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>{t('planning.growth')}</span>
        <em data-rest={growth === null}>{growth === null ? t('planning.growthOff') : growthSpan(now.years)[lang]}</em>
      </button>
      {open && (
        <div className={styles.segmentBody}>
          <p className={hints.warn}>{growthCaution[lang]}</p>
          {grown && <p className={hints.warn}>{grown}</p>}
          <GrowingMark ended={grown !== null} />
          <Sliders now={now} set={set} locked={locked} />
          <div className={amounts.more}>
            <Button size="small" disabled={locked} onClick={preset}>
              {t('planning.growthPreset')}
            </Button>
            <Button size="small" disabled={growth === null} onClick={() => desk.change({ growth: null })}>
              {t('planning.growthClear')}
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}

/** How the lips close, and Holdaway's rule for strained lips. */
export const LipRows = () => {
  const { t } = useWords()
  const { desk } = usePlanTable()
  const lips = usePlanned(({ document }) => document.plan.lips)
  const lipStrain = usePlanned(({ document }) => document.plan.lipStrain)
  return (
    <>
      <Select
        size="small"
        aria-label={t('planning.lips')}
        value={lips}
        popupMatchSelectWidth={false}
        options={[
          { value: 'closed', label: t('planning.lipsClosed') },
          { value: 'open', label: t('planning.lipsOpen') },
        ]}
        onChange={value => desk.change({ lips: value as 'closed' | 'open' })}
      />
      <Checkbox
        className={amounts.check}
        checked={lipStrain}
        onChange={event => desk.change({ lipStrain: event.target.checked })}
      >
        {t('planning.strain')}
      </Checkbox>
    </>
  )
}
