import { useEffect, useState } from 'react'

const pause = 180

/** The search text, the same trimmed and debounced, and the setter. */
export const useSearchText = (): readonly [string, string, (typed: string) => void] => {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = window.setTimeout(() => setSearch(typed.trim()), typed === '' ? 0 : pause)
    return () => window.clearTimeout(timer)
  }, [typed])
  return [typed, search, setTyped]
}
