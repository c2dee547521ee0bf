import { ConfigProvider } from 'antd'
import enUS from 'antd/es/locale/en_US'
import zhCN from 'antd/es/locale/zh_CN'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { useFocusBack } from '../parts/focus-back'
import { ToastHost } from '../parts/toast'
import { useMedia } from '../parts/use-media'
import { useWords } from '../words/i18n'
import { darkTheme, lightTheme } from './theme'

interface LookProps {
  readonly dark?: boolean
  readonly children: ReactNode
}

/**
 * antd in our theme and language, with the toasts of this part of the page. While a dark one is mounted, the whole body is dark.
 */
export const Look = ({ dark = false, children }: LookProps) => {
  const { lang } = useWords()
  useFocusBack()
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  }, [dark])
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const theme = useMemo(() => {
    const own = dark ? darkTheme : lightTheme
    // Without motion, a dialog waiting for the end of an animation would remain over the page, invisible.
    return still ? { ...own, token: { ...own.token, motion: false } } : own
  }, [dark, still])
  return (
    <ConfigProvider
      theme={theme}
      locale={lang === 'en' ? enUS : zhCN}
      wave={{ disabled: true }}
      button={{ autoInsertSpace: false }}
    >
      <ToastHost>{children}</ToastHost>
    </ConfigProvider>
  )
}
