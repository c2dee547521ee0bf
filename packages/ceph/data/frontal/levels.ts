import type { Words } from '../../words'
import type { FrontalFilmItemName } from './item-rows'

/** A level of the face at which the two sides are compared. */
export interface FrontalLevelRow {
  /** The prefix of its name. */
  readonly key: 'Z' | 'ZA' | 'Co' | 'NC' | 'J' | 'U6' | 'Ag'
  readonly name: Words
  readonly right: FrontalFilmItemName
  readonly left: FrontalFilmItemName
  /** Left minus right. */
  readonly sides: FrontalFilmItemName
  readonly height: FrontalFilmItemName
}

const level = (key: FrontalLevelRow['key'], zh: string, en: string): FrontalLevelRow => ({
  key,
  name: { zh, en },
  right: `${key}ToMidlineR`,
  left: `${key}ToMidlineL`,
  sides: `${key}Sides`,
  height: `${key}Height`,
})

/** From top to bottom. */
export const frontalLevels: readonly FrontalLevelRow[] = [
  level('Z', '颧额缝', 'Zygomaticofrontal suture'),
  level('ZA', '颧弓', 'Zygomatic arch'),
  level('Co', '髁突', 'Condyle'),
  level('NC', '鼻腔外侧', 'Nasal cavity'),
  level('J', '颧牙槽嵴', 'Jugal process'),
  level('U6', '上颌第一磨牙', 'Upper first molar'),
  level('Ag', '角前切迹', 'Antegonial notch'),
]
