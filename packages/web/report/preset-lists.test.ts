import { boardDesign, usualDesign } from '@sella/drawing/report/design'
import { expect, test } from 'vitest'
import { chosenOf, isTaken, offered, type PresetList, withName, withoutPreset, withPreset } from './preset-lists'

const letter = { ...usualDesign, paper: 'Letter' as const }
const list = (of: PresetList['of'], ...names: readonly string[]): PresetList => ({
  of,
  presets: names.reduce((all, name) => withPreset(all, name, letter), [] as PresetList['presets']),
  save: null,
})

test('presets of a clinic and of a doctor stand beside each other, also under the same name', () => {
  const all = offered([list('clinic', '家长'), list('own', '家长', '会诊')])
  expect(all.map(({ of, name }) => `${of} ${name}`)).toEqual([
    'builtIn usual',
    'builtIn board',
    'clinic 家长',
    'own 家长',
    'own 会诊',
  ])
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
})

test('the chosen one is the design it equals, a saved one first; any change has none', () => {
  const all = offered([list('own', '家长')])
  expect(chosenOf(letter, all)?.name).toBe('家长')
  expect(chosenOf(boardDesign, all)?.name).toBe('board')
  expect(chosenOf({ ...letter, stamp: !letter.stamp }, all)).toBeNull()
  const same = offered([{ ...list('own'), presets: withPreset([], '我的', usualDesign) }])
  expect(chosenOf(usualDesign, same)?.name).toBe('我的')
})

test('a name is given once: saving under it replaces the design in its place', () => {
  const { presets } = list('own', '家长', '会诊')
  expect([isTaken(presets, ' 家长\u200e '), isTaken(presets, '家')]).toEqual([true, false])
  const next = withPreset(presets, ' 家\u200b长', boardDesign)
  expect(next.map(({ name, design }) => [name, design.paper, design.sections.length])).toEqual([
    ['家长', boardDesign.paper, boardDesign.sections.length],
    ['会诊', 'Letter', letter.sections.length],
  ])
})

test('renamed it keeps its place and its design; deleted it is gone alone', () => {
  const { presets } = list('own', '家长', '会诊')
  expect(withName(presets, '家长', ' 初诊 ').map(({ name }) => name)).toEqual(['初诊', '会诊'])
  expect(withName(presets, '家长', '初诊')[0]?.design).toEqual(presets[0]?.design)
  expect(withoutPreset(presets, '家长').map(({ name }) => name)).toEqual(['会诊'])
})
