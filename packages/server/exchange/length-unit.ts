import type { DicomFields } from '../dicom/write'

/** Units of length by their millimetres, in UCUM: those a viewer knows by name (PS3.16 CID 7063 and UCUM's centimetre). */
const named: Readonly<Record<number, readonly [code: string, meaning: string]>> = {
  0.001: ['um', 'micrometer'],
  1: ['mm', 'mm'],
  10: ['cm', 'cm'],
  25.4: ['[in_i]', 'inch'],
  1000: ['m', 'meter'],
}

/**
 * A number of millimetres as a UCUM unit, `7.mm` or `35.10*-2.mm`: UCUM takes whole factors and powers of ten only, and a code
 * (SH) is 16 characters at most, which six digits keep to.
 */
const factored = (mm: number): string => {
  const [digits = '', power = '0'] = mm.toExponential(5).split('e')
  const whole = digits.replace('.', '').replace(/0+$/, '')
  const exponent = Number(power) - (whole.length - 1)
  if (exponent === 0) return `${whole}.mm`
  return exponent > 0 ? `${whole}${'0'.repeat(exponent)}.mm` : `${whole}.10*${exponent}.mm`
}

/**
 * The unit of a model's vertices, which its file does not state, by its millimetres. The standard requires exactly one (type 1,
 * PS3.3 C.35.1): one without a name is written as so many millimetres, because a reader without any would take the model for mm.
 */
export const lengthUnit = (mmPerUnit: number): readonly DicomFields[] => {
  const [code, meaning] = named[mmPerUnit] ?? [factored(mmPerUnit), `${Number(mmPerUnit.toPrecision(6))} mm`]
  return [{ '00080100': ['SH', code], '00080102': ['SH', 'UCUM'], '00080104': ['LO', meaning] }]
}
