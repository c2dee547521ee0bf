import { ConfigProvider } from 'antd'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { useFocusBack } from '../parts/focus-back'
import { ToastHost } from '../parts/toast'
import { phone, useMedia } from '../parts/use-media'
import { useWords } from '../words/i18n'
import { antdWords } from './antd-words'
import { darkTheme, forFingers, lightTheme } from './theme'

interface LookProps {
  readonly dark?: boolean
  readonly children: ReactNode
}

/**
 * antd in our theme and language, with the toasts of this part of the page. While a dark one is mounted, the whole body is dark.
 */
export const Look = ({ dark = false, children }: LookProps) => {
  const { t, lang } = useWords()
  useFocusBack()
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  }, [dark])
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const small = useMedia(phone)
  const theme = useMemo(() => {
    const own = dark ? darkTheme : lightTheme
    const sizes = small ? forFingers : {}
    // Without motion, a dialog waiting for the end of an animation would remain over the page, invisible.
    return { ...own, token: { ...own.token, ...sizes, ...(still && { motion: false }) } }
  }, [dark, small, still])
  const locale = useMemo(() => antdWords(t, lang), [t, lang])
  return (
    <ConfigProvider theme={theme} locale={locale} wave={{ disabled: true }} button={{ autoInsertSpace: false }}>
      <ToastHost>{children}</ToastHost>
    </ConfigProvider>
  )
}
