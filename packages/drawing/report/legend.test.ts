import type { Origin, Tracing } from '@sella/ceph/tracing/tracing'
import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { expect, it } from 'vitest'
import { anatomyOf } from '../tracing/anatomy'
import { pointsText } from './legend'

const placed = (origins: readonly Origin[]): Tracing => ({
  ...emptyTracing,
  points: Object.fromEntries(
    (['S', 'Na', 'A', 'B'] as const).flatMap((name, n) =>
      origins[n] ? [[name, { x: 100 * n, y: 50 * n, origin: origins[n] }]] : [],
    ),
  ),
})

const sentenceOf = (origins: readonly Origin[], lang: 'zh' | 'en'): string => {
  const tracing = placed(origins)
  return pointsText(anatomyOf(tracing, 'right'), tracing, lang)
}

it('says of how many points it is not recorded who set them, and counts them as nobody’s', () => {
  const origins = ['manual', 'detected', 'unknown', 'unknown'] as const
  expect(sentenceOf(origins, 'en')).toContain('1 placed, 1 detected, 0 estimated, ')
  expect(sentenceOf(origins, 'en')).toContain(', 2 of unrecorded origin; ')
  expect(sentenceOf(origins, 'zh')).toContain('，来源未记录 2；')
})

it('says nothing of that where all are recorded', () => {
  expect(sentenceOf(['manual', 'detected'], 'en')).not.toContain('unrecorded')
  expect(sentenceOf(['manual', 'detected'], 'zh')).not.toContain('来源未记录')
})

it('says of which millimetres it counts the unsure points: not those of the film’s own scale', () => {
  expect(sentenceOf(['manual'], 'en')).toContain('0 uncertain by 2 mm or more of a face with S–Na 71.8 mm.')
  expect(sentenceOf(['manual'], 'zh')).toContain('0 点不确定度在 2 mm 以上（按 S–Na 71.8 mm 的面部折算）。')
})
