import '../../words/late/documents'
import { shortItemName } from '@sella/ceph/analysis/short-item-name'
import { signAfter } from '@sella/ceph/unit'
import { mostTrends } from '@sella/drawing/report/design'
import { Button, Select } from 'antd'
import { Download, Layers2, Printer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { caseAddress, useCase } from '../../case/case'
import { CaseBar } from '../../case/case-bar'
import { Notice } from '../../parts/notice'
import { PagePreview, usePages } from '../../report/page-preview'
import { useMakePdf } from '../../report/pdf'
import type { ReportSource } from '../../report/report-source'
import { useReportSource } from '../../report/use-report-source'
import { useWords } from '../../words/i18n'
import { chosenResult } from './chosen-result'
import styles from './treatment-result.module.css'

const stay = (): void => undefined

/** No scheme of two traced records: the way to lay one. */
const NoResult = () => {
  const { t } = useWords()
  const { patient, record } = useCase()
  const navigate = useNavigate()
  const to = () => void navigate(caseAddress('/studioOverlapping', patient.uuid, record?.uuid))
  return (
    <Notice
      icon={Layers2}
      title={t('documents.result.none')}
      text={t('documents.result.noneText')}
      actions={[{ label: t('documents.result.toOverlap'), run: to, primary: true }]}
    />
  )
}

interface ResultProps {
  readonly source: ReportSource
  readonly scheme: string
  readonly choose: (scheme: string) => void
}

const Result = ({ source, scheme, choose }: ResultProps) => {
  const { t, lang } = useWords()
  const [trend, setTrend] = useState(source.start.design.trend)
  const chosen = useMemo(() => chosenResult(source, { scheme, trend, lang }), [source, scheme, trend, lang])
  const { pages, rows } = usePages(chosen, source)
  const { busy, save, print } = useMakePdf({ ...source, supersedes: null, remembers: false }, stay)
  const items = rows.map(({ item, name, unit }) => ({
    value: item,
    label: `${shortItemName(name, lang)} ${signAfter[unit]}`.trim(),
  }))
  return (
    <>
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
          className={styles.trend}
          mode="multiple"
          allowClear
          maxCount={mostTrends}
          maxTagCount="responsive"
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('documents.design.usualTrend')}
          value={trend.filter(item => items.some(({ value }) => value === item))}
          options={items}
          onChange={setTrend}
        />
        <Button
          icon={<Printer size={14} aria-hidden />}
          disabled={!chosen}
          loading={busy}
          onClick={() => chosen && print(chosen)}
        >
          {t('documents.print')}
        </Button>
        <Button
          type="primary"
          icon={<Download size={14} aria-hidden />}
          disabled={!chosen}
          loading={busy}
          onClick={() => chosen && save(chosen)}
        >
          {t('documents.result.keep')}
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.page} aria-label={t('documents.result.title')} tabIndex={0}>
        {pages.length > 0 ? <PagePreview pages={pages} paper={source.start.design.paper} grey={false} /> : <NoResult />}
      </section>
    </>
  )
}

/** The result of a treatment over all records of a scheme, `?case=&scheme=`: the printed page itself, with the items of its charts to choose. */
export const TreatmentResult = () => {
  const { t } = useWords()
  const source = useReportSource(useCase())
  const [search, setSearch] = useSearchParams()
  const schemes = source?.schemes ?? []
  const scheme = schemes.find(({ name }) => name === search.get('scheme')) ?? schemes[0]
  const choose = (name: string): void =>
    setSearch(before => {
      const next = new URLSearchParams(before)
      next.set('scheme', name)
      return next
    })
  return (
    <div className={styles.screen}>
      <CaseBar />
      {!source && <p className={styles.waiting}>{t('app.loading')}</p>}
      {source && !scheme && <NoResult />}
      {source && scheme && <Result key={scheme.name} source={source} scheme={scheme.name} choose={choose} />}
    </div>
  )
}
