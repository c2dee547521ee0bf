import type { FilmDetector } from '../detection/film-detector'
import type { FilmCheck } from './guess'

/** The detector's step that follows once it has recognised a lateral film. */
const afterCheck = 'fine'

/** Milliseconds to wait at most: a guess is not worth more. */
const patience = 20_000

/**
 * Asks the detector whether a picture is a lateral film and then stops it: its points are for later. Null when the detector
 * cannot say, because it has no weights, fails or is busy too long.
 */
export const filmCheckBy =
  (detector: FilmDetector): FilmCheck =>
  place =>
    new Promise(resolve => {
      const ending = new AbortController()
      const say = (answer: boolean | null): void => {
        clearTimeout(timer)
        ending.abort()
        resolve(answer)
      }
      const timer = setTimeout(() => say(null), patience)
      const report = (_: number, step: string): void => {
        if (step === afterCheck) say(true)
      }
      detector.detect({ place, mmPerPixel: null }, { signal: ending.signal, report }).then(
        ({ checks }) => say(checks.isCeph),
        () => say(null),
      )
    })
