import type { SearchFilter } from '@sella/contract/case-search'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import { addressOf, filterIn } from './filter-address'
import { writtenAddresses } from './written-addresses'

/** Pause in typing before the address, and with it the search, is updated; ms. */
const pause = 250

/** The panel's initial state; a new revision remounts it. */
interface Opened {
  readonly filter: SearchFilter
  readonly revision: number
}

/**
 * The filter is kept in the address: `asked` is parsed from it. `type`: a change in the panel, applied once typing pauses.
 * `open`: a different filter, applied at once.
 */
export const useFilter = () => {
  const [address, setAddress] = useSearchParams()
  const query = address.toString()
  const asked = useMemo(() => filterIn(new URLSearchParams(query)), [query])
  const [opened, setOpened] = useState<Opened>(() => ({ filter: asked, revision: 0 }))
  const timer = useRef(0)
  const change = useNavigationType()
  const [written] = useState(() => writtenAddresses(query))
  // An address from elsewhere, such as after going back, resets the panel.
  useEffect(() => {
    if (!written.isForeign(query, change)) return
    window.clearTimeout(timer.current)
    setOpened(({ revision }) => ({ filter: filterIn(new URLSearchParams(query)), revision: revision + 1 }))
  }, [query, change, written])
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const write = (filter: SearchFilter, replace: boolean) => {
    const next = addressOf(filter)
    written.write(next.toString())
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
