import { schemesIn } from '@sella/workbench/superimposing/schemes-in'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../api/client'

/** The first part is what `freshener` fetches again. */
export const schemesKey = (caseUuid: string) => ['overlaps', caseUuid] as const

/** The stored text of a case's schemes. Throws if it cannot be read. */
export const fetchedSchemes = async (caseUuid: string, signal?: AbortSignal): Promise<string> => {
  const text = await ask('overconfigFind', { caseUuid }, signal ? { signal } : {})
  schemesIn(text)
  return text
}

/** The overlap schemes of a case. */
export const useSchemes = (caseUuid: string) =>
  useQuery({
    queryKey: schemesKey(caseUuid),
    queryFn: ({ signal }) => fetchedSchemes(caseUuid, signal),
    select: schemesIn,
    retry: 1,
  })
