import { shortItemName } from '@sella/ceph/analysis/short-item-name'
import { signAfter } from '@sella/ceph/unit'
import type { Comparison } from '@sella/drawing/report/comparison'
import { mostTrends } from '@sella/drawing/report/design'
import type { Chosen } from '@sella/workbench/report/preview'
import { Button, Select } from 'antd'
import { Download, Printer } from 'lucide-react'
import { useMakePdf } from '../../report/pdf'
import type { ReportSource } from '../../report/report-source'
import { useWords } from '../../words/i18n'
import '../../words/late/exporting'
import styles from './treatment-result.module.css'

const stay = (): void => undefined

interface ResultBarProps {
  readonly source: ReportSource
  readonly scheme: string
  readonly choose: (scheme: string) => void
  readonly trend: readonly string[]
  readonly setTrend: (trend: string[]) => void
  /** The contents of the document; null if there is no result. */
  readonly chosen: Chosen | null
  readonly comparison: Comparison | null
}

/** The scheme, the charts; the page as a document, printed or saved. */
export const ResultBar = ({ source, scheme, choose, trend, setTrend, chosen, comparison }: ResultBarProps) => {
  const { t, lang } = useWords()
  const { busy, may, save, print } = useMakePdf({ ...source, supersedes: null, remembers: false }, stay)
  const items = (comparison?.records[0]?.measured.rows ?? []).map(({ item, name, unit }) => ({
    value: item,
    label: `${shortItemName(name, lang)} ${signAfter[unit]}`.trim(),
  }))
  return (
    <header className={styles.bar}>
      <Select
        aria-label={t('documents.result.scheme')}
        className={styles.scheme}
        value={scheme}
        options={(source.schemes ?? []).map(({ name }) => ({ value: name, label: name }))}
        onChange={choose}
      />
      <Select<string[]>
        aria-label={t('documents.design.trend')}
        className={styles.trendChoice}
        mode="multiple"
        allowClear
        maxCount={mostTrends}
        maxTagCount="responsive"
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('documents.result.usualTrend')}
        value={trend.filter(item => items.some(({ value }) => value === item))}
        options={items}
        onChange={setTrend}
      />
      <Button
        icon={<Printer size={14} aria-hidden />}
        disabled={!chosen || !may}
        loading={busy}
        onClick={() => chosen && print(chosen)}
      >
        {t('documents.print')}
      </Button>
      <Button
        type="primary"
        icon={<Download size={14} aria-hidden />}
        disabled={!chosen || !may}
        loading={busy}
        onClick={() => chosen && save(chosen)}
      >
        {t('documents.result.keep')}
      </Button>
    </header>
  )
}
