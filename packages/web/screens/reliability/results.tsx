import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { isItemName, itemNames } from '@sella/ceph/data/measurements'
import { fewestFilms, fewestForIcc } from '@sella/ceph/reliability/agreement'
import type { RereadFilm } from '@sella/contract/entities'
import { Button, Select, Tabs } from 'antd'
import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { saveFile } from '../../report/save-file'
import { useWords } from '../../words/i18n'
import { BlandAltman } from './bland-altman'
import { studyCsv } from './csv'
import styles from './reliability.module.css'
import { compared, type Reader, readersIn } from './study-of-readings'
import { ItemsTable, PointsTable } from './tables'

const all = 'all'

const useStudy = (reader: Reader | undefined, analysis: string) =>
  useMemo(() => {
    const items = builtInAnalyses.find(({ name }) => name === analysis)?.items.filter(isItemName) ?? itemNames
    return compared(reader?.films ?? [], items)
  }, [reader, analysis])

/** How the further readings agree with the records' own tracings: measurements, points, plot and table to take away. */
export const Results = ({ rereads }: { readonly rereads: readonly RereadFilm[] }) => {
  const { t, lang } = useWords()
  const readers = useMemo(() => readersIn(rereads), [rereads])
  const [key, setKey] = useState<string | null>(null)
  const [analysis, setAnalysis] = useState('Steiner+Wits')
  const [item, setItem] = useState<string | null>(null)
  const reader = readers.find(one => one.key === key) ?? readers[0]
  const { study, skipped } = useStudy(reader, analysis)
  if (!reader) return <p className={styles.empty}>{t('reliability.noRereads')}</p>
  const found = study.items.find(one => one.item === item) ?? study.items[0]
  const nameOf = ({ reader: by, name }: Reader) => (by === 'other' || by === 'member' ? name : t(`reliability.${by}`))
  const csv = () => saveFile(new Blob([studyCsv(study, lang)], { type: 'text/csv' }), 'sella-reliability.csv')
  const items = (
    <>
      {found && <BlandAltman found={found} />}
      <ItemsTable items={study.items} chosen={found?.item ?? null} onChoose={setItem} />
    </>
  )
  return (
    <section className={styles.results} aria-label={t('reliability.results')}>
      <div className={styles.bar}>
        <Select
          aria-label={t('reliability.reader')}
          value={reader.key}
          options={readers.map(one => ({ value: one.key, label: nameOf(one) }))}
          popupMatchSelectWidth={false}
          onChange={setKey}
        />
        <Select
          aria-label={t('reliability.analysis')}
          value={analysis}
          options={[
            ...builtInAnalyses.map(({ name, title }) => ({ value: name, label: title[lang] })),
            { value: all, label: t('reliability.allItems') },
          ]}
          popupMatchSelectWidth={false}
          onChange={setAnalysis}
        />
        <b>{t('reliability.films', { count: study.films })}</b>
        {study.films < fewestForIcc && <span data-warn>{t('reliability.noIcc')}</span>}
        {study.films < fewestFilms && <span data-warn>{t('reliability.few')}</span>}
        <Button icon={<Download size={14} aria-hidden />} disabled={study.films === 0} onClick={csv}>
          {t('reliability.csv')}
        </Button>
      </div>
      {skipped > 0 && <p>{t('reliability.skipped', { count: skipped })}</p>}
      <Tabs
        items={[
          { key: 'items', label: t('reliability.items'), children: items },
          { key: 'points', label: t('reliability.points'), children: <PointsTable points={study.points} /> },
        ]}
      />
      <p className={styles.howto}>{t('reliability.howto')}</p>
    </section>
  )
}
