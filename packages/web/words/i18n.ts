import type { Lang } from '@sella/ceph/words'
import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { lang, setLang } from '../memory/session'
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

/** Starts the words in the remembered language, Chinese at first. */
export const startWords = async (): Promise<void> => {
  await i18next.use(initReactI18next).init({
    lng: 'zh',
    fallbackLng: 'zh',
    resources: { zh: { translation: zh } },
    interpolation: { escapeValue: false },
  })
  await take(lang())
}

/** Changes the language of everything shown, and remembers it. */
export const changeLang = async (to: Lang): Promise<void> => {
  setLang(to)
  await take(to)
}

/** The words and the language they are in: `t('patients.title')`. */
export const useWords = () => {
  const { t, i18n } = useTranslation()
  return { t, lang: (i18n.language === 'en' ? 'en' : 'zh') as Lang }
}
