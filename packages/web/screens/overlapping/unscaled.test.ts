import type { Overlay } from '@sella/ceph/superimpose/overlay'
import { expect, it } from 'vitest'
import { unscaledDays } from './unscaled'

const entry = (id: string, why: string | null) =>
  (why ? { status: 'skipped', film: { id }, why: { why, needs: [] } } : { status: 'base', film: { id } }) as unknown

it('names the records that are left out for want of a scale, once each, and no others', () => {
  const overlay = (...entries: unknown[]) => ({ entries }) as unknown as Pick<Overlay, 'entries'>
  const chosen = ['a', 'b', 'c'].map((uuid, i) => ({ record: { uuid, createday: `202${i}-01-02T09:00` } }))
  const sn = overlay(entry('a', null), entry('b', 'uncalibrated'), entry('c', 'missing-points'))
  expect(unscaledDays([sn, sn], chosen)).toEqual(['2021-01-02'])
  expect(unscaledDays([overlay(entry('a', null))], chosen)).toEqual([])
})
