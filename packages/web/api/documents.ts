import type { Input } from '@sella/contract/calls/index'
import { type DocumentEvent, documentEvent, type FrozenDocument } from '@sella/contract/document'
import { notReached, refusedFrom } from '@sella/workbench/server/refused'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask, askFile, askReply } from './client'
import { fits } from './fits'

export const documentsKey = (caseUuid: string) => ['documents', caseUuid] as const

/** The documents of a case, newest first. */
export const useDocuments = (caseUuid: string) =>
  useQuery({
    queryKey: documentsKey(caseUuid),
    queryFn: ({ signal }) => ask('documentList', { caseUuid }, { signal }),
  })

export const useRevoke = (caseUuid: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<'documentRevoke'>) => ask('documentRevoke', input),
    onSettled: () => void client.invalidateQueries({ queryKey: documentsKey(caseUuid) }),
  })
}

/** The bytes of a document, unchanged. */
export const documentFile = (uuid: string, signal?: AbortSignal): Promise<Blob> =>
  askFile('documentFile', { uuid }, signal ? { signal } : {})

const eventIn = (block: string): DocumentEvent | null => {
  if (!block.startsWith('data: ')) return null
  try {
    const read: unknown = JSON.parse(block.slice('data: '.length))
    return fits<DocumentEvent>(documentEvent, read) ? read : null
  } catch {
    return null
  }
}

interface Making {
  readonly signal: AbortSignal
  readonly onPage: (done: number, of: number) => void
}

/**
 * Makes and stores a report, or returns the existing one with the same content. If the connection breaks none is made; aborting
 * stops the work.
 */
export const makeDocument = async (input: Input<'documentMake'>, { signal, onPage }: Making): Promise<FrozenDocument> => {
  const { body } = await askReply('documentMake', input, { signal })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    const blocks = (text + piece.value).split('\n\n')
    text = blocks.pop() ?? ''
    for (const event of blocks.map(eventIn)) {
      if (event && 'document' in event) return event.document
      if (event && 'refused' in event) throw refusedFrom(event.refused.code, event.refused)
      if (event) onPage(event.done, event.of)
    }
  }
  throw notReached()
}
