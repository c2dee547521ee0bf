import { localDay } from '@sella/ceph/patient/local-day'
import { lazily } from '../../parts/lazily'
import '../../words/late/search'
import type { SearchFilter } from '@sella/contract/case-search'
import type { Patient } from '@sella/contract/entities'
import { Button, Drawer } from 'antd'
import { Funnel, Search } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { FoundCase, FoundWindow } from '../../api/case-search'
import { caseAddress } from '../../case/case'
import { Notice } from '../../parts/notice'
import { TopBar } from '../../parts/top-bar'
import { narrow, phone, useMedia } from '../../parts/use-media'
import { leftForm } from '../../patient-form/use-draft'
import { Peek } from '../../peek/peek'
import { PeekDrawer } from '../../peek/peek-drawer'
import { useWords } from '../../words/i18n'
import { ExportResults } from './export-results'
import { addressOf, asksAnything } from './filter-address'
import { FilterPanel } from './filter-panel'
import { useItems } from './items'
import styles from './patients-search.module.css'
import { recordOf } from './result-line'
import { ResultList } from './result-list'
import { ResultsHead } from './results-head'
import { SavedMenu } from './saved-menu'
import { useFilter } from './use-filter'
import { usePanelKey } from './use-panel-key'

const PatientDrawer = lazily(async () => ({ default: (await import('../../patient-form/patient-drawer')).PatientDrawer }))

const examples = {
  exampleFinding: { findings: [{ item: 'ANB', is: 'gt', value: 4 }] },
  exampleWaiting: { film: true, tracing: false },
} as const satisfies Readonly<Record<string, SearchFilter>>

/** Search by combined filters: the filters beside their results. */
export const PatientsSearch = () => {
  const { t } = useWords()
  const navigate = useNavigate()
  const items = useItems()
  const { filter, asked, revision, type, open } = useFilter()
  const [today] = useState(() => localDay(new Date()))
  const [selected, setSelected] = useState<FoundCase | null>(null)
  const [peeking, setPeeking] = useState(false)
  const [editing, setEditing] = useState<Patient | null>(() => leftForm()?.stored ?? null)
  const [filtering, setFiltering] = useState(false)
  const [total, setTotal] = useState<number | null>(null)
  const beside = !useMedia(narrow)
  const small = useMedia(phone)
  const any = asksAnything(asked)
  usePanelKey()

  const openCase = (row: FoundCase) => {
    const record = recordOf(row)
    void navigate(caseAddress(record?.hasFilm ? '/studioDigitization' : '/patientImage', row.uuid, record?.uuid))
  }
  const panel = <FilterPanel key={revision} filter={filter} items={items} onChange={type} />
  const parts = [...addressOf({ ...asked, approximate: undefined }).keys()].filter(key => key !== 'at').length
  const head = (results: FoundWindow) => (
    <ResultsHead results={results} asked={asked} items={items} onOpen={open} onTotal={setTotal} />
  )
  return (
    <div className={styles.page}>
      <TopBar
        name={t('routes.patientsSearch')}
        fact={any && !small && total !== null ? t('search.matches', { count: total }) : undefined}
      >
        {!beside && (
          <Button
            icon={<Funnel size={16} aria-hidden />}
            aria-label={parts > 0 ? t('search.filtersCount', { count: parts }) : t('search.filters')}
            onClick={() => setFiltering(true)}
          >
            {small ? parts || null : parts > 0 ? t('search.filtersCount', { count: parts }) : t('search.filters')}
          </Button>
        )}
        <SavedMenu query={any ? addressOf(asked).toString() : ''} onOpen={query => open(new URLSearchParams(query))} />
        <ExportResults filter={asked} today={today} total={any ? total : null} />
      </TopBar>
      <div className={styles.body}>
        {beside && (
          <aside className={styles.side} aria-label={t('search.panel')}>
            {panel}
          </aside>
        )}
        <section className={styles.main} aria-label={t('search.results')}>
          {any ? (
            <ResultList
              key={addressOf(asked).toString()}
              filter={asked}
              today={today}
              items={items}
              selected={selected?.uuid ?? null}
              onSelect={setSelected}
              onPress={row => {
                setSelected(row)
                setPeeking(true)
              }}
              onOpen={openCase}
              onClear={() => open({})}
              head={head}
            />
          ) : (
            <Notice
              icon={Search}
              title={t('search.startTitle')}
              text={t('search.startText')}
              actions={(['exampleFinding', 'exampleWaiting'] as const).map(each => ({
                label: t(`search.${each}`),
                run: () => open(examples[each]),
              }))}
            />
          )}
        </section>
      </div>
      {!beside && filtering && (
        <Drawer
          open
          placement={small ? 'bottom' : 'left'}
          size={small ? '88%' : 344}
          title={t('search.filters')}
          onClose={() => setFiltering(false)}
          styles={{ body: { padding: 0 } }}
          footer={
            <Button type="primary" block size="large" onClick={() => setFiltering(false)}>
              {any && total !== null ? t('search.show', { count: total }) : t('app.close')}
            </Button>
          }
        >
          {panel}
        </Drawer>
      )}
      {peeking && selected && (
        <PeekDrawer onClose={() => setPeeking(false)}>
          <Peek
            key={selected.uuid}
            row={selected}
            inBin={false}
            onEdit={() => {
              setPeeking(false)
              setEditing(selected)
            }}
            onGone={() => {
              setPeeking(false)
              setSelected(null)
            }}
          />
        </PeekDrawer>
      )}
      <Suspense>
        {editing && (
          <PatientDrawer stored={editing} offer={null} onClose={() => setEditing(null)} onShow={() => setEditing(null)} />
        )}
      </Suspense>
    </div>
  )
}
