/** Days and texts as whole numbers: scanning a hundred thousand of them takes a fraction of the time needed for texts. */

const zero = 48

/** YYYY-MM-DD as the number YYYYMMDD; 0 for ''. */
export const dayNumber = (day: string): number => {
  if (day === '') return 0
  let number = 0
  for (let at = 0; at < 10; at += 1) if (at !== 4 && at !== 7) number = number * 10 + day.charCodeAt(at) - zero
  return number
}

/** The date of such a number. */
export const dayOf = (number: number): string => {
  const digits = String(number).padStart(8, '0')
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
}

/** Assigns numbers to texts, from 1 on, with '' as 0. */
export interface Numbering {
  /** Assigns the next number to a new text. */
  of(text: string): number
  /** -1 for a text without a number. */
  find(text: string): number
}

export const numbering = (): Numbering => {
  const numbers = new Map<string, number>([['', 0]])
  return {
    of: text => {
      const number = numbers.get(text) ?? numbers.size
      numbers.set(text, number)
      return number
    },
    find: text => numbers.get(text) ?? -1,
  }
}
