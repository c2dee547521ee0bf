import { useQuery } from '@tanstack/react-query'
import { ask } from '../../api/client'
import { keys } from '../../rereads/keys'

/** All further readings of the doctor's films. */
export const useRereads = () =>
  useQuery({ queryKey: keys.rereads, queryFn: ({ signal }) => ask('rereadList', {}, { signal }), staleTime: 60_000 })

/** The reader's own unfinished blind tracings. */
export const useDrafts = () =>
  useQuery({ queryKey: keys.drafts, queryFn: ({ signal }) => ask('rereadDrafts', {}, { signal }), staleTime: 0 })

/** Cases with a traced record; the 200 changed last. */
export const useTracedCases = () =>
  useQuery({
    queryKey: keys.traced,
    queryFn: ({ signal }) => ask('patientGet', { page: 1, pageSize: 200 }, { signal }),
    staleTime: 60_000,
  })
