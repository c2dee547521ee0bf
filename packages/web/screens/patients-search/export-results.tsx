import type { SearchFilter } from '@sella/contract/case-search'
import { Dropdown } from 'antd'
import { Download } from 'lucide-react'
import { Suspense, useState } from 'react'
import { askFile } from '../../api/client'
import { useMay } from '../../api/clinic'
import { BlockedButton } from '../../parts/blocked-button'
import { lazily } from '../../parts/lazily'
import { phone, useMedia } from '../../parts/use-media'
import { useWords } from '../../words/i18n'
import { useCsv } from './use-csv'

const Measurements = lazily(async () => ({ default: (await import('../../report/measurements')).Measurements }))

interface ExportResultsProps {
  readonly filter: SearchFilter
  readonly today: string
  /** The number of matching cases; null before a search. */
  readonly total: number | null
}

/** Exports the results: the list of patients, or the measurements of their films. */
export const ExportResults = ({ filter, today, total }: ExportResultsProps) => {
  const { t } = useWords()
  const small = useMedia(phone)
  const csv = useCsv(filter, today)
  const [measuring, setMeasuring] = useState(false)
  const reports = useMay('report')
  const items = [
    { key: 'csv', label: t('search.csv'), onClick: () => csv.save(total ?? 0) },
    { key: 'measured', label: t('search.measured'), onClick: () => setMeasuring(true) },
  ]
  if (!reports) return null
  return (
    <>
      <Dropdown trigger={['click']} menu={{ items, autoFocus: true }}>
        <BlockedButton
          icon={<Download size={16} aria-hidden />}
          aria-label={t('search.export')}
          aria-haspopup="menu"
          blocked={total ? null : t('search.exportNone')}
          loading={csv.busy}
        >
          {small ? null : t('search.export')}
        </BlockedButton>
      </Dropdown>
      <Suspense fallback={null}>
        {measuring && (
          <Measurements
            of="search"
            name={`sella-${today}`}
            fetch={wish => askFile('searchMeasurements', { ...wish, filter, today })}
            close={() => setMeasuring(false)}
          />
        )}
      </Suspense>
    </>
  )
}
