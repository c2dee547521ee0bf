import i18next, { type TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { app as appEn } from '../../words/en/app'
import { clinic as clinicEn } from '../../words/en/clinic'
import { handOver as handOverEn } from '../../words/en/hand-over'
import { app } from '../../words/zh/app'
import { clinic } from '../../words/zh/clinic'
import { handOver } from '../../words/zh/hand-over'
import { resultOf } from './log-result'

const speaking = async (lng: 'zh' | 'en'): Promise<TFunction> => {
  const words = i18next.createInstance()
  const resources = {
    zh: { translation: { app, clinic, handOver } },
    en: { translation: { app: appEn, clinic: clinicEn, handOver: handOverEn } },
  }
  await words.init({ lng, resources, interpolation: { escapeValue: false } })
  return words.t as TFunction
}
const names = { a: '李文博', b: '赵可' }
const [zh, en] = [await speaking('zh'), await speaking('en')]
const wordsOf = (details: object | string, t = zh): string =>
  resultOf(typeof details === 'string' ? details : JSON.stringify(details), names, t)

test('an entry says what came of it: who, to whom, as what, for how long, in which form', () => {
  expect(wordsOf({ person: 'b', role: 'resident' })).toBe('赵可 · 规培医生')
  expect(wordsOf({ person: 'b', casesTo: 'a' })).toBe('赵可 · 病例转给 李文博')
  expect(wordsOf({ persons: ['a', 'b'] })).toBe('李文博、赵可')
  expect(wordsOf({ persons: [] })).toBe('未指定')
  expect(wordsOf({ handOver: 'x', from: 'a', to: 'b', state: 'waiting' })).toBe('李文博 → 赵可 · 待接受')
  expect(wordsOf({ role: 'assistant', days: 7 })).toBe('助理、前台 · 7 天')
  expect(wordsOf({ format: 'xlsx' })).toBe('XLSX')
  expect(wordsOf({ person: 'b', uuid: 'u', machine: '侧位机' })).toBe('赵可 · 侧位机')
  expect(wordsOf({ person: 'of nobody', role: 'reader' })).toBe('已注销的账号 · 只读')
})

test('it says nothing where the action says it all, nor of details it does not know', () => {
  for (const details of [{}, { recordUuid: 'r' }, { person: null, casesTo: null }, { days: 'seven' }, '', '[]', 'x'])
    expect([details, wordsOf(details)]).toEqual([details, ''])
})

test('it speaks English too', () => {
  expect(wordsOf({ person: 'b', role: 'resident' }, en)).toMatch(/^赵可 · Resident/i)
  expect(wordsOf({ handOver: 'x', from: 'a', to: 'b', state: 'done' }, en)).toContain('李文博 → 赵可')
})
