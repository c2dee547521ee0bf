import { describe, expect, it } from 'vitest'
import { holdOf, inPairs, type OverlapScheme, registrationsOf } from './scheme'

const scheme: OverlapScheme = {
  name: '初始-精调',
  uuids: ['a', 'b', 'c'],
  cephImgs: { a: 'Lateral_Ceph', b: 'Lateral_Ceph', c: 'Lateral_Ceph' },
  overFun: 'multiview',
  points: { sn: { a: { S: { x: 1, y: 2 } } } },
  imgTrans: { pp: { b: { x: 0.5, y: 0, turn: 0.01 } } },
}

describe('overlap schemes', () => {
  it('say what each registration is held by, the row’s own point where nothing was said', () => {
    const withPoint: OverlapScheme = { ...scheme, registerAt: { mp: 'menton' } }
    expect((['sn', 'mp'] as const).map(name => holdOf(withPoint, name))).toEqual(['point', 'menton'])
    expect(holdOf(scheme, 'mp')).toBe('point')
  })

  it('draw sn, pp, mp in this order when all three are wanted', () => {
    expect(registrationsOf(scheme)).toEqual(['sn', 'pp', 'mp'])
    expect(registrationsOf({ ...scheme, overFun: 'mp' })).toEqual(['mp'])
  })

  it('put their records two to a page', () => {
    expect(inPairs(['a', 'b', 'c'])).toEqual([['a', 'b'], ['c']])
    expect(inPairs(['a', 'b', 'c', 'd'])).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(inPairs([])).toEqual([])
  })
})
