import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))
const sources = readdirSync(here)
  .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map(name => [name, readFileSync(join(here, name), 'utf8')] as const)

/**
 * Number of changes, by file, that wait for the queries they invalidate. React Query drops the callbacks of `mutate` when the
 * component that called it unmounts, and a refetched list may unmount the line, so that its message would never appear. In these
 * files the callers await the change itself, or stay mounted.
 */
const mayWait: Readonly<Record<string, number>> = {
  'images.ts': 2,
  'passkeys.ts': 1,
  'patients.ts': 2,
  'queries.ts': 3,
  'second-factor.ts': 1,
}

it('no change of a list waits for the list before it says what became of it', () => {
  const waiting = sources.flatMap(([name, text]) => {
    const waits = text.match(/on(?:Settled|Success): \([^)]*\) =>\s*(?:client\.invalidateQueries|Promise\.all\()/g) ?? []
    return waits.length > 0 ? [[name, waits.length] as const] : []
  })
  expect(Object.fromEntries(waiting)).toEqual(mayWait)
})
