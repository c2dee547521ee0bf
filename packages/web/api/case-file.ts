import { useQuery } from '@tanstack/react-query'
import { ask } from './client'
import { keys } from './queries'

/** The texts of a case, fetched again whenever its page opens. */
export const useCaseFile = (caseUuid: string) =>
  useQuery({
    queryKey: keys.caseFile(caseUuid),
    queryFn: ({ signal }) => ask('caseFileGet', { caseUuid }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The doctor's tags, the most used first. */
export const useTags = () =>
  useQuery({ queryKey: keys.tags, queryFn: ({ signal }) => ask('caseTags', {}, { signal }), staleTime: 60_000 }).data ?? []
