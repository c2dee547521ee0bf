import { showNeck } from '@sella/workbench/bench/show-neck'
import { useEffect } from 'react'
import { useDesk } from '../desk'

/** While the panel of the vertebrae is open their points are drawn and in view; afterwards the drawing is restored. */
export const useNeckView = (): void => {
  const { bench, display } = useDesk()
  useEffect(() => {
    const before = display.get().neck
    display.set(now => ({ ...now, neck: true }))
    showNeck(bench)
    return () => display.set(now => ({ ...now, neck: before }))
  }, [bench, display])
}
