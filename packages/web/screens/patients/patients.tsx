import type { PatientRow } from '@sella/contract/entities'
import { latestFilmed } from '@sella/workbench/open/records'
import { Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMay } from '../../api/clinic'
import { type PatientFilter, useFoundCount, usePatientCount, usualSort } from '../../api/patients'
import { caseAddress } from '../../case/case'
import { lazily } from '../../parts/lazily'
import { TopBar } from '../../parts/top-bar'
import { narrow, useMedia } from '../../parts/use-media'
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
import { useCaseForm } from './use-case-form'
import { useListFocus } from './use-list-focus'
import { useSearchText } from './use-search-text'

const PatientDrawer = lazily(async () => ({ default: (await import('../../patient-form/patient-drawer')).PatientDrawer }))
const PeekDrawer = lazily(async () => ({ default: (await import('../../peek/peek-drawer')).PeekDrawer }))
const EraseDialog = lazily(async () => ({ default: (await import('./erase-dialog')).EraseDialog }))
const DropQuestion = lazily(async () => ({ default: (await import('./drop-question')).DropQuestion }))

/** The case beside the list, or over it where there is no room beside. */
const useShownCase = () => {
  const [selected, setSelected] = useState<PatientRow | null>(null)
  const [peeking, setPeeking] = useState(false)
  const latest = useRef(selected)
  latest.current = selected
  return {
    selected,
    /** Whether another one is shown: one that leaves the list only now takes nothing from the page. */
    isOther: (uuid: string): boolean => latest.current !== null && latest.current.uuid !== uuid,
    peeking,
    select: setSelected,
    press: (row: PatientRow) => {
      setSelected(row)
      setPeeking(true)
    },
    hide: () => setPeeking(false),
  }
}

/** Whether there is room for a case beside the list, and any to look at. */
const useBeside = (selected: PatientRow | null): boolean => {
  const isBare = usePatientCount('all') === 0 && selected === null
  return !useMedia(narrow) && !isBare
}

/** How many cases a search matches, or how many there are; undefined until known. */
const useFact = (filter: PatientFilter): string | undefined => {
  const { t } = useWords()
  const total = usePatientCount('all')
  const count = useFoundCount(filter)
  if (filter.search !== '') return count === null ? undefined : t('patients.foundCount', { count })
  return total === null ? undefined : t('patients.count', { count: total })
}

export const Patients = () => {
  const { t } = useWords()
  const navigate = useNavigate()
  const [view, setView] = useState<PatientFilter['view']>('all')
  const [look, setLook] = useLook()
  const [typed, search, setTyped] = useSearchText()
  const { selected, peeking, isOther, select, press, hide } = useShownCase()
  const [erasing, setErasing] = useState<PatientRow | 'bin' | null>(null)
  const binned = usePatientCount('bin') ?? 0
  const beside = useBeside(selected)
  const { list, toList } = useListFocus(erasing !== null)
  const [sort, setSort] = useState(usualSort)
  const filter = { view, search, sort }
  const fact = useFact(filter)
  const [registers, manages] = [useMay('register'), useMay('manage')]
  const form = useCaseForm({ registers, inBin: view === 'bin', onOpen: hide })
  const { edit, drop } = form

  const show = (row: PatientRow) => {
    form.close()
    if (form.offer) return drop.intoCase(row, form.offer.dropped)
    press(row)
  }
  const gone = (uuid: string | null) => {
    if (uuid !== null && isOther(uuid)) return
    select(null)
    hide()
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
      onGone={() => gone(selected.uuid)}
    />
  )
  return (
    <>
      <TopBar name={t('routes.patients')} fact={fact}>
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
              select(null)
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
            onSelect={select}
            onNone={() => select(null)}
            onPress={press}
            onOpen={openCase}
            onAdd={() => edit('new')}
            onSort={setSort}
            onClearSearch={() => setTyped('')}
          />
          <Hints />
          {(drop.hovering || form.reading > 0) && (
            <DropVeil name={drop.hovering ? drop.hovering.name : null} reading={form.reading} />
          )}
        </section>
        {beside && (
          <aside className={styles.peek} aria-label={t('patients.peek')}>
            {peek}
          </aside>
        )}
      </div>
      <Suspense>
        {!beside && peeking && <PeekDrawer onClose={hide}>{peek}</PeekDrawer>}
        {form.isOpen && (
          <PatientDrawer
            key={form.stored?.uuid ?? form.offer?.parked ?? 'new'}
            {...{ stored: form.stored, offer: form.offer }}
            onClose={form.close}
            onShow={show}
          />
        )}
        {erasing && (
          <EraseDialog
            row={erasing === 'bin' ? null : erasing}
            count={binned}
            onClose={() => setErasing(null)}
            onErased={() => gone(erasing === 'bin' ? null : erasing.uuid)}
          />
        )}
        {drop.asking && <DropQuestion {...drop.asking} onClose={drop.forget} />}
      </Suspense>
    </>
  )
}
