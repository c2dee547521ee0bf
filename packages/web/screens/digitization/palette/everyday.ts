import type { Command } from '@sella/workbench/commands/command'
import { commandWords, placeWords } from '@sella/workbench/commands/everyday-words'

/** What a command is found by besides its own name. */
export const everydayWords = ({ id, places = [] }: Command): readonly string[] => [
  ...places.flatMap(place => placeWords[place] ?? []),
  ...(commandWords[id] ?? []),
]
