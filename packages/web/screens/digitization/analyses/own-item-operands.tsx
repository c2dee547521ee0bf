import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { kindNotes } from '@sella/ceph/analysis/own-kind-notes'
import { itemNames, measurements } from '@sella/ceph/data/measurements'
import { unitSigns } from '@sella/ceph/unit'
import { Select } from 'antd'
import { useMemo } from 'react'
import { useWords } from '../../../words/i18n'
import type { Fields } from './own-draft'
import styles from './own-item.module.css'

interface OwnItemOperandsProps {
  readonly fields: Fields
  /** The own items that it may be computed from. */
  readonly own: OwnItems
  readonly put: (at: number, item: string) => void
}

const useItems = (own: OwnItems) => {
  const { t, lang } = useWords()
  return useMemo(
    () => [
      {
        label: t('workbench.results.own'),
        options: Object.entries(own).map(([name, item]) => ({ value: name, label: `${name} · ${unitSigns[item.unit]}` })),
      },
      {
        label: t('workbench.results.builtIn'),
        options: itemNames.map(name => ({
          value: name as string,
          label: `${name} · ${measurements[name].name[lang]} ${unitSigns[measurements[name].unit]}`,
        })),
      },
    ],
    [own, t, lang],
  )
}

/** The items a value is computed from, own ones first. */
export const OwnItemOperands = ({ fields, own, put }: OwnItemOperandsProps) => {
  const { t, lang } = useWords()
  const options = useItems(own)
  const { roles, note } = kindNotes[fields.kind]
  return (
    <section className={styles.block}>
      <header>
        <b>{t('own.operands')}</b>
      </header>
      <ol className={styles.nodes}>
        {fields.of.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the kind's order is what the field is
          <li key={place}>
            <i className={styles.number}>{place + 1}</i>
            <span>{roles[place]?.[lang]}</span>
            <Select
              showSearch={{ optionFilterProp: 'label' }}
              allowClear
              listHeight={250}
              popupMatchSelectWidth={340}
              aria-label={t('own.operand', { at: place + 1, role: roles[place]?.[lang] })}
              placeholder={t('own.choose')}
              value={item || null}
              options={options}
              onChange={(name: string | undefined) => put(place, name ?? '')}
            />
          </li>
        ))}
      </ol>
      <p className={styles.hint}>{note[lang]}</p>
    </section>
  )
}
