import type { LogChange } from '@sella/contract/calls/clinic'
import i18next, { type TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { app as appEn } from '../../words/en/app'
import { clinic as clinicEn } from '../../words/en/clinic'
import { app } from '../../words/zh/app'
import { clinic } from '../../words/zh/clinic'
import { pointsText, valuesText } from './log-change'

const speaking = async (lng: 'zh' | 'en'): Promise<TFunction> => {
  const words = i18next.createInstance()
  const resources = { zh: { translation: { app, clinic } }, en: { translation: { app: appEn, clinic: clinicEn } } }
  await words.init({ lng, resources, interpolation: { escapeValue: false } })
  return words.t as TFunction
}
const [zh, en] = [await speaking('zh'), await speaking('en')]
const nothing: LogChange = { points: [], values: [], fields: [] }
const moved = (name: string, by: number) => ({ name, moved: by, unit: 'mm', state: 'moved' }) as const

test('points moved are told by name and distance, the farthest three, and how many there are', () => {
  const points = [moved('Go', 2.94), moved('A', 0.6), moved('Po', 0.4), moved('B', 0.1)]
  expect(pointsText({ ...nothing, points }, zh)).toBe('4 点：Go 2.9 mm、A 0.6 mm、Po 0.4 mm')
  expect(pointsText({ ...nothing, points: points.slice(0, 1) }, en)).toBe('1 point: Go 2.9 mm')
  expect([pointsText(nothing, zh), pointsText(null, zh)]).toEqual(['', ''])
})

test('points placed and taken away are told apart', () => {
  const points = [
    { name: 'S', moved: null, unit: 'px', state: 'placed' },
    { name: 'Na', moved: null, unit: 'px', state: 'gone' },
  ] as const
  expect(pointsText({ ...nothing, points: [...points] }, en)).toBe('placed S · removed Na')
})

test('measurements and fields are told as they were and are', () => {
  const change: LogChange = {
    ...nothing,
    values: [
      { item: 'IMPA', unit: 'degree', before: '102.4', after: '100.3' },
      { item: 'Wits appraisal', unit: 'mm', before: '–', after: '−1.2' },
    ],
    fields: [
      { field: 'sex', before: '', after: 'female' },
      { field: 'createday', before: '2026-01-02T09:30', after: '2026-01-03T09:30' },
      { field: 'face_points', before: '', after: '' },
    ],
  }
  expect(valuesText(change, { t: zh, lang: 'zh' })).toBe(
    'IMPA 102.4° → 100.3°、Wits值 – → −1.2 mm、性别 空 → 女、记录日期 2026-01-02 09:30 → 2026-01-03 09:30、面部标志点',
  )
})

test('that a tracing waits for an orthodontist is told in words', () => {
  const fields = [{ field: 'awaits_review', before: '0', after: '1' }]
  expect(valuesText({ ...nothing, fields }, { t: zh, lang: 'zh' })).toBe('审核 无需审核 → 待审核')
  expect(valuesText({ ...nothing, fields }, { t: en, lang: 'en' })).toBe('Review not needed → awaiting')
})
