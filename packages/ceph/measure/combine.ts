import { combinedKinds } from '../kinds'
import type { CombinedDefinition } from '../kinds/definition'
import type { CombinedKind } from '../kinds/kind'
import { missing, type Raw, type RawValue } from './raw'
import { movesOfOperands } from './uncertainty'

const isValue = (raw: Raw): raw is RawValue => raw.status === 'raw'

/** A ratio of two lengths needs no scale; a sum keeps the unit of its operands, which must not differ. */
function powerOf(gives: 'same' | 'ratio' | 'percent', [first, ...rest]: readonly RawValue[]): number | null {
  const powers = rest.map(each => each.lengthPower)
  if (!first) return null
  if (gives !== 'same') return powers.reduce((power, each) => power - each, first.lengthPower)
  return powers.every(power => power === first.lengthPower) ? first.lengthPower : null
}

/**
 * Sum, difference or ratio of items already measured. Missing operands are named; division by zero and differing units are
 * degenerate.
 */
export function combine(definition: CombinedDefinition, operands: readonly Raw[]): Raw {
  const kind: CombinedKind<2 | 3, 2 | 3> = combinedKinds[definition.kind]
  const lacking = definition.of.filter((_, index) => operands[index]?.status !== 'raw')
  if (lacking.length > 0) return missing('needs-other-item', lacking)
  const values = operands.filter(isValue)
  const lengthPower = powerOf(kind.gives, values)
  const numbers = values.map(each => each.value)
  const value = kind.value(numbers)
  if (value === null || lengthPower === null || !Number.isFinite(value)) return missing('degenerate')
  const figure = {
    lines: values.flatMap(each => each.figure.lines),
    arcs: values.flatMap(each => each.figure.arcs),
  }
  const moves = movesOfOperands(
    numbers,
    values.map(each => each.moves),
    kind.value,
  )
  return { status: 'raw', value, lengthPower, figure, moves }
}
