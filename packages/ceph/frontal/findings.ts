import { showValue } from '../measure/display'
import type { Words } from '../words'
import type { SideComparison, SideDifference, Standing } from './asymmetry'
import type { SideWords } from './sides'

/** The findings of a frontal film in words. */
export interface FrontalFindings {
  /** Differences shared by neighbouring levels. */
  readonly shared: readonly Words[]
  /** Differences exactly on the limit, which are therefore not findings. */
  readonly onLimit: readonly Words[]
  /** How many of the pairs of neighbouring levels were read, so that they could have shared a difference. */
  readonly compared: 'none' | 'some' | 'all'
}

/** One level of the face and what differs there, from top to bottom; the chin is the last. */
interface Level {
  readonly parts: readonly { readonly standing: Standing; readonly words: Words }[]
}

/** How differences are said: the names of the sides, and whether nobody measured the scale. */
interface Saying {
  readonly words: SideWords
  readonly approximate: boolean
}

const inMm = ({ mm }: SideDifference, { approximate }: Saying): string =>
  `${approximate ? '≈ ' : ''}${showValue(Math.abs(mm), 'mm')} mm`

const larger = ({ mm: value }: SideDifference, { words }: Saying) =>
  value > 0 ? { far: words.left, near: words.right } : { far: words.right, near: words.left }

const fartherWords = (name: Words, difference: SideDifference, saying: Saying): Words => {
  const { far, near } = larger(difference, saying)
  return {
    zh: `${name.zh}${far.zh}侧较${near.zh}侧远 ${inMm(difference, saying)}`,
    en: `${name.en} ${inMm(difference, saying)} farther from the midline on the ${far.en} than on the ${near.en}`,
  }
}

const lowerWords = (name: Words, difference: SideDifference, saying: Saying): Words => {
  const { far } = larger(difference, saying)
  return {
    zh: `${name.zh}${far.zh}低 ${inMm(difference, saying)}`,
    en: `${name.en} ${inMm(difference, saying)} lower on the ${far.en}`,
  }
}

const asideWords = (name: Words, difference: SideDifference, saying: Saying): Words => {
  const { far } = larger(difference, saying)
  return {
    zh: `${name.zh}偏${far.zh} ${inMm(difference, saying)}`,
    en: `${name.en} ${inMm(difference, saying)} to the ${far.en}`,
  }
}

const chin: Words = { zh: '颏点', en: 'chin' }
const occlusal: Words = { zh: '合平面', en: 'occlusal plane' }

function levelOf({ level, difference, height }: SideComparison, saying: Saying): Level {
  const low = level.key === 'U6' ? occlusal : level.name
  return {
    parts: [
      ...(difference ? [{ standing: difference.standing, words: fartherWords(level.name, difference, saying) }] : []),
      ...(height ? [{ standing: height.standing, words: lowerWords(low, height, saying) }] : []),
    ],
  }
}

const isRead = ({ parts }: Level): boolean => parts.length > 0

const isOff = ({ parts }: Level): boolean => parts.some(({ standing }) => standing === 'beyond')

/** Each level is read or not with all its parts; the pairs are those above each other. */
function comparedOf(levels: readonly Level[]): FrontalFindings['compared'] {
  const pairs = levels.slice(1).map((level, i) => isRead(level) && isRead(levels[i] ?? level))
  if (pairs.every(Boolean)) return 'all'
  return pairs.some(Boolean) ? 'some' : 'none'
}

const capital = ({ zh, en }: Words): Words => ({ zh, en: en.charAt(0).toUpperCase() + en.slice(1) })

/**
 * Differences of more than 2 mm, reported only if two neighbouring levels each have one, from bottom to top. Always called
 * "difference", because every face has some asymmetry. The reference does not say what neighbouring levels must share; here, each
 * must have a difference of any kind (our interpretation).
 */
export function frontalFindings(
  comparisons: readonly SideComparison[],
  menton: SideDifference | null,
  saying: Saying,
): FrontalFindings {
  const last: Level = { parts: menton ? [{ standing: menton.standing, words: asideWords(chin, menton, saying) }] : [] }
  const levels = [...comparisons.map(each => levelOf(each, saying)), last]
  const neighbours = levels.filter(
    (level, i) => isOff(level) && [levels[i - 1], levels[i + 1]].some(next => next !== undefined && isOff(next)),
  )
  const of = (list: readonly Level[], standing: Standing) =>
    list.toReversed().flatMap(({ parts }) => parts.flatMap(part => (part.standing === standing ? [capital(part.words)] : [])))
  return { shared: of(neighbours, 'beyond'), onLimit: of(levels, 'limit'), compared: comparedOf(levels) }
}
