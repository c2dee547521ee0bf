import '../words/late/documents'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { faceViews } from '@sella/ceph/data/face-views'
import type { Input } from '@sella/contract/calls/index'
import { faceTitles } from '@sella/drawing/report/face/words'
import { Checkbox, Select } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../parts/act-dialog'
import { ChoiceRow } from '../parts/choice-row'
import { fileName, saveFile } from '../parts/save-file'
import { rememberedAnalysis } from '../readings/choosing'
import { useOwnAnalyses } from '../readings/own-analyses'
import { useWords } from '../words/i18n'
import styles from './measurements.module.css'

/** The requested form of the measurements. */
export type TableWish = Required<Omit<Input<'caseMeasurements'>, 'caseUuid'>>

const formats = ['xlsx', 'csv', 'json'] as const

/** Built-in analyses by name, own ones by uuid. */
export const useChoices = () => {
  const { t, lang } = useWords()
  const own = useOwnAnalyses().map(({ uuid, analysis }) => ({ value: uuid, label: analysis.title[lang] }))
  const builtIn = builtInAnalyses.map(({ name, title }) => ({ value: name, label: title[lang] }))
  const groups = [{ label: t('workbench.results.builtIn'), options: builtIn }]
  return own.length > 0 ? [{ label: t('workbench.results.own'), options: own }, ...groups] : groups
}

/** The same, and what is measured on photos of the face, by view. */
const useTableChoices = () => {
  const { t, lang } = useWords()
  const faces = faceViews.map(view => ({ value: view, label: faceTitles[view][lang] }))
  return [...useChoices(), { label: t('documents.faces'), options: faces }]
}

/** The built-in analysis she uses. */
export const usualAnalysis = (): string => {
  const remembered = rememberedAnalysis()
  return builtInAnalyses.some(({ name }) => name === remembered) ? remembered : (builtInAnalyses[0]?.name ?? '')
}

const useStart = (of: MeasurementsProps['of']): TableWish => {
  const { lang } = useWords()
  const analysis = usualAnalysis()
  return { analysis, lang, format: 'xlsx', shape: of === 'case' ? 'records' : 'research', identity: of === 'case' }
}

interface MeasurementsProps {
  readonly of: 'case' | 'search'
  /** The base of the file name. */
  readonly name: string
  readonly fetch: (wish: TableWish) => Promise<Blob>
  readonly close: () => void
}

/** Exports measurements, by one analysis, for a spreadsheet, statistics or a program. */
export const Measurements = ({ of, name, fetch, close }: MeasurementsProps) => {
  const { t } = useWords()
  const choices = useTableChoices()
  const start = useStart(of)
  const [wish, setWish] = useState(start)
  const change = (part: Partial<TableWish>) => setWish(current => ({ ...current, ...part }))
  const download = async () => {
    const file = await fetch(wish)
    const label = choices.flatMap(group => group.options).find(({ value }) => value === wish.analysis)?.label ?? ''
    // A file name with the patient's name would identify her.
    const whose = wish.identity || of === 'search' ? name : t('documents.unnamed')
    saveFile(file, `${fileName(whose, label)}.${wish.format}`)
  }
  return (
    <ActDialog
      width={440}
      title={t('documents.measurements')}
      okText={t('documents.download')}
      failed={t('documents.measurementsFailed')}
      act={download}
      close={close}
    >
      <div className={styles.form}>
        <p>{t(of === 'case' ? 'documents.measurementsHint' : 'documents.measurementsFound')}</p>
        <Select
          aria-label={t('documents.method')}
          value={wish.analysis}
          options={choices}
          onChange={analysis => change({ analysis })}
        />
        <ChoiceRow<TableWish['shape']>
          block
          aria-label={t('documents.shape')}
          options={(['records', 'research'] as const).map(value => ({ value, label: t(`documents.shapes.${value}`) }))}
          value={wish.shape}
          onChange={shape => change({ shape })}
        />
        <p className={styles.note}>{t(`documents.shapeHint.${wish.shape}`)}</p>
        <ChoiceRow<TableWish['format']>
          aria-label={t('documents.format')}
          options={formats.map(value => ({ value, label: value.toUpperCase() }))}
          value={wish.format}
          onChange={format => change({ format })}
        />
        <Checkbox checked={wish.identity} onChange={event => change({ identity: event.target.checked })}>
          {t('documents.named')}
        </Checkbox>
        <p className={styles.note}>{t(wish.identity ? 'documents.namedYes' : 'documents.namedNo')}</p>
      </div>
    </ActDialog>
  )
}
