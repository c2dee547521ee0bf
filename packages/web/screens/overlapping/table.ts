import { type Overlay, overlay } from '@sella/ceph/superimpose/overlay'
import { type RegistrationName, registrationNames } from '@sella/ceph/superimpose/registrations'
import { holdOf, type OverlapScheme, parseSchemes, registrationsOf, serialiseSchemes } from '@sella/ceph/superimpose/scheme'
import type { Theme } from '@sella/drawing/tracing/colours'
import { overlapColour } from '@sella/drawing/tracing/overlap-colours'
import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import { useSetting } from '../../api/queries'
import { keep, kept } from '../../app/session'
import { type Case, useCase } from '../../app/work-table/case'
import { useWords } from '../../words/i18n'
import { colourSetting } from '../digitization/settings/colours'
import { type CaseFilm, type Unfit, useCaseFilms } from './case-films'
import { newScheme, sameScheme } from './draft'
import { firstLook, type Look } from './look'

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
  readonly setScheme: (scheme: OverlapScheme) => void
  /** Takes another scheme in hand. */
  readonly open: (scheme: OverlapScheme, base: OverlapScheme | null) => void
  readonly look: Look
  readonly setLook: (change: (now: Look) => Look) => void
  /** The scheme's films in its order. */
  readonly chosen: readonly CaseFilm[]
  readonly overlays: Readonly<Record<RegistrationName, Overlay>>
  readonly methods: readonly RegistrationName[]
  readonly colourOf: (uuid: string) => string
  /** As `colourOf`, on white paper. */
  readonly paperColourOf: (uuid: string) => string
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
  const { data } = useSetting(colourSetting)
  return useMemo(() => {
    const stored = (data ? JSON.parse(data) : null) as { readonly overlapColors?: unknown } | null
    const own = stored?.overlapColors
    return Array.isArray(own) && own.every(one => typeof one === 'string') ? own : null
  }, [data])
}

interface InHand {
  readonly scheme: OverlapScheme
  readonly base: OverlapScheme | null
}

const draftName = (caseUuid: string): string => `overlap.${caseUuid}`

/** A scheme left unsaved on this machine, with the saved one it came from. */
const draftOf = (caseUuid: string, saved: readonly OverlapScheme[]): InHand | null => {
  const [scheme, from] = parseSchemes(kept(draftName(caseUuid)) ?? '') ?? []
  return scheme ? { scheme, base: saved.find(one => one.name === from?.name) ?? null } : null
}

const useInHand = (caseUuid: string, saved: readonly OverlapScheme[], films: readonly CaseFilm[]) => {
  const { t } = useWords()
  const [hand, setHand] = useState<InHand>(() => {
    const first = saved[0]
    const fresh = newScheme(
      t('overlap.first'),
      films.map(one => one.record.uuid),
    )
    return draftOf(caseUuid, saved) ?? { scheme: first ?? fresh, base: first ?? null }
  })
  const dirty = hand.base === null || !sameScheme(hand.scheme, hand.base)
  useEffect(() => {
    const touched = hand.base !== null && dirty
    keep(draftName(caseUuid), touched ? serialiseSchemes(hand.base ? [hand.scheme, hand.base] : [hand.scheme]) : null)
  }, [caseUuid, hand, dirty])
  return { ...hand, dirty, setHand }
}

/** Lays the case's films by the scheme in hand. */
export const useTableOf = (saved: readonly OverlapScheme[]): Table => {
  const { patient, records } = useCase()
  const { films, unfit } = useCaseFilms(records)
  const { scheme, base, dirty, setHand } = useInHand(patient.uuid, saved, films)
  const [look, setLook] = useState(firstLook)
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
  const colourOn = (theme: Theme) => (uuid: string) => overlapColour(Math.max(scheme.uuids.indexOf(uuid), 0), theme, own)
  return {
    ...{ patient, films, unfit, saved, scheme, base, dirty, look, setLook, chosen, overlays },
    setScheme: next => setHand(now => ({ ...now, scheme: next })),
    open: (next, from) => setHand({ scheme: next, base: from }),
    methods: registrationsOf(scheme),
    colourOf: colourOn(look.paper ? 'light' : 'dark'),
    paperColourOf: colourOn('light'),
  }
}
