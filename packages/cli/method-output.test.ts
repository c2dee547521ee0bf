import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { templateFilm } from '@sella/ceph/testing/template-film'
import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import { expect, it } from 'vitest'
import { methodJson, methodTable } from './method-output'
import { valuesJson, valuesTable } from './values-output'

const film = (provenance: 'dicom' | 'detector'): Tracing => ({
  ...emptyTracing,
  points: Object.fromEntries(
    Object.entries(templateFilm()).map(([name, { x, y }]) => [name, { x, y, origin: name === 'A' ? 'estimated' : 'manual' }]),
  ),
  fileScale: { mmPerPixel: 0.1, provenance },
})
const analysis = builtInAnalyses.find(({ name }) => name === 'ABO')
const nobody = { patient: { birthday: null, sex: null }, record: { createday: '2026-01-02', ageGroup: null } }

const linesOf = (provenance: 'dicom' | 'detector'): readonly string[] => {
  if (!analysis) throw new Error('no analysis')
  const rows = methodJson(film(provenance), { ...nobody, analysis, assumeScale: false, lang: 'en', readers: null })
  return methodTable(rows, analysis.title.en, 'en').split('\n')
}
const lineOf = (lines: readonly string[], name: string): string => lines.find(line => line.startsWith(`${name} `)) ?? ''

it('the table of a method marks what rests on an estimated point, and lengths whose scale nobody measured', () => {
  const [measured, approximate] = [linesOf('dicom'), linesOf('detector')]
  expect(measured.join()).not.toContain('≈')
  expect(lineOf(measured, 'SNA (est.)')).toContain('degree')
  expect(lineOf(measured, 'SNB (est.)')).toBe('')
  for (const line of approximate.slice(2).filter(each => /\d/.test(each)))
    expect(line.includes('≈'), line).toBe(/ mm( |$)/.test(line))
})

it('the table of all values marks such lengths, and no angle', () => {
  const all = (provenance: 'dicom' | 'detector') =>
    valuesTable(valuesJson(film(provenance), { assumeScale: false, doubted: false, asGiven: false }), 'en')
  expect(all('dicom')).not.toContain('≈')
  expect(all('detector')).toMatch(/^S-N .*≈ \d+\.\d\s+mm/m)
  expect(all('detector')).not.toMatch(/≈.* degree/)
})
