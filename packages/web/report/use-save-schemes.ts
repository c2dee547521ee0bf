import { makeSchemeSaving } from '@sella/workbench/superimposing/scheme-saving'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../api/client'
import { fetchedSchemes, schemesKey } from './use-schemes'

/** Saves one scheme of a case among those the server has. */
export const useSchemeSaving = (caseUuid: string) => {
  const client = useQueryClient()
  const [save] = useState(() => {
    const key = schemesKey(caseUuid)
    const know = async (text: string): Promise<void> => {
      // A fetch in flight may still return the previous text.
      await client.cancelQueries({ queryKey: key })
      client.setQueryData(key, text)
    }
    return makeSchemeSaving({
      seen: () => client.getQueryData<string>(key),
      fetch: async () => {
        const text = await fetchedSchemes(caseUuid)
        await know(text)
        return text
      },
      update: async (content, from) => {
        await ask('overconfigUpdate', { caseUuid, content, from })
        await know(content)
      },
    })
  })
  return save
}
