/** A hash in groups of eight, as on the foot of the page. */
export const grouped = (hash: string): string => (hash.match(/.{1,8}/g) ?? []).join(' ')

const two = (n: number): string => String(n).padStart(2, '0')

/** An instant in the reader's time zone, `2026-05-20 16:42`. */
export const localTime = (instant: string): string => {
  const at = new Date(instant)
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`
}
