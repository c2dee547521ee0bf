import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import type { SchemeSave } from '@sella/workbench/superimposing/merge'
import { makeSchemeSaving } from '@sella/workbench/superimposing/scheme-saving'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../api/client'
import { fetchedSchemes, schemesKey } from './use-schemes'

/** Another window changed or deleted the scheme to be saved; nothing was saved. */
export class SchemeConflict extends Error {
  constructor(readonly theirs: OverlapScheme | null) {
    super('OVERLAP_CONFLICT')
  }
}

/** Another window took the name meanwhile. */
export class SchemeNameTaken extends Error {}

/** `makeSchemeSaving` with the server. Throws `SchemeConflict` or `SchemeNameTaken`, and saves nothing then. */
export const useSaveSchemes = (caseUuid: string) => {
  const client = useQueryClient()
  const [save] = useState(() => {
    const key = schemesKey(caseUuid)
    return makeSchemeSaving({
      seen: () => client.getQueryData<string>(key),
      fetch: async () => {
        const text = await fetchedSchemes(caseUuid)
        client.setQueryData(key, text)
        return text
      },
      update: async (content, from) => {
        await ask('overconfigUpdate', { caseUuid, content, from })
        client.setQueryData(key, content)
      },
    })
  })
  const saved = async (wanted: SchemeSave): Promise<void> => {
    const outcome = await save(wanted)
    if (outcome.status === 'conflict') throw new SchemeConflict(outcome.theirs)
    if (outcome.status === 'name-taken') throw new SchemeNameTaken()
  }
  return useMutation({ mutationFn: saved })
}
