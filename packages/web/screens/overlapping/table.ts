import { inTime } from '@sella/ceph/superimpose/in-time'
import type { RegistrationName } from '@sella/ceph/superimpose/registrations'
import type { ScaleCheck } from '@sella/ceph/superimpose/scale-check'
import { linesOf, type Nudge, type OverlapScheme, registrationsOf } from '@sella/ceph/superimpose/scheme'
import { changedSince, type SinceSaved } from '@sella/ceph/superimpose/snapshot'
import { digitizationSetting } from '@sella/contract/documents/digitization-setting'
import type { Theme } from '@sella/drawing/tracing/colours'
import { overlapColour, ownOverlapColours } from '@sella/drawing/tracing/overlap-colours'
import { followed } from '@sella/workbench/desk/followed'
import { createStore, type ValueStore } from '@sella/workbench/store'
import type { InHand } from '@sella/workbench/superimposing/in-hand'
import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import { useSetting } from '../../api/queries'
import { type Case, useCase } from '../../case/case'
import { readable } from '../../editor/readable'
import { usePrinting } from '../../parts/use-printing'
import { type CaseFilm, type Unfit, useCaseFilms } from './case-films'
import { drawer, firstLook, type OverlapLook } from './look'
import { createOverlays, type Overlays } from './overlays'
import { schemeScales } from './scheme-scales'
import { useInHand } from './use-in-hand'

export interface Correcting {
  readonly method: RegistrationName
  readonly uuid: string
}

/** A record being moved by a gesture, and its current correction. */
export interface Grip extends Correcting {
  readonly nudge: Nudge
}

/** The state of the overlap screen. */
export interface OverlapTable extends Pick<Case, 'patient' | 'readers'> {
  /** The case's records that can be superimposed, oldest first. */
  readonly films: readonly CaseFilm[]
  readonly unfit: readonly Unfit[]
  readonly saved: readonly OverlapScheme[]
  readonly scheme: OverlapScheme
  /** The current scheme as last saved; null for a new one. */
  readonly base: OverlapScheme | null
  readonly dirty: boolean
  /** There is unsaved work that switching schemes would lose. */
  readonly touched: boolean
  readonly setScheme: (scheme: OverlapScheme) => void
  /** Restores the scheme before the last change; null if there is none. */
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
  /** The record being moved by hand on a picture. */
  readonly correcting: Correcting | null
  readonly setCorrecting: (correcting: Correcting | null) => void
  /** The record being dragged; the scheme takes its correction at the end of the gesture. */
  readonly grip: ValueStore<Grip | null>
  /** The same at the pace of the words and numbers beside the picture. */
  readonly followedGrip: Pick<ValueStore<Grip | null>, 'get' | 'subscribe'>
  /** Opens another scheme. */
  readonly open: (scheme: OverlapScheme, base: OverlapScheme | null) => void
  /** The scheme with its steps, and what becomes of it after an answer. */
  readonly hand: InHand
  readonly change: (to: (hand: InHand) => InHand) => void
  readonly look: OverlapLook
  readonly setLook: (change: (now: OverlapLook) => OverlapLook) => void
  /** The scheme's films by date; the reference follows the scheme's own order. */
  readonly chosen: readonly CaseFilm[]
  /** Records whose points or scale changed since the scheme was saved. */
  readonly moved: readonly SinceSaved[]
  /** Whether S-Na, beside all films of the case, indicates a wrong scale of the scheme's films. */
  readonly scales: ScaleCheck
  /** Names of the case's other schemes that state scales to be right. */
  readonly statedIn: readonly string[]
  readonly overlays: Overlays
  readonly methods: readonly RegistrationName[]
  readonly colourOf: (uuid: string) => string
  readonly colourOn: (theme: Theme) => (uuid: string) => string
  readonly hasOwnColours: boolean
}

const TableContext = createContext<OverlapTable | null>(null)
export const TableProvider = TableContext.Provider

export const useTable = (): OverlapTable => {
  const table = useContext(TableContext)
  if (!table) throw new Error('no overlap is on the table')
  return table
}

/** The doctor's own colours of records; null if she chose none. */
const useOwnColours = (): readonly string[] | null => {
  const { data } = useSetting(digitizationSetting.name)
  return useMemo(() => ownOverlapColours(digitizationSetting.read(data).colours.overlapColors), [data])
}

const useOverlays = (chosen: readonly CaseFilm[], scheme: OverlapScheme): Overlays => {
  const [overlaysOf] = useState(createOverlays)
  return useMemo(() => overlaysOf(chosen, scheme), [overlaysOf, chosen, scheme])
}

/** The films of a scheme: in its own order, whose first is the reference, and by date. */
const useSchemeFilms = ({ uuids }: OverlapScheme, films: readonly CaseFilm[]) => {
  const inScheme = useMemo(
    () => uuids.flatMap(uuid => films.find(caseFilm => caseFilm.record.uuid === uuid) ?? []),
    [uuids, films],
  )
  const chosen = useMemo(() => inTime(inScheme, ({ record }) => record.createday), [inScheme])
  return { inScheme, chosen }
}

/** The colours of the scheme's records, on the screen's ground and on paper. */
const useColours = ({ uuids }: OverlapScheme, look: OverlapLook) => {
  const own = useOwnColours()
  const colours = look.colours === 'own' ? own : null
  const colourOn = useCallback(
    (theme: Theme) => (uuid: string) => overlapColour(Math.max(uuids.indexOf(uuid), 0), theme, colours),
    [uuids, colours],
  )
  const colourOf = useMemo(() => colourOn(look.paper ? 'light' : 'dark'), [colourOn, look.paper])
  return { colourOn, colourOf, hasOwnColours: own !== null }
}

/** What is dragged, and the same as panels follow it; a drag's end shows at once. */
const createGrip = () => {
  const grip = createStore<Grip | null>(null)
  return { grip, followedGrip: followed({ source: grip, runs: () => grip.get() !== null }, readable) }
}

const useMoved = (base: OverlapScheme | null, films: readonly CaseFilm[]): readonly SinceSaved[] =>
  useMemo(
    () =>
      base
        ? changedSince(
            base,
            films.map(({ film }) => film),
          )
        : [],
    [base, films],
  )

/** Superimposes the case's films by the current scheme. */
export const useTableOf = (saved: readonly OverlapScheme[]): OverlapTable => {
  const { patient, records, readers } = useCase()
  const { films, unfit } = useCaseFilms({ records, readers })
  const { scheme, base, ...hand } = useInHand(patient.uuid, saved, films)
  const [correcting, correct] = useState<Correcting | null>(null)
  const [{ grip, followedGrip }] = useState(createGrip)
  const setCorrecting = (next: Correcting | null) => {
    grip.set(null)
    correct(next)
  }
  const [seen, setLook] = useState<OverlapLook>(() => ({ ...firstLook, panel: !window.matchMedia(drawer).matches }))
  const { inScheme, chosen } = useSchemeFilms(scheme, films)
  const overlays = useOverlays(inScheme, scheme)
  const methods = useMemo(() => registrationsOf({ overFun: scheme.overFun }), [scheme.overFun])
  const { scalesStated } = scheme
  const { scales, statedIn } = useMemo(
    () => schemeScales(patient, { films, chosen, saved, base, scalesStated }),
    [patient, films, chosen, saved, base, scalesStated],
  )
  const moved = useMoved(base, films)
  const lines = useMemo(() => linesOf(scheme), [scheme])
  const printing = usePrinting()
  const look = useMemo(() => ({ ...seen, ...lines, paper: seen.paper || printing }), [seen, lines, printing])
  const colours = useColours(scheme, look)
  return {
    ...hand,
    ...{ patient, readers, films, unfit, saved, scheme, base, look, setLook, chosen, scales, overlays, moved, methods },
    ...{ statedIn, correcting, setCorrecting, grip, followedGrip },
    open: (next, from) => {
      setCorrecting(null)
      hand.open(next, from)
    },
    change: to => {
      setCorrecting(null)
      hand.change(to)
    },
    ...colours,
  }
}
