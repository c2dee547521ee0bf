import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
/** Requirement, state and what shows it. */
const rows = page.split('\n').filter(line => /^\| \d/.test(line))

/** What a row names as its proof: files of the house, written from `packages/` or from the root. */
const namedIn = (row: string): readonly string[] =>
  [...row.matchAll(/`([\w./-]+)`/g)].map(match => match[1] ?? '').filter(name => name.includes('/') && !name.startsWith('/'))
const stands = (name: string): boolean => existsSync(join(root, 'packages', name)) || existsSync(join(root, name))

test('every proof that the page on security names exists', () => {
  const missing = rows.flatMap(row => namedIn(row).filter(name => !stands(name)))
  expect(rows.length).toBeGreaterThan(50)
  expect(missing).toEqual([])
})

test('no row says "met" without a test, a place to read, or the word that it was only read', () => {
  const bare = rows.filter(row => {
    const [, , state = '', shown = ''] = row.split('|')
    return state.trim().startsWith('met') && namedIn(shown).length === 0 && !shown.includes('read')
  })
  expect(bare).toEqual([])
})
