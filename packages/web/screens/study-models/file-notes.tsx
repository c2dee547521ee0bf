import type { Point3 } from '@sella/ceph/geometry/space'
import { dot3 } from '@sella/ceph/geometry/space'
import { type Jaw, jaws } from '@sella/ceph/study-models/tooth'
import { jawWords } from '@sella/ceph/study-models/words'
import { Button, Select } from 'antd'
import { type RefObject, useState } from 'react'
import { useMay } from '../../api/clinic'
import { Confirm } from '../../parts/confirm'
import { useWords } from '../../words/i18n'
import type { ArchScene } from './arch-scene'
import styles from './models.module.css'
import { PhotoNote } from './photo-note'
import { useModelTable } from './table'

/** mm across, first molar to first molar with their gums: the plausible range of an arch. */
const likelyWidth = { from: 30, to: 110 } as const

const unitsInMm = { mm: 1, cm: 10, inch: 25.4 } as const
type UnitName = keyof typeof unitsInMm
const unitNames = Object.keys(unitsInMm) as readonly UnitName[]

/** No surface file states its unit: the resulting size is shown, and queried if it fits no arch. */
const UnitNote = ({ spans }: { readonly spans: readonly number[] }) => {
  const { t } = useWords()
  const { state, desk } = useModelTable()
  const measures = useMay('trace')
  const scale = state.readings.mmPerUnit.upper ?? state.readings.mmPerUnit.lower
  const wide = Math.max(...spans) * (scale ?? 1)
  const likely = wide >= likelyWidth.from && wide <= likelyWidth.to
  const name = unitNames.find(each => unitsInMm[each] === scale)
  const key = scale === null && !likely ? 'models.unitDoubt' : 'models.unitAssumed'
  const set = (unit: UnitName) => desk.change({ mmPerUnit: { upper: unitsInMm[unit], lower: unitsInMm[unit] } })
  if (scale !== null && likely) return null
  return (
    <div className={styles.noteRow} data-doubt={!likely}>
      <span>{t(key, { mm: wide.toFixed(0) })}</span>
      <Select<UnitName>
        size="small"
        aria-label={t('models.unit')}
        placeholder={t('models.unit')}
        disabled={!measures}
        value={name ?? null}
        options={unitNames.map(value => ({ value, label: t(`models.units.${value}`) }))}
        onChange={set}
      />
    </div>
  )
}

/** Points of another file are not drawn on this one. */
const StrangeNote = ({ jaw }: { readonly jaw: Jaw }) => {
  const { t, lang } = useWords()
  const { desk } = useModelTable()
  const measures = useMay('trace')
  const [asked, ask] = useState(false)
  const name = jawWords[jaw][lang]
  return (
    <div className={styles.noteRow} data-doubt="true">
      <span>{t('models.otherFile', { jaw: name })}</span>
      <Button size="small" disabled={!measures} onClick={() => ask(true)}>
        {t('models.startOver')}
      </Button>
      {asked && (
        <Confirm
          danger
          title={t('models.startOverTitle', { jaw: name })}
          text={t('models.startOverText')}
          verb={t('models.startOver')}
          onNo={() => ask(false)}
          onYes={() => {
            ask(false)
            desk.startOver(jaw)
          }}
        />
      )}
    </div>
  )
}

/** What must be known about the files before any number is relied on. */
export const FileNotes = ({ scene }: { readonly scene: RefObject<ArchScene | null> }) => {
  const { t, lang } = useWords()
  const { analysis, strange, turned, on, models } = useModelTable()
  const open = scene.current
  const upward = (jaw: Jaw): Point3 => {
    // Into the picture: upwards for the upper teeth, which are seen from below, downwards for the lower ones.
    if (on[jaw] === 'photo') return { x: 0, y: 0, z: jaw === 'upper' ? 1 : -1 }
    const [x, y, z] = open?.up ?? [0, 1, 0]
    const sign = turned[jaw].over ? -1 : 1
    return { x: sign * x, y: sign * y, z: sign * z }
  }
  const swapped = jaws.filter(jaw => {
    const plane = analysis.planes[jaw]
    return open !== null && plane !== null && !strange.includes(jaw) && dot3(plane.normal, upward(jaw)) < 0
  })
  return (
    <>
      {open && jaws.some(jaw => models[jaw] && on[jaw] === 'surface') && <UnitNote spans={open.spans} />}
      {jaws.map(jaw => models[jaw] && on[jaw] === 'photo' && !strange.includes(jaw) && <PhotoNote key={jaw} jaw={jaw} />)}
      {strange.map(jaw => (
        <StrangeNote key={jaw} jaw={jaw} />
      ))}
      {swapped.map(jaw => (
        <div key={jaw} className={styles.noteRow} data-doubt="true">
          {t(on[jaw] === 'photo' ? 'models.swappedPhoto' : 'models.swapped', { jaw: jawWords[jaw][lang] })}
        </div>
      ))}
    </>
  )
}
