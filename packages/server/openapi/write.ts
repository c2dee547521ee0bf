import { writeFile } from 'node:fs/promises'
import { calls } from '@sella/contract/calls/index'
import { apiPage } from './api-page'
import { apiDocument } from './document'

/** Paths of the two documents in the repository. */
export const documents = {
  [new URL('../../../docs/openapi.json', import.meta.url).pathname]: () => `${JSON.stringify(apiDocument(calls), null, 2)}\n`,
  [new URL('../../../docs/api.md', import.meta.url).pathname]: () => apiPage(calls),
} as const

if (process.argv[1] === new URL(import.meta.url).pathname)
  for (const [place, text] of Object.entries(documents)) await writeFile(place, text())
