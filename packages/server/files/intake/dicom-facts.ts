/** The first value as a number, or what stands for it when it is absent or none. */
export const first = (values: readonly unknown[], otherwise: number): number => {
  const [value] = values
  const number = value === undefined || value === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : otherwise
}

export const textOf = (values: readonly unknown[]): string => String(values[0] ?? '').trim()
