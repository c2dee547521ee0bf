import type { Lang } from '@sella/ceph/words'
import i18next, { type TFunction } from 'i18next'
import { useSyncExternalStore } from 'react'
import { hasLang, lang, setLang } from '../memory/session'
import { lookedUpOnce } from './looked-up'
import type { Words } from './zh'
import { zh } from './zh'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Words }
  }
}

const tags: Readonly<Record<Lang, string>> = { zh: 'zh-CN', en: 'en' }

const english = async (): Promise<void> => {
  if (i18next.hasResourceBundle('en', 'translation')) return
  const { en } = await import('./en')
  i18next.addResourceBundle('en', 'translation', en)
}

const take = async (to: Lang): Promise<void> => {
  if (to === 'en') await english()
  await i18next.changeLanguage(to)
  document.documentElement.lang = tags[to]
}

/** Milliseconds after which words that could not be fetched are asked for again. */
const pause = 3000

/** A page in the other language is better than none: the remembered one follows as soon as its words can be fetched. */
const untilThere = (): void => {
  setTimeout(() => void take(lang()).catch(untilThere), pause)
}

/** Initialises the translations in the remembered language, Chinese by default. */
export const startWords = async (): Promise<void> => {
  await i18next.init({
    lng: 'zh',
    fallbackLng: 'zh',
    resources: { zh: { translation: zh } },
    interpolation: { escapeValue: false },
  })
  i18next.store.on('added', words.forget)
  // A link says in which language it was made.
  const linked = new URLSearchParams(location.search).get('lang')
  if (linked && !hasLang()) setLang(linked === 'en' ? 'en' : 'zh')
  await take(lang()).catch(untilThere)
}

/** Changes the language of the interface, and remembers it. Rejects, and changes nothing, where its words cannot be fetched. */
export const changeLang = async (to: Lang): Promise<void> => {
  if (to === 'en') await english()
  setLang(to)
  await take(to)
}

interface Spoken {
  readonly t: TFunction
  readonly lang: Lang
}

const words = lookedUpOnce(i18next.t.bind(i18next) as TFunction)

let spoken: Spoken | null = null

/** The same object until the language changes, so that components depending on it alone are not re-rendered. */
const read = (): Spoken => {
  const now: Lang = i18next.language === 'en' ? 'en' : 'zh'
  if (spoken?.lang === now) return spoken
  words.forget()
  spoken = { t: words.t.bind(null) as TFunction, lang: now }
  return spoken
}

const subscribe = (listener: () => void): (() => void) => {
  i18next.on('languageChanged', listener)
  return () => i18next.off('languageChanged', listener)
}

/** The translations and their language: `t('patients.title')`. */
export const useWords = (): Spoken => useSyncExternalStore(subscribe, read)
