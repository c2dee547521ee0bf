import type { PatientRow } from '@sella/contract/entities'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { type PatientFilter, usePatientCount } from '../../api/patients'
import { TopBar } from '../../app/shell/top-bar'
import { caseAddress } from '../../app/work-table/case'
import { useKeys } from '../../parts/use-keys'
import { narrow, useMedia } from '../../parts/use-media'
import { useWords } from '../../words/i18n'
import { AddButton } from './add-button'
import { Chips } from './chips'
import { Hints } from './hints'
import { PatientList } from './patient-list'
import styles from './patients.module.css'
import { Peek } from './peek'
import { SearchBox } from './search-box'
import { useSearchText } from './use-search-text'

const PatientDrawer = lazy(async () => ({ default: (await import('./patient-drawer')).PatientDrawer }))
const PeekDrawer = lazy(async () => ({ default: (await import('./peek-drawer')).PeekDrawer }))

/** What the drawer edits: a new case, a stored one, or nothing when it is shut. */
type Editing = PatientRow | 'new' | null

export const Patients = () => {
  const { t } = useWords()
  const navigate = useNavigate()
  const [view, setView] = useState<PatientFilter['view']>('all')
  const [typed, search, setTyped] = useSearchText()
  const [selected, setSelected] = useState<PatientRow | null>(null)
  const [peeking, setPeeking] = useState(false)
  const [editing, setEditing] = useState<Editing>(null)
  const beside = !useMedia(narrow)
  const total = usePatientCount('all')
  const filter = { view, search }

  const edit = (what: Editing) => {
    setPeeking(false)
    setEditing(what)
  }
  useKeys({
    n: event => {
      event.preventDefault()
      edit('new')
    },
  })
  const openCase = (row: PatientRow) => {
    const film = row.records.filter(record => record.hasFilm).at(-1)
    void navigate(film ? caseAddress('/studioDigitization', row.uuid, film.uuid) : caseAddress('/patientImage', row.uuid))
  }
  const peek = selected && (
    <Peek
      key={selected.uuid}
      row={selected}
      inBin={view === 'bin'}
      onEdit={() => edit(selected)}
      onGone={() => {
        setSelected(null)
        setPeeking(false)
      }}
    />
  )
  return (
    <>
      <TopBar name={t('routes.patients')} fact={total === null ? undefined : t('patients.count', { count: total })}>
        <SearchBox value={typed} onChange={setTyped} />
        <AddButton onClick={() => edit('new')} />
      </TopBar>
      <div className={styles.body}>
        <section className={styles.left} aria-label={t('patients.list')}>
          <Chips
            view={view}
            onChange={next => {
              setView(next)
              setSelected(null)
            }}
          />
          <PatientList
            key={`${view} ${search}`}
            filter={filter}
            selected={selected?.uuid ?? null}
            onSelect={setSelected}
            onPress={row => {
              setSelected(row)
              setPeeking(true)
            }}
            onOpen={openCase}
            onAdd={() => edit('new')}
            onClearSearch={() => setTyped('')}
          />
          <Hints />
        </section>
        {beside && (
          <aside className={styles.peek} aria-label={t('patients.peek')}>
            {peek}
          </aside>
        )}
      </div>
      <Suspense>
        {!beside && peeking && <PeekDrawer onClose={() => setPeeking(false)}>{peek}</PeekDrawer>}
        {editing && (
          <PatientDrawer
            stored={editing === 'new' ? null : editing}
            onClose={() => setEditing(null)}
            onShow={row => {
              setEditing(null)
              setSelected(row)
              setPeeking(true)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
