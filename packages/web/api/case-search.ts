import type { Input, Output } from '@sella/contract/calls/index'
import type { SearchFilter } from '@sella/contract/case-search'
import type { CaseRecord } from '@sella/contract/entities'
import { useQueries, useQuery } from '@tanstack/react-query'
import { ownChoice } from '../memory/session'
import { ask } from './client'
import { keys } from './queries'

type Answer = Output<'caseSearch'>
/** A case as returned by the search. */
export type FoundCase = Answer['rows'][number]

const pageSize = 50

const pageQuery = (asked: Input<'caseSearchCsv'>, page: number) => ({
  queryKey: [...keys.patients, 'found', asked.today, asked.filter, page],
  queryFn: ({ signal }: { signal: AbortSignal }) => ask('caseSearch', { ...asked, page, pageSize }, { signal }),
  staleTime: 10_000,
})

/** Interval at which values still being computed are fetched again, ms. */
const again = 2000

export interface FoundWindow {
  /** Number of matching cases; null until the first reply. */
  readonly total: number | null
  readonly left: Answer['left'] | null
  /** The case at an index; undefined while its page is loading. */
  readonly at: (index: number) => FoundCase | undefined
  readonly error: Error | null
  readonly retry: () => void
}

/** The visible part of the results. `first` and `last` are row numbers from 0. */
export const useFoundWindow = (
  filter: SearchFilter,
  { today, first, last }: { readonly today: string; readonly first: number; readonly last: number },
): FoundWindow => {
  const asked = { filter, today }
  const from = Math.floor(Math.max(0, first) / pageSize)
  const to = Math.floor(Math.max(0, last) / pageSize)
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  const pages = useQueries({ queries: numbers.map(number => pageQuery(asked, number + 1)) })
  const head = useQuery({
    ...pageQuery(asked, 1),
    placeholderData: undefined,
    refetchInterval: ({ state }) => (state.data && state.data.left.waiting > 0 ? again : false),
  })
  const failed = [head, ...pages].find(page => page.error && !page.data)
  return {
    total: head.data?.total ?? null,
    left: head.data?.left ?? null,
    at: index => pages[Math.floor(index / pageSize) - from]?.data?.rows[index % pageSize],
    error: failed?.error ?? null,
    retry: () => void Promise.all([head, ...pages].map(page => (page.error ? page.refetch() : null))),
  }
}

/** The values outside the norm on a record's film, by the analysis she last used in this browser. Computed by the server. */
export const useGlance = (record: CaseRecord | undefined) => {
  const film = record?.photos.find(photo => photo.type === 'Lateral_Ceph')
  const analysis = ownChoice('analysis') ?? ''
  return useQuery({
    queryKey: [...keys.glances, record?.uuid, record?.version, film?.shown, analysis],
    queryFn: ({ signal }) => ask('recordGlance', { recordUuid: record?.uuid ?? '', analysis }, { signal }),
    enabled: film !== undefined,
    staleTime: 0,
    // Never those of another record, which would appear under the wrong name until the reply arrives.
    placeholderData: (before, query) => (query?.queryKey[1] === record?.uuid ? before : undefined),
  })
}
