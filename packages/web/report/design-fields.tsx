import { mostTrends, papers, type ReportDesign } from '@sella/drawing/report/design'
import { Checkbox, Select } from 'antd'
import { ChoiceRow } from '../parts/choice-row'
import { useWords } from '../words/i18n'
import styles from './design.module.css'
import { LetterheadField } from './letterhead-field'

interface DesignFieldsProps {
  readonly design: ReportDesign
  readonly change: (design: ReportDesign) => void
  /** For a single page only paper and letterhead can be chosen; a whole report's letterhead stands above its sections. */
  readonly whole: boolean
  readonly clinic: string
  /** The items of the chosen analysis. */
  readonly items: readonly { readonly value: string; readonly label: string }[]
}

/** The report's format: paper, signature and stamp, which items the result draws; a single page's letterhead. */
export const DesignFields = ({ design, change, whole, clinic, items }: DesignFieldsProps) => {
  const { t } = useWords()
  return (
    <>
      {whole && design.sections.includes('result') && (
        <div className={styles.part}>
          <p>{t('documents.design.trend')}</p>
          <Select<string[]>
            className={styles.wide}
            aria-label={t('documents.design.trend')}
            mode="multiple"
            allowClear
            maxCount={mostTrends}
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={t('documents.design.usualTrend')}
            value={design.trend.filter(item => items.some(({ value }) => value === item))}
            options={[...items]}
            onChange={trend => change({ ...design, trend })}
          />
        </div>
      )}
      <div className={styles.part}>
        <p>{t('documents.design.paper')}</p>
        <ChoiceRow<ReportDesign['paper']>
          aria-label={t('documents.design.paper')}
          value={design.paper}
          options={[...papers]}
          onChange={paper => change({ ...design, paper })}
        />
        {whole && (
          <>
            <Checkbox checked={design.signature} onChange={event => change({ ...design, signature: event.target.checked })}>
              {t('documents.design.signature')}
            </Checkbox>
            <Checkbox checked={design.stamp} onChange={event => change({ ...design, stamp: event.target.checked })}>
              {t('documents.design.stamp')}
            </Checkbox>
          </>
        )}
      </div>
      {!whole && <LetterheadField design={design} change={change} clinic={clinic} />}
    </>
  )
}
