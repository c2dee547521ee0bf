import type { Scene } from '@sella/drawing/scene/scene'
import type { Chosen } from '@sella/workbench/report/preview'
import { useEffect, useRef, useState } from 'react'

/** How long the pages took to follow the last change, ms; null before the first. */
export const useRedraw = (chosen: Chosen, pages: readonly Scene[]): number | null => {
  const since = useRef<number | null>(null)
  const last = useRef(chosen)
  const [took, setTook] = useState<number | null>(null)
  if (last.current !== chosen) {
    last.current = chosen
    since.current = performance.now()
  }
  useEffect(() => {
    if (since.current === null || pages.length === 0) return
    setTook(Math.round(performance.now() - since.current))
    since.current = null
  }, [pages])
  return took
}
