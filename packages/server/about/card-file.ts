import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const test = z.object({
  films: z.number().int(),
  mean: z.number().nullish(),
  median: z.number().nullish(),
  within2: z.number().nullish(),
  within4: z.number().nullish(),
  readersApart: z.number().nullish(),
  toReadersMean: z.object({ mean: z.number() }).optional(),
  landmarks: z.record(z.string(), z.object({ mean: z.number() })).optional(),
  degrees: z.record(z.string(), z.number()).optional(),
})

/** The parts of a model card that are used; a clinic's own card may lack most of them. */
const file = z.object({
  model: z.string(),
  task: z.string(),
  data: z.record(z.string(), z.unknown()).optional(),
  source: z.record(z.string(), z.unknown()).optional(),
  definitions: z.record(z.string(), z.string()).optional(),
  limits: z.array(z.string()).optional(),
  figures: z.record(z.string(), z.unknown()).optional(),
})

export type CardTest = z.infer<typeof test>
export type CardFile = z.infer<typeof file>

/** One of a card's figures: a set of films with its numbers, or a sentence; null for anything else. */
export const figureOf = (value: unknown): CardTest | string | null => {
  if (typeof value === 'string') return value
  const read = test.safeParse(value)
  return read.success ? read.data : null
}

/** The models next to the source; the built command is told where they are. */
const shipped = fileURLToPath(new URL('../../detect/models', import.meta.url))

/** The cards in a folder of models, sorted by file name; anything that is not a card is left out. */
export const cardFiles = async (folder: string | null): Promise<readonly CardFile[]> => {
  const from = folder ?? shipped
  const names = (await readdir(from).catch(() => [])).filter(name => name.endsWith('-card.json')).sort()
  const cards: CardFile[] = []
  for (const name of names) {
    const text = await readFile(join(from, name), 'utf8')
    const read = file.safeParse(JSON.parse(text))
    if (read.success) cards.push(read.data)
  }
  return cards
}
