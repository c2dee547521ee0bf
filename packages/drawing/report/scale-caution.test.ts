import { calibrate } from '@sella/ceph/tracing/calibration'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { expect, it } from 'vitest'
import { scaleText } from './sentences'

/** S-Na is 600 pixels; the ruler lies over 1000. */
const film = (mm: number): Tracing => ({
  points: { S: { x: 0, y: 0, origin: 'manual' }, Na: { x: 600, y: 0, origin: 'manual' } },
  ruler: {
    ends: [
      { x: 0, y: 0 },
      { x: 0, y: 1000 },
    ],
    mm,
  },
  fileScale: null,
})
const printed = (mm: number, lang: 'zh' | 'en', assumeScale = false): string =>
  scaleText({ tracing: film(mm), evaluation: { calibration: calibrate(film(mm), assumeScale) }, lang })

it('what speaks against a scale stands beside it on paper as on the screen', () => {
  expect(printed(100, 'zh')).toBe('标尺 100 mm，0.100 mm/px')
  expect(printed(80, 'zh')).toBe('标尺 80 mm，0.080 mm/px；比例可疑：S-Na = 48.0 mm，通常为 55–90 mm')
  expect(printed(80, 'en')).toBe('Ruler 80 mm, 0.080 mm/px; doubtful: S-Na = 48.0 mm, usually 55–90 mm')
})

it('a scale that cannot be is said not to be used, also where S-Na is assumed instead', () => {
  expect(printed(1, 'zh')).toBe('未标定，不报告长度；所给比例不可能（S-Na = 0.6 mm），未采用')
  expect(printed(1, 'en', true)).toMatch(
    /^Assumed S–Na = 71.8 mm .*; the given scale is impossible \(S-Na = 0.6 mm\) and not used$/,
  )
})
