import type { Nudge } from '@sella/ceph/superimpose/scheme'
import { type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from '../../parts/focus-back'

/**
 * The picture takes the focus when a correction begins, so that its keys work at once, and wherever a button that had it is disabled or
 * gone afterwards. `nudge`: the correction so far; undefined while nothing is corrected here.
 */
export const useCorrectionFocus = (svg: RefObject<SVGSVGElement | null>, nudge: Nudge | undefined): void => {
  const before = useRef(false)
  useEffect(() => {
    const correcting = nudge !== undefined
    const begins = correcting && !before.current
    if (begins || ((correcting || before.current) && isFocusLost())) svg.current?.focus({ preventScroll: true })
    before.current = correcting
  }, [svg, nudge])
}
