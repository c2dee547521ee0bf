import type { Patient, PatientRow } from '@sella/contract/entities'
import { latestFilmed } from '@sella/workbench/open/records'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMay } from '../../api/clinic'
import { type PatientFilter, useFoundCount, usePatientCount, usualSort } from '../../api/patients'
import { caseAddress } from '../../case/case'
import { lazily } from '../../parts/lazily'
import { TopBar } from '../../parts/top-bar'
import { useKeys } from '../../parts/use-keys'
import { narrow, useMedia } from '../../parts/use-media'
import { offerOf } from '../../patient-form/offer'
import type { Offer } from '../../patient-form/sayings'
import { leftForm } from '../../patient-form/use-draft'
import { Peek } from '../../peek/peek'
import { useWords } from '../../words/i18n'
import { AddButton, MigrateLink } from './add-button'
import { DropVeil } from './drop-veil'
import { Hints } from './hints'
import { ListBar } from './list-bar'
import { useLook } from './list-look'
import { PatientList } from './patient-list'
import styles from './patients.module.css'
import { SearchBox } from './search-box'
import { useDropIntake } from './use-drop-intake'
import { useListFocus } from './use-list-focus'
import { useParkedOffer } from './use-parked-offer'
import { useSearchText } from './use-search-text'

const PatientDrawer = lazily(async () => ({ default: (await import('../../patient-form/patient-drawer')).PatientDrawer }))
const PeekDrawer = lazily(async () => ({ default: (await import('../../peek/peek-drawer')).PeekDrawer }))
const EraseDialog = lazily(async () => ({ default: (await import('./erase-dialog')).EraseDialog }))
const DropQuestion = lazily(async () => ({ default: (await import('./drop-question')).DropQuestion }))

/** What the drawer edits: a new case, one from files, a stored one, or nothing when closed. */
type Editing = Patient | Offer | 'new' | null

const isOffer = (editing: Editing): editing is Offer => typeof editing === 'object' && editing !== null && 'dropped' in editing

const leftOpen = (): Editing => {
  const left = leftForm()
  return left && (left.stored ?? 'new')
}

/** A form with files is opened once they are there again, or it is certain that they are not. */
const awaitsFiles = (): boolean => {
  const left = leftForm()
  return left?.stored === null && left.files > 0
}

export const Patients = () => {
  const { t } = useWords()
  const navigate = useNavigate()
  const [view, setView] = useState<PatientFilter['view']>('all')
  const [look, setLook] = useLook()
  const [typed, search, setTyped] = useSearchText()
  const [selected, setSelected] = useState<PatientRow | null>(null)
  const [peeking, setPeeking] = useState(false)
  const [editing, setEditing] = useState<Editing>(() => (awaitsFiles() ? null : leftOpen()))
  const [erasing, setErasing] = useState<PatientRow | 'bin' | null>(null)
  const binned = usePatientCount('bin') ?? 0
  const beside = !useMedia(narrow)
  const { list, toList } = useListFocus(erasing !== null)
  const total = usePatientCount('all')
  const [sort, setSort] = useState(usualSort)
  const filter = { view, search, sort }
  const count = useFoundCount(filter)

  const factOf = () => {
    if (search !== '') return count === null ? undefined : t('patients.foundCount', { count })
    return total === null ? undefined : t('patients.count', { count: total })
  }
  const edit = (what: Editing) => {
    setPeeking(false)
    setEditing(what)
  }
  const [registers, manages] = [useMay('register'), useMay('manage')]
  const parked = useParkedOffer(registers, offer => {
    if (offer ?? awaitsFiles()) edit(offer ?? 'new')
  })
  const drop = useDropIntake(registers && view !== 'bin', dropped => {
    parked.park(dropped)
    void offerOf(dropped).then(edit)
  })
  useKeys({
    n: event => {
      if (!registers) return
      event.preventDefault()
      edit('new')
    },
  })
  const closeForm = () => {
    parked.release()
    setEditing(null)
  }
  const show = (row: PatientRow) => {
    closeForm()
    if (isOffer(editing)) return drop.intoCase(row, editing.dropped)
    setSelected(row)
    setPeeking(true)
  }
  const gone = () => {
    setSelected(null)
    setPeeking(false)
    toList()
  }
  const openCase = (row: PatientRow) => {
    const film = latestFilmed(row.records)
    void navigate(film ? caseAddress('/studioDigitization', row.uuid, film.uuid) : caseAddress('/patientImage', row.uuid))
  }
  const peek = selected && (
    <Peek
      key={selected.uuid}
      row={selected}
      inBin={view === 'bin'}
      onEdit={() => edit(selected)}
      onErase={manages ? () => setErasing(selected) : undefined}
      onGone={gone}
    />
  )
  return (
    <>
      <TopBar name={t('routes.patients')} fact={factOf()}>
        <SearchBox value={typed} onChange={setTyped} />
        {registers && <MigrateLink />}
        {registers && <AddButton onClick={() => edit('new')} />}
      </TopBar>
      <div className={styles.body}>
        <section ref={list} tabIndex={-1} className={styles.left} aria-label={t('patients.list')}>
          <ListBar
            view={view}
            onView={next => {
              setView(next)
              setSelected(null)
            }}
            search={search}
            look={look}
            onLook={setLook}
            onEmptyBin={manages ? () => setErasing('bin') : null}
          />
          <PatientList
            key={`${view} ${look} ${search} ${sort.by} ${sort.turned}`}
            filter={filter}
            look={look}
            selected={selected?.uuid ?? null}
            onSelect={setSelected}
            onNone={() => setSelected(null)}
            onPress={row => {
              setSelected(row)
              setPeeking(true)
            }}
            onOpen={openCase}
            onAdd={() => edit('new')}
            onSort={setSort}
            onClearSearch={() => setTyped('')}
          />
          <Hints />
          {drop.hovering && <DropVeil name={drop.hovering.name} />}
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
            stored={editing === 'new' || isOffer(editing) ? null : editing}
            offer={isOffer(editing) ? editing : null}
            onClose={closeForm}
            onShow={show}
          />
        )}
        {erasing && (
          <EraseDialog row={erasing === 'bin' ? null : erasing} count={binned} onClose={() => setErasing(null)} onErased={gone} />
        )}
        {drop.asking && <DropQuestion {...drop.asking} onClose={drop.forget} />}
      </Suspense>
    </>
  )
}
