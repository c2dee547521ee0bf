import { type ComponentType, lazy } from 'react'
import { type MissingAt, missingPart } from './missing-part'
import { stylesAgain, whenOnline } from './when-online'

type Loaded<P> = () => Promise<{ readonly default: ComponentType<P> }>

/**
 * Loads a page or part; if it cannot be fetched although there is a network, a placeholder is loaded that says so and retries.
 */
export const orMissing = <P extends object>(load: Loaded<P>, at: MissingAt): Loaded<P> => {
  const again = async () => {
    await stylesAgain()
    return (await load()).default
  }
  return () => whenOnline(load)().catch(() => ({ default: missingPart(again, at) }))
}

/**
 * A component fetched when it is first shown, as soon as there is a network. `at`: where it reports that it could not be
 * fetched; `place` only for blocks of a page.
 */
export const lazily = <P extends object>(load: Loaded<P>, at: MissingAt = 'line') => lazy(orMissing(load, at))
