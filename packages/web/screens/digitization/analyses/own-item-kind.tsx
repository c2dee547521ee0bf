import { combinedKinds, isCombinedKind, isPointKind, type KindName, pointKinds } from '@sella/ceph/kinds/index'
import { Input, Select } from 'antd'
import { useWords } from '../../../words/i18n'
import { type Fields, withKind } from './own-draft'
import styles from './own-item.module.css'

const names = Object.keys(pointKinds).filter(isPointKind)
const angles = names.filter(name => pointKinds[name].gives === 'angle')
const lengths = names.filter(name => pointKinds[name].gives === 'length')
const combined = Object.keys(combinedKinds).filter(isCombinedKind)

interface OwnItemKindProps {
  readonly fields: Fields
  readonly unit: string
  readonly change: (fields: Fields) => void
  /** The name cannot change: analyses refer to the measurement by it. */
  readonly fixed: boolean
}

/** Name and calculation. */
export const OwnItemKind = ({ fields, unit, change, fixed }: OwnItemKindProps) => {
  const { t, lang } = useWords()
  const group = (key: 'angles' | 'lengths' | 'combined', kinds: readonly KindName[]) => ({
    label: t(`own.${key}`),
    options: kinds.map(value => ({ value, label: { ...pointKinds, ...combinedKinds }[value].name[lang] })),
  })
  return (
    <section className={styles.block}>
      <div className={styles.field}>
        <span>{t('own.name')}</span>
        <Input
          autoFocus
          aria-label={t('own.name')}
          disabled={fixed}
          maxLength={60}
          value={fields.name}
          onChange={event => change({ ...fields, name: event.target.value })}
        />
      </div>
      <div className={styles.field}>
        <span>
          {t('own.kind')}
          <small>{unit ? t('own.unit', { unit }) : t('own.noUnit')}</small>
        </span>
        <Select<KindName>
          aria-label={t('own.kind')}
          value={fields.kind}
          listHeight={320}
          popupMatchSelectWidth={300}
          options={[group('angles', angles), group('lengths', lengths), group('combined', combined)]}
          onChange={kind => change(withKind(fields, kind))}
        />
      </div>
    </section>
  )
}
