import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const table = readFileSync(join(root, 'docs/specification-table.md'), 'utf8')

const placeOf = (name: string): string => (name.startsWith('j/') ? `e2e/journeys/${name.slice(2)}` : `packages/${name}`)

const textOf = (name: string): string | null => {
  try {
    return readFileSync(join(root, placeOf(name)), 'utf8')
  } catch {
    return null
  }
}

/** Names of tests in the table: a file, and how a title in it begins where the row says so. */
const shown = [...table.matchAll(/`([\w./-]+\/[\w.-]+\.test\.ts)`(?: “([^”]+)”)?/g)].map(([, file = '', title = '']) => ({
  file,
  title,
}))

it('every test that the table of the specification names is there under its title', () => {
  const missing = shown.filter(({ file, title }) => !(textOf(file) ?? '\0').includes(title) || textOf(file) === null)
  expect(shown.length).toBeGreaterThan(200)
  expect(missing).toEqual([])
})

it('every row of the table names a test, or stands among what is built otherwise', () => {
  const rows = table.slice(0, table.indexOf('## What does not hold')).split('\n')
  const clauses = rows.filter(row => row.startsWith('| ') && !row.startsWith('| sentence'))
  expect(clauses.filter(row => !row.includes('.test.ts`'))).toEqual([])
})
