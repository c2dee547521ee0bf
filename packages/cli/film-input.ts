import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { orBroken, readPicture } from '@sella/server/files/intake/read'
import { Refusal } from '@sella/server/http/refusal'
import { type Refused, WrongUsage } from './command'
import { refused, refusedByRule } from './refusals'

/** A picture given to a command. */
export interface FilmInput {
  /** As written: a path, or `-`. */
  readonly given: string
  readonly place: string
  /** The scale stated by the file itself. */
  readonly mmPerPixel: number | undefined
}

const inWords = (given: string, error: unknown): Refused => {
  if (!(error instanceof Refusal)) return refused('cannotRead', given)
  const { words } = refusedByRule(error.code, error.details)
  return refused('picture', given, words)
}

/** Decoded at a small size, which is enough to detect a truncated or damaged file. */
const checked = async (given: string, place: string): Promise<FilmInput> => {
  const { size } = await stat(place).catch(() => {
    throw refused('noFile', given)
  })
  if (size === 0) throw refused('empty', given)
  try {
    const { raster } = await readPicture(place)
    await orBroken(() => raster.open().resize(64).raw().toBuffer())
    return { given, place, mmPerPixel: raster.fileScale?.mmPerPixel }
  } catch (error) {
    throw inWords(given, error)
  }
}

/**
 * Runs the task on pictures once all of them are readable; the first unreadable one is refused before the task begins. `-`:
 * standard input.
 */
export const withFilms = async (
  given: readonly string[],
  work: (films: readonly FilmInput[]) => Promise<void>,
): Promise<void> => {
  if (given.filter(path => path === '-').length > 1) throw new WrongUsage('standard input can be read once')
  const folder = given.includes('-') ? await mkdtemp(join(tmpdir(), 'sella-input-')) : null
  const input = folder && join(folder, 'picture')
  try {
    if (input) await writeFile(input, await buffer(process.stdin), { mode: 0o600 })
    const films: FilmInput[] = []
    for (const path of given) films.push(await checked(path, path === '-' && input ? input : path))
    await work(films)
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true })
  }
}
