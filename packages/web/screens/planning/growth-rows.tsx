import {
  type GrowthSlider,
  growthCaution,
  growthSliderNames,
  growthSliders,
  mostGrowthYears,
} from '@sella/ceph/data/planning/mean-growth'
import type { MeanGrowth } from '@sella/ceph/planning/plan'
import { Button, Checkbox, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { useWords } from '../../words/i18n'
import amounts from './amounts.module.css'
import hints from './hints.module.css'
import styles from './movements.module.css'
import { usePlanned, usePlanTable } from './table'

const rates = (of: (name: GrowthSlider) => number): MeanGrowth['rates'] =>
  Object.fromEntries(growthSliderNames.map(name => [name, of(name)])) as MeanGrowth['rates']

const still: MeanGrowth = { years: 0, rates: rates(() => 0), maxillaWithNa: 0, facialAxis: 0 }

/** The mean-change layer: off, all sliders 0, until the doctor turns it on; then it says that it is no forecast. */
export const GrowthRows = () => {
  const { t, lang } = useWords()
  const { desk } = usePlanTable()
  const growth = usePlanned(({ document }) => document.plan.growth)
  const [open, setOpen] = useState(growth !== null)
  const set = (part: Partial<MeanGrowth>) => {
    const next = { ...(growth ?? still), ...part }
    const off = next.years === 0 && Object.values(next.rates).every(rate => rate === 0)
    desk.change({ growth: off ? null : next })
  }
  const now = growth ?? still
  return (
    <section aria-label={t('planning.growth')}>
      <button type="button" className={styles.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>{t('planning.growth')}</span>
        <em data-rest={growth === null}>{growth === null ? t('planning.growthOff') : `${now.years}`}</em>
      </button>
      {open && (
        <div className={styles.segmentBody}>
          <p className={hints.warn}>{growthCaution[lang]}</p>
          <div className={amounts.more}>
            <span>{t('planning.growthYears')}</span>
            <InputNumber
              size="small"
              aria-label={t('planning.growthYears')}
              min={0}
              max={mostGrowthYears}
              step={0.5}
              value={now.years}
              onChange={years => set({ years: years ?? 0 })}
            />
            <Button
              size="small"
              onClick={() => set({ years: now.years || 1, rates: rates(name => growthSliders[name].perYear) })}
            >
              {t('planning.growthPreset')}
            </Button>
          </div>
          {growthSliderNames.map(name => (
            <div key={name} className={amounts.more}>
              <span>{growthSliders[name].title[lang]}</span>
              <InputNumber
                size="small"
                aria-label={growthSliders[name].title[lang]}
                min={0}
                max={10}
                step={0.1}
                suffix="mm/a"
                value={now.rates[name]}
                onChange={rate => set({ rates: { ...now.rates, [name]: rate ?? 0 } })}
              />
            </div>
          ))}
        </div>
      )}
    </section>
  )
}

/** How the lips close, and Holdaway's rule for a strained one. */
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
