import { digitizationSetting } from '@sella/contract/documents/digitization-setting'
import { ownItemsSetting } from '@sella/contract/documents/own-items'
import { ownValuesSetting } from '@sella/contract/documents/own-values'
import type { CaseRecord, Photo } from '@sella/contract/entities'
import type { PictureSubject } from '@sella/workbench/desk/subject'
import { type Choice, judgedFacts, type OwnTexts } from '@sella/workbench/open/choice'
import { takeNewer } from '@sella/workbench/record/traced-record'
import { useQuery } from '@tanstack/react-query'
import { ImageOff, LoaderCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLeave, useMyClinics } from '../../api/clinic'
import { useAnalyses, useSetting } from '../../api/queries'
import type { Case } from '../../case/case'
import { loadFilm } from '../../editor/film-load'
import { Notice } from '../../parts/notice'
import { refusal } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import type { Automatic } from './automatic'
import { DeskProvider, layDesk, type ScreenDesk } from './desk'
import { Workbench } from './workbench'
import styles from './workbench.module.css'

export type Opened = Case & { readonly record: CaseRecord; readonly photo: Photo }

interface OpenFilmProps {
  readonly opened: Opened
  readonly subject: PictureSubject
  readonly automatic: Automatic
  /** The analysis chosen when it is opened. */
  readonly firstChoice: (opened: Opened, own: OwnTexts) => Choice
}

/** Texts needed before the first drawing. */
const useSettings = () => {
  const [display, colours, overrides, ownItems, own] = [
    useSetting(digitizationSetting.name),
    useSetting(digitizationSetting.name),
    useSetting(ownValuesSetting.name),
    useSetting(ownItemsSetting.name),
    useAnalyses(),
  ]
  // Her role's permissions must be known before anything can be edited.
  const clinics = useMyClinics()
  const waiting = [display, colours, overrides, ownItems, own, clinics].some(query => query.isPending)
  if (waiting) return null
  const values = { overrides: overrides.data, ownItems: ownItems.data, own: own.data ?? [] }
  return { display: display.data, colours: colours.data, values }
}

/**
 * The patient's birthday and sex, the record's date and age group, and her placement errors, always up to date, whoever changed
 * them.
 */
const useTakeFacts = (desk: ScreenDesk | null, { patient, record, readers }: Opened): void => {
  useEffect(() => {
    desk?.choosing.takeFacts(judgedFacts(patient, record))
  }, [desk, patient, record])
  useEffect(() => {
    if (desk && desk.choice.get().readers !== readers) desk.choosing.takeOwn({ readers })
  }, [desk, readers])
}

/** The doctor's own norms and measurements, as another window changes them. */
const useTakeOwn = (desk: ScreenDesk | null): void => {
  const overrides = useSetting(ownValuesSetting.name).data
  const ownItems = useSetting(ownItemsSetting.name).data
  const taken = useRef({ overrides, ownItems })
  useEffect(() => {
    const before = taken.current
    taken.current = { overrides, ownItems }
    if (!desk) return
    if (before.overrides !== overrides) desk.choosing.takeOwn({ overrides: ownValuesSetting.read(overrides) })
    // Those of a face are built in.
    if (before.ownItems !== ownItems && desk.subject.view === 'film')
      desk.choosing.takeOwn({ customItems: ownItemsSetting.read(ownItems) })
  }, [desk, overrides, ownItems])
}

const useDeskFor = ({ opened, subject, automatic, firstChoice }: OpenFilmProps) => {
  const { patient, records, record, photo } = opened
  const settings = useSettings()
  const may = useLeave()
  // The signed address changes; the film behind it does not.
  const film = useQuery({
    queryKey: ['film', photo.uuid, photo.shown],
    queryFn: () => loadFilm(photo.url, { width: photo.width, height: photo.height }, subject.view !== 'film'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
  const [desk, setDesk] = useState<ScreenDesk | null>(null)
  const ready = film.data && settings && !desk
  useEffect(() => {
    if (!ready || !film.data || !settings) return
    const choice = firstChoice(opened, settings.values)
    const tracing = subject.storing.read(record, photo)
    if (!tracing) return
    const shown = digitizationSetting.read(settings.display).display
    // A photo is superimposed on the film, not on another photo.
    const display = subject.view === 'film' ? shown : { ...shown, profilePhoto: false }
    const looks = { display, colours: digitizationSetting.read(settings.colours).colours }
    setDesk(layDesk({ subject, may, patient, record, records, photo, film: film.data, tracing, choice, ...looks }, automatic))
  }, [ready, film.data, settings, subject, may, automatic, opened, firstChoice, patient, record, records, photo])
  // Takes in what another window saved.
  useEffect(() => void (desk && takeNewer(desk.traced, record)), [desk, record])
  useTakeFacts(desk, opened)
  useTakeOwn(desk)
  return { film, desk: desk && { ...desk, patient, record, records, photo } }
}

/** Loads the film or the photo and the doctor's settings, then creates the desk. */
export const OpenFilm = (props: OpenFilmProps) => {
  const { opened, subject } = props
  const { t, lang } = useWords()
  const { film, desk } = useDeskFor(props)
  const onFilm = subject.view === 'film'
  if (desk)
    return (
      <DeskProvider value={desk}>
        <Workbench />
      </DeskProvider>
    )
  if (!subject.storing.read(opened.record, opened.photo))
    return <Notice icon={ImageOff} title={refusal('KEY_POINTS_FAILED', lang)} />
  if (film.isError)
    return (
      <Notice
        icon={ImageOff}
        title={t(onFilm ? 'workbench.empty.film' : 'face.unread')}
        text={t('workbench.empty.filmHint')}
        actions={[{ label: t('app.retry'), run: () => void film.refetch(), primary: true }]}
      />
    )
  return (
    <p className={styles.waiting} role="status">
      <LoaderCircle size={18} className={styles.turning} />
      {t(onFilm ? 'workbench.empty.loading' : 'face.loading')}
    </p>
  )
}
