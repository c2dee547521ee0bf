import { usualDesign } from '@sella/drawing/report/design'
import { grownRecords, schemeOf } from '@sella/drawing/report/testing/compared-records'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PageOrder } from './pages'
import { shownBy } from './shown'

type Json = null | string | number | boolean | readonly Json[] | { readonly [key: string]: Json }

const given = grownRecords(3, { method: 'Steiner+Wits' })
const nudged = { imgTrans: { sn: { r1: { x: 1, y: 0, turn: 0 } } }, scalesStated: { r1: 0.1 } } as const
const scales = { clashes: [], doubted: new Set<string>() }
const order = (): PageOrder => ({
  ...{ kind: 'comprehensive', input: (given.at(-1) ?? given[0])?.input as (typeof given)[number]['input'], design: usualDesign },
  ...{ schemes: [schemeOf(['r0', 'r1', 'r2'], nudged)], given, colours: ['#000000', '#0000ff', '#ff0000'], scales },
})
const pictures = [{ picture: { href: 'picture:face', width: 600, height: 800 }, file: Buffer.from('a photo') }]
const made = (change: { order?: PageOrder; file?: string; engine?: string } = {}) =>
  shownBy({
    order: change.order ?? order(),
    pictures: pictures.map(photo => (change.file === undefined ? photo : { ...photo, file: Buffer.from(change.file) })),
    engine: change.engine ?? 'tables 1',
  })

/** The ways to every figure, word and mark of a value. */
const waysIn = (value: Json, way: readonly string[] = []): readonly (readonly string[])[] =>
  value === null || typeof value !== 'object'
    ? [way]
    : Object.entries(value).flatMap(([key, part]) => waysIn(part, [...way, key]))

const other = (leaf: Json): Json => (typeof leaf === 'number' ? leaf + 0.001 : typeof leaf === 'boolean' ? !leaf : `${leaf}·`)

const changedAt = (value: Json, [key, ...further]: readonly string[]): Json => {
  if (key === undefined) return other(value)
  if (Array.isArray(value)) return value.map((part, i) => (String(i) === key ? changedAt(part as Json, further) : (part as Json)))
  const entries = Object.entries((value ?? {}) as Readonly<Record<string, Json>>)
  return Object.fromEntries(entries.map(([name, part]) => [name, name === key ? changedAt(part, further) : part]))
}

const plain = JSON.parse(JSON.stringify(order())) as Json
const ways = waysIn(plain)

test('the data of a document hold points, scales, schemes with corrections, patient, norms and design of every record', () => {
  const names = ways.map(way => way.join('.'))
  for (const part of [
    /^given\.[012]\.input\.tracing\.points\.A\.x$/,
    /^given\.[012]\.input\.tracing\.fileScale\.mmPerPixel$/,
    /^given\.[012]\.measured\.rows\.\d+\.norm\.(mean|sd)$/,
    /^schemes\.0\.imgTrans\.sn\.r1\.x$/,
    /^schemes\.0\.scalesStated\.r1$/,
    /^input\.patient\.(name|birthday|sex|caseNo)$/,
    /^input\.photos\.Frontal_Photo\.href$/,
    /^design\.paper$/,
    /^colours\.1$/,
  ])
    expect([part.source, names.some(way => part.test(way))]).toEqual([part.source, true])
})

test('whatever of it changes, be it one figure, changes the identity; nothing else does', () => {
  const { identity } = made({ order: plain as unknown as PageOrder })
  fc.assert(
    fc.property(fc.constantFrom(...ways), way => {
      const changed = made({ order: changedAt(plain, way) as unknown as PageOrder })
      expect([way, changed.identity === identity]).toEqual([way, false])
    }),
    { numRuns: 150 },
  )
  expect(made().identity).toBe(made().identity)
})

test('a byte of a picture and the tables and program measured by are part of it', () => {
  const { identity } = made()
  expect(made({ file: 'b photo' }).identity).not.toBe(identity)
  expect(made({ engine: 'tables 2' }).identity).not.toBe(identity)
})
