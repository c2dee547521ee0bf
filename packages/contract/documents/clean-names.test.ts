import { expect, it } from 'vitest'
import { usualWish } from '../report-design'
import { withCleanNames } from './clean-names'
import { knownSchemesOnly, parseSchemes, recordsNamed } from './overlap-schemes'
import { clinicReportSetting, reportSetting } from './report-setting'
import { savedSearchesSetting } from './saved-searches'

const names = (things: readonly { readonly name: string }[]): readonly string[] => things.map(({ name }) => name)

it('names are without marks, never two alike, and never empty', () => {
  const stored = ['三类', '\u200b三类', '三\u202e类\u202c', '\ufeffANB \u2060大', '\u200b', 'plain '].map(name => ({ name }))
  expect(names(withCleanNames(stored))).toEqual(['三类', '三类 2', '三类 3', 'ANB 大', '\u200b', 'plain'])
  expect(names(withCleanNames(['\u200ba', 'a'].map(name => ({ name }))))).toEqual(['a 2', 'a'])
  const plain = [{ name: 'a' }]
  expect(withCleanNames(plain)[0]).toBe(plain[0])
})

it('those of saved searches, presets and superimpositions that were stored with marks are read without them', () => {
  const searches = JSON.stringify([{ name: 'Class\u200b III', query: 'q' }])
  expect(savedSearchesSetting.read(searches)).toEqual([{ name: 'Class III', query: 'q' }])
  const scheme = { name: '\u202e治疗\u200b前后', uuids: ['u'], cephImgs: {}, overFun: 'sn', points: {}, imgTrans: {} }
  const schemes = JSON.stringify([scheme])
  expect(names(parseSchemes(schemes) ?? [])).toEqual(['治疗前后'])
  expect(names(recordsNamed(schemes))).toEqual(['治疗前后'])
  expect(names(knownSchemesOnly(schemes))).toEqual(['治疗前后'])
  for (const setting of [reportSetting, clinicReportSetting]) {
    const { presets } = setting.read(JSON.stringify({ presets: [{ name: '家\u200b长', design: usualWish }] }))
    expect(names(presets)).toEqual(['家长'])
  }
})
