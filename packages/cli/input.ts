import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { Refused } from './command'

/** Reads JSON from a file, or from standard input for `-`. */
export const readJson = async (path: string): Promise<unknown> => {
  const content =
    path === '-' ? await text(process.stdin) : await readFile(path, 'utf8').catch(() => refuse(`cannot read ${path}`))
  try {
    return JSON.parse(content)
  } catch {
    return refuse(`${path === '-' ? 'standard input' : path} is not JSON`)
  }
}

const refuse = (why: string): never => {
  throw new Refused(why)
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
