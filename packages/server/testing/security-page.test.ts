import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
/** Requirement, state and what shows it. */
const rows = page.split('\n').filter(line => /^\| \d+\.\d/.test(line))

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, chapter by chapter; they are numbered from 1. */
const sections: Readonly<Record<string, readonly (readonly [section: number, count: number])[]>> = {
  1: [
    [1, 2],
    [2, 9],
    [3, 11],
    [4, 3],
    [5, 2],
  ],
  2: [
    [1, 3],
    [2, 3],
    [3, 4],
    [4, 1],
  ],
  3: [
    [2, 2],
    [3, 4],
    [4, 6],
    [5, 5],
    [7, 2],
  ],
  4: [
    [1, 3],
    [2, 1],
    [3, 2],
    [4, 4],
  ],
  5: [
    [1, 1],
    [2, 3],
    [3, 2],
    [4, 3],
  ],
  6: [
    [1, 3],
    [2, 12],
    [3, 4],
    [4, 4],
    [5, 5],
    [6, 3],
    [8, 4],
  ],
  7: [
    [1, 3],
    [2, 4],
    [3, 2],
    [4, 5],
    [5, 2],
    [6, 2],
  ],
  8: [
    [1, 2],
    [2, 3],
    [3, 1],
    [4, 1],
  ],
  9: [
    [1, 3],
    [2, 4],
  ],
  10: [
    [1, 2],
    [2, 2],
    [3, 4],
    [4, 11],
    [5, 5],
    [6, 2],
    [7, 3],
  ],
  11: [
    [1, 2],
    [2, 3],
    [3, 3],
    [4, 4],
    [5, 1],
    [6, 1],
  ],
  12: [
    [1, 3],
    [2, 2],
    [3, 4],
  ],
  13: [
    [1, 1],
    [2, 5],
    [3, 2],
    [4, 5],
  ],
  14: [
    [1, 2],
    [2, 4],
    [3, 3],
  ],
  15: [
    [1, 3],
    [2, 3],
    [3, 7],
  ],
  16: [
    [1, 1],
    [2, 5],
    [3, 4],
    [4, 3],
    [5, 3],
  ],
  17: [
    [1, 1],
    [2, 4],
    [3, 2],
  ],
}
const required = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap(([section, count]) => Array.from({ length: count }, (_, i) => `${chapter}.${section}.${i + 1}`)),
)
const states = ['met', 'in part', '**not met**', 'not met', 'left to', 'none here'] as const

/** What a row names as its proof: files of the house, written from `packages/` or from the root. */
const namedIn = (row: string): readonly string[] =>
  [...row.matchAll(/`([\w./-]+)`/g)].map(match => match[1] ?? '').filter(name => name.includes('/') && !name.startsWith('/'))
const stands = (name: string): boolean => existsSync(join(root, 'packages', name)) || existsSync(join(root, name))

test('every requirement of levels 1 and 2 has its line, in order, with a state', () => {
  expect(required).toHaveLength(253)
  expect(rows.map(row => row.split(' ')[1])).toEqual(required)
  const without = rows.filter(row => !states.some(state => (row.split('|')[2] ?? '').trim().startsWith(state)))
  expect(without).toEqual([])
})

test('the page counts its lines right', () => {
  const counted = (...begins: readonly string[]) =>
    rows.filter(row => begins.some(begin => (row.split('|')[2] ?? '').trim().startsWith(begin))).length
  const stated = /Of 253: (\d+) met, (\d+) in part, (\d+) not met, (\d+) left to .*?, (\d+) of things/
    .exec(page)
    ?.slice(1)
    .map(Number)
  expect(stated).toEqual([
    counted('met'),
    counted('in part'),
    counted('not met', '**not met'),
    counted('left to'),
    counted('none here'),
  ])
})

test('every proof that the page on security names exists', () => {
  const missing = rows.flatMap(row => namedIn(row).filter(name => !stands(name)))
  expect(missing).toEqual([])
})

test('no row says "met" without a test, a place to read, or the word that it was only read', () => {
  const bare = rows.filter(row => {
    const [, , state = '', shown = ''] = row.split('|')
    return state.trim().startsWith('met') && namedIn(shown).length === 0 && !shown.includes('read')
  })
  expect(bare).toEqual([])
})
