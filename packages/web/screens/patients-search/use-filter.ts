import type { SearchFilter } from '@sella/contract/case-search'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { addressOf, filterIn } from './filter-address'

/** Typing rests so long before the address, and with it the search, follows; ms. */
const pause = 250

/** What the panel opens with; a new revision opens it anew. */
interface Opened {
  readonly filter: SearchFilter
  readonly revision: number
}

/**
 * The filter lives in the address: `asked` is what it says. `type`: a change in the panel, taken over once typing rests. `open`:
 * another filter altogether, at once.
 */
export const useFilter = () => {
  const [address, setAddress] = useSearchParams()
  const query = address.toString()
  const asked = useMemo(() => filterIn(new URLSearchParams(query)), [query])
  const [opened, setOpened] = useState<Opened>(() => ({ filter: asked, revision: 0 }))
  const timer = useRef(0)
  /** What this page has written itself: any other address, as the browser's keys bring it, opens the panel anew. */
  const written = useRef(query)
  useEffect(() => {
    if (written.current === query) return
    written.current = query
    setOpened(({ revision }) => ({ filter: filterIn(new URLSearchParams(query)), revision: revision + 1 }))
  }, [query])
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const write = (filter: SearchFilter, replace: boolean) => {
    const next = addressOf(filter)
    written.current = next.toString()
    setAddress(next, { replace })
  }
  const type = (filter: SearchFilter) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => write({ ...filter, approximate: asked.approximate }, true), pause)
  }
  const open = (what: SearchFilter | URLSearchParams) => {
    window.clearTimeout(timer.current)
    const filter = what instanceof URLSearchParams ? filterIn(what) : what
    write(filter, false)
    setOpened(({ revision }) => ({ filter, revision: revision + 1 }))
  }
  return { asked, ...opened, type, open }
}
