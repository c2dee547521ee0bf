import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import { describe, expect, it } from 'vitest'
import { merged } from './merge'
import { newScheme } from './scheme-edits'

const [a, b] = [newScheme('甲', ['1', '2']), newScheme('乙', ['1', '2'])]
const nudged: OverlapScheme = { ...a, overFun: 'sn' }
const names = (outcome: ReturnType<typeof merged>) =>
  outcome.status === 'merged' ? outcome.schemes.map(scheme => scheme.name) : outcome.status

describe('a scheme saved beside another window', () => {
  it('takes its own place, and leaves what the other window did to other schemes', () => {
    const outcome = merged([b, a, newScheme('丙', ['1', '2'])], { base: a, next: nudged })
    expect(outcome).toMatchObject({ status: 'merged', schemes: [{ name: '乙' }, { name: '甲', overFun: 'sn' }, { name: '丙' }] })
    expect(names(merged([b], { base: null, next: a }))).toEqual(['乙', '甲'])
    expect(names(merged([a, b], { base: a, next: null }))).toEqual(['乙'])
  })

  it('is a conflict when this very scheme was changed, renamed or deleted meanwhile', () => {
    expect(merged([nudged], { base: a, next: { ...a, overFun: 'pp' } })).toEqual({ status: 'conflict', theirs: nudged })
    expect(merged([b], { base: a, next: nudged })).toEqual({ status: 'conflict', theirs: null })
    expect(merged([nudged], { base: a, next: null })).toMatchObject({ status: 'conflict' })
  })

  it('cannot take the name of a scheme that is there', () => {
    expect(names(merged([a], { base: null, next: a }))).toBe('name-taken')
    expect(names(merged([a, b], { base: a, next: { ...a, name: '乙' } }))).toBe('name-taken')
  })

  it('is the same scheme in whatever order a reader gave its fields', () => {
    const turned = Object.fromEntries(
      Object.entries({ ...a, imgTrans: { pp: {}, sn: {} } }).reverse(),
    ) as unknown as OverlapScheme
    const base = { ...a, imgTrans: { sn: {}, pp: {} } }
    expect(merged([turned], { base, next: nudged })).toMatchObject({ status: 'merged' })
  })
})
