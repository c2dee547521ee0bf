import i18next from 'i18next'
import { expect, it } from 'vitest'
import { lookedUpOnce } from './looked-up'

const spoken = async () => {
  const words = i18next.createInstance()
  await words.init({
    lng: 'zh',
    fallbackLng: 'zh',
    resources: { zh: { translation: { close: '关闭', count: '{{count}} 项' } }, en: { translation: { close: 'Close' } } },
  })
  let asked = 0
  const translate = (...of: Parameters<typeof words.t>) => {
    asked += 1
    return words.t(...of)
  }
  return { words, ...lookedUpOnce(translate as typeof words.t), asked: () => asked }
}

it('a word without values is looked up once', async () => {
  const { t, asked } = await spoken()
  expect([t('close' as never), t('close' as never)]).toEqual(['关闭', '关闭'])
  expect(asked()).toBe(1)
})

it('words with values in them are made each time', async () => {
  const { t } = await spoken()
  expect([1, 2].map(count => t('count' as never, { count } as never))).toEqual(['1 项', '2 项'])
})

it('another language and words that arrive later are heard once the old ones are forgotten', async () => {
  const { words, t, forget } = await spoken()
  expect([t('close' as never), t('late' as never)]).toEqual(['关闭', 'late'])
  await words.changeLanguage('en')
  words.addResource('en', 'translation', 'late', 'Late')
  forget()
  expect([t('close' as never), t('late' as never)]).toEqual(['Close', 'Late'])
})
