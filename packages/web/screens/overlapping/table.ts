import { type Overlay, overlay } from '@sella/ceph/superimpose/overlay'
import { type RegistrationName, registrationNames } from '@sella/ceph/superimpose/registrations'
import { sameScheme } from '@sella/ceph/superimpose/same-scheme'
import { checkScales, type ScaleCheck } from '@sella/ceph/superimpose/scale-check'
import { holdOf, type OverlapScheme, registrationsOf } from '@sella/ceph/superimpose/scheme'
import { changedSince, type SinceSaved } from '@sella/ceph/superimpose/snapshot'
import { digitizationSetting } from '@sella/contract/documents/digitization-setting'
import { parseSchemes, serialiseSchemes } from '@sella/contract/documents/overlap-schemes'
import type { Theme } from '@sella/drawing/tracing/colours'
import { overlapColour, ownOverlapColours } from '@sella/drawing/tracing/overlap-colours'
import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import { useSetting } from '../../api/queries'
import { keep, kept } from '../../app/session'
import { type Case, useCase } from '../../app/work-table/case'
import { useWords } from '../../words/i18n'
import { type CaseFilm, type Unfit, useCaseFilms } from './case-films'
import { newScheme } from './draft'
import { drawer, firstLook, type Look } from './look'

/** Everything on the overlap table. */
export interface Table extends Pick<Case, 'patient'> {
  /** The case's records that can be laid on each other, oldest first. */
  readonly films: readonly CaseFilm[]
  readonly unfit: readonly Unfit[]
  readonly saved: readonly OverlapScheme[]
  readonly scheme: OverlapScheme
  /** The saved scheme in hand as it was saved; null for a new one. */
  readonly base: OverlapScheme | null
  readonly dirty: boolean
  /** There is work in hand that a change of scheme would lose. */
  readonly touched: boolean
  readonly setScheme: (scheme: OverlapScheme) => void
  /** Takes another scheme in hand. */
  readonly open: (scheme: OverlapScheme, base: OverlapScheme | null) => void
  readonly look: Look
  readonly setLook: (change: (now: Look) => Look) => void
  /** The scheme's films in its order. */
  readonly chosen: readonly CaseFilm[]
  /** Records whose points or scale are no longer those the saved scheme stands on. */
  readonly moved: readonly SinceSaved[]
  /** Where S-Na says that a scale is wrong. */
  readonly scales: ScaleCheck
  readonly overlays: Readonly<Record<RegistrationName, Overlay>>
  readonly methods: readonly RegistrationName[]
  readonly colourOf: (uuid: string) => string
  readonly colourOn: (theme: Theme) => (uuid: string) => string
}

const TableContext = createContext<Table | null>(null)
export const TableProvider = TableContext.Provider

export const useTable = (): Table => {
  const table = useContext(TableContext)
  if (!table) throw new Error('no overlap is on the table')
  return table
}

/** The doctor's own colours of records; null when she chose none. */
const useOwnColours = (): readonly string[] | null => {
  const { data } = useSetting(digitizationSetting.name)
  return useMemo(() => ownOverlapColours(digitizationSetting.read(data).colours.overlapColors), [data])
}

interface InHand {
  readonly scheme: OverlapScheme
  readonly base: OverlapScheme | null
  /** As it was when it was taken in hand. */
  readonly start: OverlapScheme
}

const draftName = (caseUuid: string): string => `overlap.${caseUuid}`

/** A scheme left unsaved on this machine, with the saved one it came from as it was then: another window may have saved since. */
const draftOf = (caseUuid: string): InHand | null => {
  const [scheme, from] = parseSchemes(kept(draftName(caseUuid)) ?? '') ?? []
  return scheme ? { scheme, base: from ?? null, start: from ?? { ...scheme, name: '' } } : null
}

const useInHand = (caseUuid: string, saved: readonly OverlapScheme[], films: readonly CaseFilm[]) => {
  const { t } = useWords()
  const [hand, setHand] = useState<InHand>(() => {
    const first = saved[0] ?? null
    const scheme =
      first ??
      newScheme(
        t('overlap.first'),
        films.map(one => one.record.uuid),
      )
    return draftOf(caseUuid) ?? { scheme, base: first, start: scheme }
  })
  const { scheme, base, start } = hand
  const dirty = base === null || !sameScheme(scheme, base)
  const touched = !sameScheme(scheme, base ?? start)
  useEffect(() => {
    keep(draftName(caseUuid), touched ? serialiseSchemes(base ? [scheme, base] : [scheme]) : null)
  }, [caseUuid, scheme, base, touched])
  return { ...hand, dirty, touched, setHand }
}

/** Lays the case's films by the scheme in hand. */
export const useTableOf = (saved: readonly OverlapScheme[]): Table => {
  const { patient, records } = useCase()
  const { films, unfit } = useCaseFilms(records)
  const { scheme, base, dirty, touched, setHand } = useInHand(patient.uuid, saved, films)
  const [look, setLook] = useState<Look>(() => ({ ...firstLook, panel: !window.matchMedia(drawer).matches }))
  const own = useOwnColours()
  const chosen = useMemo(
    () => scheme.uuids.flatMap(uuid => films.find(one => one.record.uuid === uuid) ?? []),
    [scheme.uuids, films],
  )
  const overlays = useMemo(() => {
    const laid = registrationNames.map(
      name =>
        [
          name,
          overlay(
            chosen.map(one => one.film),
            name,
            { nudges: scheme.imgTrans[name], hold: holdOf(scheme, name) },
          ),
        ] as const,
    )
    return Object.fromEntries(laid) as Record<RegistrationName, Overlay>
  }, [chosen, scheme])
  const scales = useMemo(() => {
    const dated = chosen.map(({ record, film }) => ({ id: record.uuid, film, day: record.createday }))
    return checkScales(dated, patient, scheme.scalesStated)
  }, [chosen, patient, scheme.scalesStated])
  const moved = useMemo(
    () =>
      base
        ? changedSince(
            base,
            films.map(one => one.film),
          )
        : [],
    [base, films],
  )
  const colourOn = (theme: Theme) => (uuid: string) => overlapColour(Math.max(scheme.uuids.indexOf(uuid), 0), theme, own)
  return {
    ...{ patient, films, unfit, saved, scheme, base, dirty, touched, look, setLook, chosen, scales, overlays, moved },
    setScheme: next => setHand(now => ({ ...now, scheme: next })),
    open: (next, from) => setHand({ scheme: next, base: from, start: next }),
    methods: registrationsOf(scheme),
    colourOf: colourOn(look.paper ? 'light' : 'dark'),
    colourOn,
  }
}
