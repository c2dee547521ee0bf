import { type ParseArgsConfig, parseArgs } from 'node:util'
import { WrongUsage } from './command'

type Options = NonNullable<ParseArgsConfig['options']>

type Read<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true; strict: true }>>

/** Reads options strictly; an unknown option or one without its value is incorrect usage. */
export const readOptions = <const O extends Options>(args: readonly string[], options: O): Read<O> => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error))
  }
}

/** A whole number in a range; otherwise incorrect usage naming the option. */
export const wholeNumber = (text: string, option: string, range: { readonly min: number; readonly max: number }): number => {
  const value = Number(text)
  if (text.trim() !== '' && Number.isInteger(value) && value >= range.min && value <= range.max) return value
  throw new WrongUsage(`${option} takes a whole number from ${range.min} to ${range.max}, not "${text}"`)
}

/** One of the words an option accepts; otherwise incorrect usage listing them. */
export const oneOf = <const T extends string>(text: string, option: string, words: readonly T[]): T => {
  const match = words.find(word => word === text)
  if (match !== undefined) return match
  throw new WrongUsage(`${option} takes ${words.join(', ')}, not "${text}"`)
}
