import { sameScheme } from '@sella/ceph/superimpose/same-scheme'
import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import { describe, expect, it } from 'vitest'
import { overlapSchemesDocument, parseSchemes, recordsNamed, serialiseSchemes } from './overlap-schemes'

const scheme: OverlapScheme = {
  name: '初始-精调',
  uuids: ['a', 'b', 'c'],
  cephImgs: { a: 'Lateral_Ceph', b: 'Lateral_Ceph', c: 'Lateral_Ceph' },
  overFun: 'multiview',
  points: { sn: { a: { S: { x: 1, y: 2 } } } },
  imgTrans: { pp: { b: { x: 0.5, y: 0, turn: 0.01 } } },
}

describe('overlap schemes', () => {
  it('come back from their stored text, with fields that nobody here knows', () => {
    expect(parseSchemes(serialiseSchemes([scheme]))).toEqual([scheme])
    expect(overlapSchemesDocument.faultIn(serialiseSchemes([scheme]))).toBeNull()
    expect(parseSchemes(JSON.stringify([{ ...scheme, colours: ['red'] }]))).toEqual([{ ...scheme, colours: ['red'] }])
    expect(parseSchemes('[]')).toEqual([])
    expect(JSON.parse(serialiseSchemes([scheme]))[0].version).toBe(2)
    const lined = { ...scheme, lines: { colours: 'board', kinds: true } } as const
    expect(parseSchemes(serialiseSchemes([lined]))).toEqual([lined])
    expect([sameScheme(scheme, lined), sameScheme(lined, { ...lined })]).toEqual([false, true])
    expect(sameScheme(scheme, { ...scheme, lines: { colours: 'own', kinds: false } })).toBe(true)
  })

  it.each([
    ['no JSON', '{'],
    ['no list', JSON.stringify(scheme)],
    ['a newer version', JSON.stringify([{ ...scheme, version: 3 }])],
    ['no name', JSON.stringify([{ ...scheme, name: ' ' }])],
    ['a record twice', JSON.stringify([{ ...scheme, uuids: ['a', 'a'] }])],
    ['an unknown registration', JSON.stringify([{ ...scheme, overFun: 'xy' }])],
    ['an unknown landmark', JSON.stringify([{ ...scheme, points: { sn: { a: { Nose: { x: 1, y: 2 } } } } }])],
    ['a correction without a turn', JSON.stringify([{ ...scheme, imgTrans: { pp: { b: { x: 1, y: 2 } } } }])],
    ['a way of holding that the registration does not have', JSON.stringify([{ ...scheme, registerAt: { sn: 'menton' } }])],
    ['a scale that is no number', JSON.stringify([{ ...scheme, scales: { a: '0.1' } }])],
    ['a stated scale that is no number', JSON.stringify([{ ...scheme, scalesStated: { a: null } }])],
    ['a day that is none', JSON.stringify([{ ...scheme, savedOn: 'yesterday' }])],
    ['a position that is no number', JSON.stringify([{ ...scheme, points: { mp: { a: { S: { x: '1', y: 2 } } } } }])],
  ])('are refused with %s', (_, text) => {
    expect(parseSchemes(text)).toBeNull()
    expect(overlapSchemesDocument.faultIn(text)).not.toBeNull()
  })

  it('come back with what a registration is held by, scales and the day', () => {
    const withScales = {
      ...scheme,
      registerAt: { mp: 'menton' },
      scales: { a: 0.1, b: null },
      savedOn: '2026-11-20',
      scalesStated: { a: 0.1 },
    } as const
    expect(parseSchemes(serialiseSchemes([withScales]))).toEqual([withScales])
  })
})

it('the names and records of schemes are told even of a text that cannot be read as schemes', () => {
  expect(recordsNamed(serialiseSchemes([scheme]))).toMatchObject([{ name: '初始-精调', uuids: ['a', 'b', 'c'] }])
  expect(recordsNamed('[{"name":"half"},{"uuids":["a"]},7]')).toMatchObject([
    { name: 'half', uuids: [] },
    { name: '', uuids: ['a'] },
  ])
  expect(recordsNamed(JSON.stringify([{ name: 'x', uuids: ['a', 7], version: 99 }]))).toMatchObject([{ name: 'x', uuids: ['a'] }])
  for (const text of ['{', '{}', 'null']) expect(recordsNamed(text)).toEqual([])
})
