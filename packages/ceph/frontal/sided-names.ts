import { type FrontalFilmItemName, frontalItems } from '../data/frontal/item-rows'
import type { FrontalPlaneRow } from '../data/frontal/planes'
import type { Words } from '../words'
import { type Sides, sideWords } from './sides'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The words of a thing of one side, whose name ends with the letter of the side, as far as the film's sides are known. */
function sided(name: string, words: Words, sides: Sides): Words {
  const letter = name.at(-1)
  if (sides.marking === 'marked' || (letter !== 'R' && letter !== 'L')) return words
  const side = sideWords(sides)[letter === 'R' ? 'right' : 'left']
  // In English behind the name, which then stays within two lines of a narrow column.
  const bare = words.en.replace(/,? *\b(R|L|right|left)\b */, ' ').trim()
  return { zh: words.zh.replace(/[右左]/, side.zh), en: `${capital(bare)}, ${side.en}` }
}

/**
 * An item's name on one film: of the patient's right or left only where a letter on the film confirms the sides, else of the image's,
 * as everything else that is said of the film.
 */
export const frontalItemName = (item: FrontalFilmItemName, sides: Sides): Words => sided(item, frontalItems[item].name, sides)

/** A plane's title on one film, likewise. */
export const frontalPlaneTitle = ({ name, title }: FrontalPlaneRow, sides: Sides): Words => sided(name, title, sides)
