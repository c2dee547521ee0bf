import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import { parseSchemes, serialiseSchemes } from '@sella/contract/documents/overlap-schemes'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask, Refused } from '../api/client'
import { merged, type SchemeSave } from './merge'

/** The first part is what `freshener` fetches again. */
const keyOf = (caseUuid: string) => ['overlaps', caseUuid] as const

/** The stored text cannot be parsed as schemes; overwriting it would lose them. */
class UnreadableSchemes extends Error {}

/** Another window changed or deleted the scheme to be saved; nothing was saved. */
export class SchemeConflict extends Error {
  constructor(readonly theirs: OverlapScheme | null) {
    super('OVERLAP_CONFLICT')
  }
}

/** Another window took the name meanwhile. */
export class SchemeNameTaken extends Error {}

const read = (text: string): readonly OverlapScheme[] => {
  const schemes = parseSchemes(text)
  if (schemes === null) throw new UnreadableSchemes()
  return schemes
}

const fetched = async (caseUuid: string, signal?: AbortSignal): Promise<string> => {
  const text = await ask('overconfigFind', { caseUuid }, signal ? { signal } : {})
  read(text)
  return text
}

/** The overlap schemes of a case. */
export const useSchemes = (caseUuid: string) =>
  useQuery({
    queryKey: keyOf(caseUuid),
    queryFn: ({ signal }) => fetched(caseUuid, signal),
    select: read,
    retry: 1,
  })

const contentOf = (text: string, save: SchemeSave): string => {
  const outcome = merged(read(text), save)
  if (outcome.status === 'conflict') throw new SchemeConflict(outcome.theirs)
  if (outcome.status === 'name-taken') throw new SchemeNameTaken()
  return serialiseSchemes(outcome.schemes)
}

/** How often a save is retried because another window was faster. */
const mostTurns = 3

/** Saves one scheme among those the server has; other windows' changes of other schemes are kept. */
const saved = async (client: QueryClient, caseUuid: string, save: SchemeSave): Promise<void> => {
  let text = client.getQueryData<string>(keyOf(caseUuid)) ?? (await fetched(caseUuid))
  for (let turn = 1; ; turn += 1) {
    const content = contentOf(text, save)
    try {
      await ask('overconfigUpdate', { caseUuid, content, from: text })
      client.setQueryData(keyOf(caseUuid), content)
      return
    } catch (error) {
      if (!(error instanceof Refused) || error.reason !== 'OVERLAP_CONFLICT' || turn === mostTurns) throw error
      text = await fetched(caseUuid)
      client.setQueryData(keyOf(caseUuid), text)
    }
  }
}

/** Throws `SchemeConflict` and saves nothing if another window changed the same scheme since. */
export const useSaveSchemes = (caseUuid: string) => {
  const client = useQueryClient()
  return useMutation({ mutationFn: (save: SchemeSave) => saved(client, caseUuid, save) })
}
