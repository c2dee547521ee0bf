import { afterNeck, neckLook } from '@sella/workbench/bench/neck-look'
import { visitNeck } from '@sella/workbench/bench/visit-neck'
import { useEffect } from 'react'
import { useDesk } from '../desk'

/** While the panel of the vertebrae is open they alone are drawn, and in view; afterwards drawing and view are restored. */
export const useNeckView = (): void => {
  const { bench, display } = useDesk()
  useEffect(() => {
    const before = display.get()
    display.set(neckLook)
    const leave = visitNeck(bench)
    return () => {
      display.set(now => afterNeck(now, before))
      leave()
    }
  }, [bench, display])
}
