import { expect, it } from 'vitest'
import { sameScheme } from './same-scheme'
import { linesOf, type OverlapScheme } from './scheme'

const scheme: OverlapScheme = {
  name: 'A',
  uuids: ['a', 'b', 'c'],
  cephImgs: {},
  overFun: 'sn',
  points: {},
  imgTrans: { sn: { b: { x: 1, y: 2, turn: 0.1 }, c: { x: 0, y: 1, turn: 0 } } },
  scalesStated: { a: 0.1, b: 0.2 },
  lines: { colours: 'board', kinds: true },
}

it.each([
  ['its name', { name: 'B' }],
  ['its records', { uuids: ['a', 'b'] }],
  ['its reference, the first record', { uuids: ['b', 'a', 'c'] }],
  ['the registration', { overFun: 'multiview' }],
  ['a correction', { imgTrans: { sn: { b: { x: 1, y: 2, turn: 0.2 }, c: { x: 0, y: 1, turn: 0 } } } }],
  ['a correction taken back', { imgTrans: { sn: { b: { x: 1, y: 2, turn: 0.1 } } } }],
  ['what a registration is held by', { registerAt: { mp: 'menton' } }],
  ['a scale that is stated', { scalesStated: { a: 0.1, b: 0.3 } }],
  ['scales no longer stated', { scalesStated: undefined }],
  ['the colours', { lines: { colours: 'own', kinds: true } }],
  ['the kinds of line', { lines: { colours: 'board', kinds: false } }],
  ['both as they are by default', { lines: undefined }],
] as const)('a scheme is another by %s', (_, change) => {
  const other = { ...scheme, ...change } as OverlapScheme
  expect([sameScheme(scheme, other), sameScheme(other, scheme), sameScheme(other, other)]).toEqual([false, false, true])
})

it.each([
  ['blanks about its name', { name: '  A ' }],
  ['a default that is spelt out', { registerAt: { sn: 'point', pp: 'point' } }],
  [
    'the order in which corrections were made',
    { imgTrans: { sn: { c: { x: 0, y: 1, turn: 0 }, b: { x: 1, y: 2, turn: 0.1 } } } },
  ],
  ['the order of the stated scales', { scalesStated: { b: 0.2, a: 0.1 } }],
  ['what saving adds', { points: { sn: { a: {} } }, scales: { a: 0.3 }, savedOn: '2026-01-02', cephImgs: { a: 'film' } }],
] as const)('a scheme is the same but for %s', (_, change) => {
  expect(sameScheme(scheme, { ...scheme, ...change } as OverlapScheme)).toBe(true)
})

it('lines have the doctor’s own colours and are solid, unless she chose', () => {
  expect(linesOf({})).toEqual({ colours: 'own', kinds: false })
  expect(linesOf(scheme)).toEqual({ colours: 'board', kinds: true })
  const { lines: _, ...plain } = scheme
  expect(sameScheme(plain, { ...plain, lines: { colours: 'own', kinds: false } })).toBe(true)
})
