import { type ComponentType, lazy } from 'react'
import { type MissingAt, missingPart } from './missing-part'
import { stylesAgain, whenOnline } from './when-online'

type Loaded<P> = () => Promise<{ readonly default: ComponentType<P> }>

/** Loads a page or part; where it cannot be fetched although there is a network, what is loaded says so and fetches it again. */
export const orMissing = <P extends object>(load: Loaded<P>, at: MissingAt): Loaded<P> => {
  const again = async () => {
    await stylesAgain()
    return (await load()).default
  }
  return () => whenOnline(load)().catch(() => ({ default: missingPart(again, at) }))
}

/**
 * A component that is fetched when it is first shown, as soon as there is a network. `at`: where it says that it could not be fetched;
 * in its own place only where that is a block of a page.
 */
export const lazily = <P extends object>(load: Loaded<P>, at: MissingAt = 'line') => lazy(orMissing(load, at))
