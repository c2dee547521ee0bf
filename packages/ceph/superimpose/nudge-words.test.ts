import { expect, test } from 'vitest'
import { radians } from '../geometry/angle'
import { byHandSign, nudgeWords } from './nudge-words'

test('a correction by hand is told in words, what is none of it left out', () => {
  expect(nudgeWords({ x: 5, y: 0, turn: 0 })).toEqual({ zh: '向前 5.0 mm', en: '5.0 mm forward' })
  expect(nudgeWords({ x: -0.25, y: -1, turn: radians(-1.5) })).toEqual({
    zh: '向后 0.25 mm、向上 1.0 mm、前端上抬 1.5°',
    en: '0.25 mm back, 1.0 mm up, 1.5° front up',
  })
  expect(nudgeWords({ x: 0, y: 2, turn: radians(3) })).toEqual({
    zh: '向下 2.0 mm、前端下降 3.0°',
    en: '2.0 mm down, 3.0° front down',
  })
  expect(byHandSign).toEqual({ zh: '(调)', en: '(adj.)' })
})

test('a correction too small to be shown is not told as none', () => {
  expect(nudgeWords({ x: 0.001, y: 0, turn: 0 })).toEqual({ zh: '不足 0.01 mm', en: 'less than 0.01 mm' })
  expect(nudgeWords({ x: 0.01, y: -0.1, turn: 0 }).en).toBe('0.01 mm forward, 0.1 mm up')
})
