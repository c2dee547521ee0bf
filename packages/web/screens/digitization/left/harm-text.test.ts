import type { Evaluation } from '@sella/ceph/analysis/analysis'
import { evaluate } from '@sella/ceph/analysis/evaluate'
import type { Harm } from '@sella/ceph/analysis/review-queue'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { templateTracing } from '@sella/workbench/subjects/template-scene'
import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { harmText } from './harm-text'

const t = ((key: string, given?: object) => {
  const last = key.split('.').at(-1) ?? key
  if (last === 'separator') return ' | '
  if (last === 'or') return ' or '
  return given ? `${last} ${JSON.stringify(given)}` : last
}) as unknown as TFunction

const steiner = builtInAnalyses.find(({ name }) => name === 'Steiner+Wits') ?? expect.unreachable()
const whole = evaluate(templateTracing, steiner, { dentition: 'permanent', sex: null })
const measured: Evaluation = { ...whole, calibration: { provenance: 'ruler', mmPerPixel: 0.1 } }
const assumed: Evaluation = { ...whole, calibration: { provenance: 'assumed', mmPerPixel: 0.1 } }
const harm = (item: string, parts: Partial<Harm> = {}): Harm => ({
  ...{ item, shift: 1.26, inSd: null, turns: false, becomes: [] },
  ...parts,
})
const textOf = (harms: readonly Harm[], evaluation = measured) => harmText(harms, { evaluation, t, lang: 'en' })

it('says by how much a point shifts the value it affects, in its unit and with its decimals', () => {
  expect(textOf([harm('SNA')])).toBe('SNA ±1.3°')
  expect(textOf([harm('U1 to NA(mm)')])).toMatch(/^U1-NA.* ±1\.3 mm$/)
})

it('a length by a scale that was not measured is doubted as its value is', () => {
  expect(textOf([harm('U1 to NA(mm)')], assumed)).toMatch(/≈ ?±1\.3 mm$/)
  expect(textOf([harm('SNA')], assumed)).toBe('SNA ±1.3°')
})

it('says into which classes it may change, from the one shown, and how many others follow', () => {
  const stars = whole.rows.find(({ item }) => item === 'SNA')?.stars ?? 0
  const from = stars === 0 ? 'normal' : '★'.repeat(stars)
  expect(textOf([harm('SNA', { becomes: [0, 2] }), harm('SNB'), harm('ANB')])).toBe(
    ['SNA ±1.3°', `turns ${JSON.stringify({ from, to: 'normal or ★★' })}`, `more ${JSON.stringify({ count: 2 })}`].join(' | '),
  )
})

it('says nothing where no shown value is affected', () => {
  expect(textOf([])).toBeNull()
  expect(textOf([harm('no such item')])).toBeNull()
})
