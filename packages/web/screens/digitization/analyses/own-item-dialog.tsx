import { evaluate } from '@sella/ceph/analysis/evaluate'
import { analysisOf } from '@sella/ceph/analysis/own'
import type { OwnItem } from '@sella/ceph/analysis/own-item'
import { landmarkNames, landmarks } from '@sella/ceph/data/landmarks'
import { pointKinds } from '@sella/ceph/measure/kinds/index'
import { shortLandmarkName } from '@sella/drawing/tracing/short-names'
import { valueText } from '@sella/drawing/tracing/value-text'
import { Button, Input, Modal, Select } from 'antd'
import { useMemo, useState } from 'react'
import { useWords } from '../../../words/i18n'
import { useCommitted, useDesk } from '../desk'
import styles from './analyses.module.css'
import { ItemPreview } from './item-preview'
import { blankFields, type Fields, faultOfFields, fieldsOf, itemOfFields, pointKindNames, withKind } from './own-draft'
import type { OwnItemStore } from './own-items'

interface FieldProps {
  readonly fields: Fields
  readonly change: (fields: Fields) => void
}

const tips = ['tipsLess', 'tipsMid', 'tipsMore'] as const

/** The landmarks in the order the kind takes them. */
const Points = ({ fields, change }: FieldProps) => {
  const { t, lang } = useWords()
  const options = useMemo(
    () =>
      landmarkNames
        .filter(name => landmarks[name].kind !== 'handle')
        .map(name => ({ value: name as string, label: `${shortLandmarkName(name)} · ${landmarks[name].name[lang]}` })),
    [lang],
  )
  return (
    <div className={styles.points}>
      {fields.nodes.map((node, at) => (
        <Select
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the kind's order is what the field is
          key={at}
          showSearch
          optionFilterProp="label"
          aria-label={t('workbench.ownItem.point', { at: at + 1 })}
          placeholder={t('workbench.ownItem.point', { at: at + 1 })}
          value={node || null}
          options={options}
          onChange={(name: string) => change({ ...fields, nodes: fields.nodes.with(at, name) })}
        />
      ))}
    </div>
  )
}

const Norm = ({ fields, change }: FieldProps) => {
  const { t } = useWords()
  return (
    <div className={styles.points}>
      {(['mean', 'sd'] as const).map(key => (
        <Input
          key={key}
          inputMode="decimal"
          placeholder={t(`workbench.analyses.${key}`)}
          aria-label={t(`workbench.analyses.${key}`)}
          value={fields[key]}
          onChange={event => change({ ...fields, [key]: event.target.value })}
        />
      ))}
    </div>
  )
}

/** What the measurement reads on the film on the table. */
const Now = ({ name, item }: { readonly name: string; readonly item: OwnItem }) => {
  const { t } = useWords()
  const { tracing } = useCommitted()
  const { dentition, sex } = useDesk().choice.get()
  const analysis = analysisOf({ name: '', items: [name], lines: [] })
  const evaluation = evaluate(tracing, analysis, { dentition, sex }, { customItems: { [name]: item }, assumeScale: true })
  const [row] = evaluation.rows
  return (
    <p className={styles.now} role="status">
      {t('workbench.ownItem.now')}
      <b>{row && valueText(row, evaluation.calibration)}</b>
    </p>
  )
}

const Look = ({ fields }: { readonly fields: Fields }) => {
  const { t } = useWords()
  // A measurement is drawn before it has a name.
  const name = t('workbench.results.own')
  const item = useMemo(() => itemOfFields({ ...fields, name }), [fields, name])
  const [parts, customItems] = useMemo(
    () => [{ name: '', items: item ? [name] : [], lines: [] }, item ? { [name]: item } : {}] as const,
    [item, name],
  )
  return (
    <div>
      <ItemPreview parts={parts} picked={item ? name : null} customItems={customItems} />
      {item && <Now name={name} item={item} />}
    </div>
  )
}

const Form = ({ fields, change, fixed }: FieldProps & { readonly fixed: boolean }) => {
  const { t, lang } = useWords()
  const kinds = pointKindNames.map(value => ({ value, label: pointKinds[value].name[lang] }))
  const unit = pointKinds[fields.kind].gives === 'angle' ? '°' : 'mm'
  return (
    <div>
      <div className={styles.tip}>
        {t('workbench.analyses.name')}
        <Input
          aria-label={t('workbench.analyses.name')}
          disabled={fixed}
          maxLength={60}
          value={fields.name}
          onChange={event => change({ ...fields, name: event.target.value })}
        />
      </div>
      <div className={styles.tip}>
        {t('workbench.ownItem.kind', { unit })}
        <Select
          aria-label={t('workbench.ownItem.kind', { unit })}
          value={fields.kind}
          options={kinds}
          onChange={kind => change(withKind(fields, kind))}
        />
      </div>
      <div className={styles.tip}>
        {t('workbench.ownItem.points')}
        <Points fields={fields} change={change} />
      </div>
      <div className={styles.tip}>
        {t('workbench.ownItem.norm', { unit })}
        <Norm fields={fields} change={change} />
      </div>
      {tips.map(tip => (
        <div key={tip} className={styles.tip}>
          {t(`workbench.analyses.${tip}`)}
          <Input
            aria-label={t(`workbench.analyses.${tip}`)}
            maxLength={500}
            value={fields[tip]}
            onChange={event => change({ ...fields, [tip]: event.target.value })}
          />
        </div>
      ))}
    </div>
  )
}

interface Props {
  readonly store: OwnItemStore
  /** The measurement to change; null makes a new one. */
  readonly name: string | null
  readonly close: () => void
  readonly kept: (name: string) => void
}

/** A measurement of the doctor's own: a calculation and its landmarks, with norm and texts, drawn and read while it is made. */
export const OwnItemDialog = ({ store, name, close, kept }: Props) => {
  const { t } = useWords()
  const before = name === null ? undefined : store.items[name]
  const [fields, change] = useState(() => (name !== null && before ? fieldsOf(name, before) : blankFields))
  const others = Object.keys(store.items).filter(other => other !== name)
  const fault = faultOfFields(fields, others)
  const save = async () => {
    const item = itemOfFields(fields)
    if (item && (await store.put(fields.name.trim(), item))) kept(fields.name.trim())
  }
  const footer = (
    <div className={styles.foot}>
      <span>{fault && t(`workbench.ownItem.${fault}`)}</span>
      <Button onClick={close}>{t('app.cancel')}</Button>
      <Button type="primary" loading={store.busy} disabled={fault !== null} onClick={() => void save()}>
        {t('app.save')}
      </Button>
    </div>
  )
  const title = name ?? t('workbench.ownItem.create')
  return (
    <Modal open centered width={760} title={title} footer={footer} onCancel={close}>
      <div className={styles.ownItem}>
        <Form fields={fields} change={change} fixed={name !== null} />
        <Look fields={fields} />
      </div>
    </Modal>
  )
}
