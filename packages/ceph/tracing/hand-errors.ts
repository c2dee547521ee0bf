import type { LandmarkName } from '../data/landmarks'
import type { ReaderErrors } from '../data/reader-errors'
import type { Words } from '../words'
import type { Tracing } from './tracing'

type Points = Tracing['points']

/** The error of each point that was placed or confirmed by hand. */
const errorsByHand = (tracings: readonly Points[], readers: ReaderErrors) =>
  tracings.flatMap(points =>
    Object.entries(points).flatMap(([name, point]) => (point.origin === 'manual' ? [readers[name as LandmarkName]] : [])),
  )

const countOf = (films: readonly number[]): string => {
  const [least, greatest] = [Math.min(...films), Math.max(...films)]
  return least === greatest ? `${least}` : `${least}–${greatest}`
}

const usual: Words = { zh: '默认的阅片者误差', en: 'the default reader’s error' }

/** Whose errors apply to the points placed or confirmed by hand on these films, as part of a sentence. */
export function handErrorWords(tracings: readonly Points[], readers: ReaderErrors): Words {
  const placed = errorsByHand(tracings, readers)
  const own = placed.flatMap(error => (error?.source === 'own' && error.films !== undefined ? [error.films] : []))
  if (own.length === 0) return usual
  const [films, all] = [countOf(own), own.length === placed.length]
  return {
    zh: `医师本人实测的误差（${films} 张片重描${all ? '' : `；未实测的点按${usual.zh}`}）`,
    en: `the doctor’s own measured error (${films} films read twice${all ? '' : `; ${usual.en} where she measured none`})`,
  }
}

/** The same as a full sentence, shown wherever an error is shown; null if no point was placed by hand. */
export function handErrorSentence(tracings: readonly Points[], readers: ReaderErrors): Words | null {
  if (errorsByHand(tracings, readers).length === 0) return null
  const { zh, en } = handErrorWords(tracings, readers)
  return { zh: `手动或确认的点按${zh}计。`, en: `Points set or confirmed by hand count by ${en}.` }
}

/** Whether any error that applies here was measured by the doctor herself. */
export const countsOwn = (points: Points, readers: ReaderErrors): boolean =>
  errorsByHand([points], readers).some(error => error?.source === 'own')
