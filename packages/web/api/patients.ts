import { localDay } from '@sella/ceph/patient/local-day'
import type { Input } from '@sella/contract/calls/index'
import type { PatientRow } from '@sella/contract/entities'
import type { CaseChief } from '@sella/contract/glance'
import { keepPreviousData, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { ownChoice } from '../memory/session'
import { ask } from './client'
import { keys } from './queries'

/** Which cases a list contains. */
export interface PatientFilter {
  readonly search: string
  readonly view: 'all' | 'favorite' | 'visit' | 'unsureFilms' | 'toTrace' | 'bin'
  readonly sort: PatientSort
}

/** The sort column, and whether in reverse. */
export type PatientSort = NonNullable<Input<'patientGet'>['sort']>

/** Last changed first. */
export const usualSort: PatientSort = { by: 'updated', turned: false }

/** Sunday of this week in the reader's calendar, the limit for next visits that are due. */
export const endOfWeek = (): string => {
  const now = new Date()
  return localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + ((7 - now.getDay()) % 7)))
}

const pageSize = 50

const inputOf = ({ search, view, sort }: PatientFilter): Input<'patientGet'> => ({
  ...(search ? { search } : {}),
  ...(view === 'favorite' ? { favorite: true } : {}),
  ...(view === 'unsureFilms' ? { awaits: 'unsure' } : {}),
  ...(view === 'toTrace' ? { awaits: 'tracing' } : {}),
  ...(view === 'visit' ? { due: endOfWeek() } : {}),
  ...(view === 'bin' ? { deleted: true } : {}),
  ...(sort === usualSort ? {} : { sort }),
})

/** Interval at which values still being computed are fetched again, ms. */
const again = 2000

const whileReading = ({ state }: { readonly state: { readonly data: { readonly waiting?: number } | undefined } }) =>
  state.data?.waiting ? again : false

const pageQuery = (filter: PatientFilter, page: number) => ({
  queryKey: [...keys.patients, 'list', filter.view, filter.search, filter.sort, page],
  queryFn: ({ signal }: { signal: AbortSignal }) => ask('patientGet', { ...inputOf(filter), page, pageSize }, { signal }),
  staleTime: 30_000,
  refetchInterval: whileReading,
})

/**
 * The values outside the norm on the traced films of a page, by the analysis she last used in this browser. Fetched separately so
 * that the list does not wait.
 */
const findingsQuery = (rows: readonly PatientRow[]) => {
  const analysis = ownChoice('analysis') ?? ''
  const cases = rows.filter(row => row.records.some(record => record.hasTracing)).map(row => row.uuid)
  return {
    queryKey: [...keys.patients, 'findings', analysis, cases],
    queryFn: ({ signal }: { signal: AbortSignal }) => ask('caseFindings', { cases, analysis }, { signal }),
    enabled: cases.length > 0,
    staleTime: 30_000,
    refetchInterval: whileReading,
  }
}

export interface PatientWindow {
  /** Number of cases that match the filter; null until the first reply. */
  readonly total: number | null
  /** The row at an index of the list; undefined while its page is loading. */
  readonly at: (index: number) => PatientRow | undefined
  /** Its main findings; undefined while there are none. */
  readonly findings: (index: number) => CaseChief | undefined
  readonly error: Error | null
  readonly retry: () => void
}

/**
 * The visible part of a list, fetched page by page whatever the length of the list. `first` and `last` are row numbers from 0.
 */
export const usePatientWindow = (filter: PatientFilter, first: number, last: number): PatientWindow => {
  const from = Math.floor(Math.max(0, first) / pageSize)
  const to = Math.floor(Math.max(0, last) / pageSize)
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  const pages = useQueries({ queries: numbers.map(number => pageQuery(filter, number + 1)) })
  const findings = useQueries({ queries: pages.map(page => findingsQuery(filter.view === 'bin' ? [] : (page.data?.rows ?? []))) })
  const head = useQuery({ ...pageQuery(filter, 1), placeholderData: undefined })
  const at = (index: number) => pages[Math.floor(index / pageSize) - from]?.data?.rows[index % pageSize]
  const failed = [head, ...pages].find(page => page.error && !page.data)
  return {
    total: head.data?.total ?? null,
    at,
    findings: index =>
      findings[Math.floor(index / pageSize) - from]?.data?.rows.find(({ caseUuid }) => caseUuid === at(index)?.uuid),
    error: failed?.error ?? null,
    retry: () => void Promise.all([head, ...pages].map(page => (page.error ? page.refetch() : null))),
  }
}

/** Number of cases a search matches in a view; null until known. */
export const useFoundCount = (filter: PatientFilter): number | null =>
  useQuery({ ...pageQuery(filter, 1), enabled: filter.search !== '' }).data?.total ?? null

/** The counts of all views but one, fetched together. */
const countsQuery = {
  queryKey: [...keys.patients, 'count'],
  queryFn: ({ signal }: { signal: AbortSignal }) => ask('patientCounts', { due: endOfWeek() }, { signal }),
  staleTime: 30_000,
  placeholderData: keepPreviousData,
} as const

/** Fetched apart: tracings not yet read are read first, and the other counts do not wait for that. */
const unsureCountQuery = {
  queryKey: [...keys.patients, 'count', 'unsureFilms'],
  queryFn: ({ signal }: { signal: AbortSignal }) => ask('patientGet', { awaits: 'unsure', pageSize: 1 }, { signal }),
  staleTime: 30_000,
  refetchInterval: whileReading,
  placeholderData: keepPreviousData,
} as const

/** Number of cases in a view without a search; null until known. */
export const usePatientCount = (view: PatientFilter['view']): number | null => {
  const counts = useQuery(countsQuery).data
  const unsure = useQuery(unsureCountQuery).data?.total
  return (view === 'unsureFilms' ? unsure : counts?.[view]) ?? null
}

/** Cases that may be the one being entered: same name, or same case number. */
export const useLikeCases = (search: string) =>
  useQuery({
    queryKey: [...keys.patients, 'like', search],
    queryFn: async ({ signal }) => (await ask('patientGet', { search, page: 1, pageSize: 10 }, { signal })).rows,
    enabled: search !== '',
    staleTime: 10_000,
  }).data ?? []

const useChange = <I, O>(run: (input: I) => Promise<O>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: () =>
      Promise.all([client.invalidateQueries({ queryKey: keys.patients }), client.invalidateQueries({ queryKey: ['patient'] })]),
  })
}

export const useAddPatient = () => useChange((input: Input<'patientAdd'>) => ask('patientAdd', input))
export const useUpdatePatient = () => useChange((input: Input<'patientUpdate'>) => ask('patientUpdate', input))
export const useBinPatient = () => useChange((uuid: string) => ask('patientDelete', { uuid }))
export const useRestorePatient = () => useChange((uuid: string) => ask('patientRestore', { uuid }))

export const useErasePatient = () => useChange((input: Input<'patientErase'>): Promise<unknown> => ask('patientErase', input))
export const useEmptyBin = () => useChange((password: string) => ask('binEmpty', { password }))

interface Pages {
  readonly total: number
  readonly rows: readonly PatientRow[]
}

/** Sets or clears a star, at once on screen and reverted if the call fails. */
export const useStar = () => {
  const client = useQueryClient()
  const list = [...keys.patients, 'list']
  const show = (uuid: string, favorite: boolean) =>
    client.setQueriesData<Pages>({ queryKey: list }, page =>
      page ? { ...page, rows: page.rows.map(row => (row.uuid === uuid ? { ...row, favorite } : row)) } : page,
    )
  return useMutation({
    mutationFn: ({ uuid, favorite }: { readonly uuid: string; readonly favorite: boolean }) =>
      ask('patientFavorite', { uuid, favorite: favorite ? '1' : '0' }),
    onMutate: ({ uuid, favorite }) => show(uuid, favorite),
    onError: (_error, { uuid, favorite }) => show(uuid, !favorite),
    onSuccess: () => client.invalidateQueries({ queryKey: [...keys.patients, 'count'] }),
  })
}
