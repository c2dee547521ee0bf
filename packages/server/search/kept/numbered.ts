/** Days and texts as whole numbers: a hundred thousand of them are walked in a fraction of the time that texts take. */

const zero = 48

/** YYYY-MM-DD as the number YYYYMMDD; 0 for ''. */
export const dayNumber = (day: string): number => {
  if (day === '') return 0
  let number = 0
  for (let at = 0; at < 10; at += 1) if (at !== 4 && at !== 7) number = number * 10 + day.charCodeAt(at) - zero
  return number
}

/** The day of such a number. */
export const dayOf = (number: number): string => {
  const digits = String(number).padStart(8, '0')
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
}

/** Gives texts numbers, from 1 on, '' being 0. */
export interface Numbering {
  /** A text that has none yet gets the next one. */
  of(text: string): number
  /** -1 for a text that has none. */
  known(text: string): number
}

export const numbering = (): Numbering => {
  const numbers = new Map<string, number>([['', 0]])
  return {
    of: text => {
      const number = numbers.get(text) ?? numbers.size
      numbers.set(text, number)
      return number
    },
    known: text => numbers.get(text) ?? -1,
  }
}
