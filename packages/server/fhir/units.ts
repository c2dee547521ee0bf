import { signAfter, type Unit } from '@sella/ceph/unit'
import type { Quantity } from 'fhir/r4'

const ucum = 'http://unitsofmeasure.org'
/** UCUM codes, and the units as printed. */
const units: Readonly<Record<string, { readonly code: string; readonly unit: string }>> = {
  degree: { code: 'deg', unit: '°' },
  mm: { code: 'mm', unit: 'mm' },
  percent: { code: '%', unit: '%' },
  '': { code: '1', unit: '' },
}

const rowOf = (unit: string) => units[unit] ?? { code: '1', unit: '' }

export const quantityOf = (value: number, unit: string): Quantity => {
  const { code, unit: printed } = rowOf(unit)
  return { value, ...(printed ? { unit: printed } : {}), system: ucum, code }
}

/** A number with its unit, as printed: `4 mm`, `4°`. */
export const withUnit = (shown: number | string, unit: Unit): string => `${shown}${signAfter[unit]}`
