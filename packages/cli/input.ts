import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { refused } from './refusals'

/** Some editors begin a text with a byte order mark, which is not valid JSON. */
const withoutMark = (content: string): string => content.replace(/^\uFEFF/, '')

const contentOf = async (path: string): Promise<string> => {
  if (path === '-') return withoutMark(await text(process.stdin))
  const content = await readFile(path, 'utf8').catch(() => null)
  if (content === null) throw refused('cannotRead', path)
  return withoutMark(content)
}

/** The text of a file, or of standard input for `-`; an empty one is refused. */
export const readText = async (path: string): Promise<string> => {
  const content = await contentOf(path)
  if (content.trim() === '') throw refused('empty', path === '-' ? 'stdin' : path)
  return content
}

/** Reads JSON from a file, or from standard input for `-`. */
export const readJson = async (path: string): Promise<unknown> => {
  const content = await readText(path)
  const name = path === '-' ? 'stdin' : path
  try {
    return JSON.parse(content)
  } catch {
    throw refused('notJson', name)
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
