import { afterNeck, neckLook } from '@sella/workbench/bench/neck-look'
import { showNeck } from '@sella/workbench/bench/show-neck'
import { useEffect } from 'react'
import { useDesk } from '../desk'

/** While the panel of the vertebrae is open they alone are drawn, and in view; afterwards the drawing is restored. */
export const useNeckView = (): void => {
  const { bench, display } = useDesk()
  useEffect(() => {
    const before = display.get()
    display.set(neckLook)
    showNeck(bench)
    return () => display.set(now => afterNeck(now, before))
  }, [bench, display])
}
