/** The first value as a number, or `otherwise` if it is absent or not a number. */
export const first = (values: readonly unknown[], otherwise: number): number => {
  const [value] = values
  const number = value === undefined || value === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : otherwise
}

export const textOf = (values: readonly unknown[]): string => String(values[0] ?? '').trim()
