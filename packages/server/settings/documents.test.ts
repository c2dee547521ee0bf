import { withVersion } from '@sella/ceph/planning/own-ratio-table'
import { ownRatiosSetting, writeOwnRatios } from '@sella/contract/documents/own-ratios'
import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, schemeNamed } from '../testing/samples'

onEachEngine('the documents of a doctor', bench => {
  test('a setting is null until saved, then what was saved last', async () => {
    const doctor = await bench().doctor()
    const name = 'digitizationSetting'
    expect(await doctor.call('settingGet', { name })).toEqual({ name, content: null })
    await doctor.call('settingSave', { name, content: '{"curveColor":"#0093ff"}' })
    await doctor.call('settingSave', { name, content: '{"curveColor":"#fff"}' })
    expect((await doctor.call('settingGet', { name })).content).toBe('{"curveColor":"#fff"}')
    expect(await doctor.refusal('settingSave', { name, content: 'no JSON' })).toBe('INPUT_INVALID')
    expect(await doctor.refusal('settingSave', { name, content: '{"__proto__":1}' })).toBe('INPUT_INVALID')
  })

  test('a change that names what it started from is refused once another was saved, and nothing of the other is lost', async () => {
    const doctor = await bench().doctor()
    const name = 'display'
    await doctor.call('settingSave', { name, content: '{}', from: null })
    expect(await doctor.refusal('settingSave', { name, content: '{"a":1}', from: null })).toBe('SETTING_CONFLICT')
    await doctor.call('settingSave', { name, content: '{"a":1}', from: '{}' })
    expect(await doctor.refusal('settingSave', { name, content: '{"b":1}', from: '{}' })).toBe('SETTING_CONFLICT')
    expect((await doctor.call('settingGet', { name })).content).toBe('{"a":1}')
  })

  test('the same save again, whose reply was lost, is no conflict', async () => {
    const doctor = await bench().doctor()
    const name = 'display'
    for (const [content, from] of [
      ['{"a":1}', null],
      ['{"a":2}', '{"a":1}'],
    ] as const)
      for (const _ of ['first', 'again']) expect(await doctor.refusal('settingSave', { name, content, from })).toBe('DONE')
    const from = { name: '首诊', content: '{"funcs":["SNA"],"lines":[]}' }
    const { uuid } = await doctor.call('analysisAdd', from)
    const change = { uuid, name: '复诊', content: '["SNB"]', from }
    const saved = await doctor.call('analysisUpdate', change)
    expect(await doctor.call('analysisUpdate', change)).toEqual(saved)
    expect(await doctor.refusal('analysisUpdate', { ...change, from: { name: '复诊', content: '["SNB"]' } })).toBe('NO_CHANGES')
  })

  test('an own analysis changed in two windows: the later is refused, and says why', async () => {
    const doctor = await bench().doctor()
    const from = { name: '首诊', content: '{"funcs":["SNA"],"lines":[]}' }
    const { uuid } = await doctor.call('analysisAdd', from)
    const [here, there] = ['SNB', 'ANB'].map(item => ({ uuid, name: '首诊', content: JSON.stringify([item]), from }))
    if (!here || !there) throw new Error('two windows')
    const ends = await Promise.all([doctor.ask('analysisUpdate', here), doctor.ask('analysisUpdate', there)])
    expect(ends.map(({ envelope }) => envelope.code).toSorted()).toEqual([200, 409])
    const [stored] = await doctor.call('analysisList', {})
    const later = stored?.content === here.content ? there : here
    expect(await doctor.refusal('analysisUpdate', later)).toBe('METHOD_CONFLICT')
    expect(await doctor.refusal('analysisUpdate', { ...later, from: { ...from, name: '复诊' } })).toBe('METHOD_CONFLICT')
    await doctor.call('analysisUpdate', { ...later, from: { name: '首诊', content: stored?.content ?? '' } })
    expect(await doctor.call('analysisList', {})).toMatchObject([{ uuid, content: later.content }])
  })

  test('own ratios only grow: a kept version neither changes nor goes, and of two windows the later is told', async () => {
    const doctor = await bench().doctor()
    const { name } = ownRatiosSetting
    const lip = { id: 'incisor.LabraleSuperius.x.T.U1tip.x', ratio: 0.4, sd: 0.1, source: '40' }
    const first = withVersion({ id: '7d0c2f0e-51f5-4d83-9a39-0d0b6f2a9e44', versions: [] }, [lip], '2026-01-02')
    const [here, there] = [0.45, 0.5].map(ratio => writeOwnRatios(withVersion(first, [{ ...lip, ratio }], '2026-03-04')))
    for (const content of [writeOwnRatios(first), here ?? '']) await doctor.call('settingSave', { name, content })
    for (const content of [there ?? '', writeOwnRatios(first), writeOwnRatios({ ...first, versions: [] })])
      expect(await doctor.refusal('settingSave', { name, content })).toBe('RATIOS_CONFLICT')
    expect(await doctor.refusal('settingSave', { name, content: '{}' })).toBe('INPUT_INVALID')
    expect((await doctor.call('settingGet', { name })).content).toBe(here)
  })

  test('the overlap schemes of a case are an empty list until saved', async () => {
    const doctor = await bench().doctor()
    const { caseUuid } = await caseWithRecord(doctor)
    expect(await doctor.call('overconfigFind', { caseUuid })).toBe('[]')
    const [first, second] = ['a', 'b'].map(name => JSON.stringify([schemeNamed(name)]))
    for (const content of [first, second]) await doctor.call('overconfigUpdate', { caseUuid, content: content ?? '' })
    expect(await doctor.call('overconfigFind', { caseUuid })).toBe(second)
  })

  test('an own analysis needs a name of its own and at least one item', async () => {
    const doctor = await bench().doctor()
    const content = '{"funcs":["SNA","SNB"],"lines":["SN plane"]}'
    const { uuid } = await doctor.call('analysisAdd', { name: ' 我的分析 ', content })
    expect(await doctor.call('analysisList', {})).toMatchObject([{ uuid, name: '我的分析', content }])
    expect(await doctor.refusal('analysisAdd', { name: ' ', content })).toBe('METHOD_NAME_EMPTY')
    expect(await doctor.refusal('analysisAdd', { name: '\u200b\u202e', content })).toBe('METHOD_NAME_EMPTY')
    expect(await doctor.refusal('analysisAdd', { name: '我的\u200b分析', content })).toBe('METHOD_NAME_EXISTS')
    for (const empty of ['[]', '{"funcs":[]}'])
      expect(await doctor.refusal('analysisAdd', { name: 'b', content: empty })).toBe('METHOD_EMPTY')
    for (const wrong of ['{}', '7', '[1]', '{"funcs":"SNA"}'])
      expect(await doctor.refusal('analysisAdd', { name: 'b', content: wrong })).toBe('INPUT_INVALID')
    expect(await doctor.refusal('analysisAdd', { name: 'ABO', content })).toBe('METHOD_NAME_EXISTS')
    const unknown = await doctor.ask('analysisAdd', { name: 'c', content: '["SNA","Nobody"]' })
    expect(unknown.envelope).toMatchObject({ data: { reason: 'METHOD_ITEM_UNKNOWN', item: 'Nobody' } })
    expect(await doctor.refusal('analysisUpdate', { uuid, name: '我的分析', content })).toBe('NO_CHANGES')
    const other = await doctor.call('analysisAdd', { name: 'Other', content })
    expect(await doctor.refusal('analysisUpdate', { uuid: other.uuid, name: '我的分析', content })).toBe('METHOD_NAME_EXISTS')
    await doctor.call('analysisUpdate', { uuid: other.uuid, name: 'OT\u200bHER ', content: '["ANB"]' })
    await doctor.call('analysisDelete', { uuid })
    expect(await doctor.call('analysisList', {})).toMatchObject([{ name: 'OTHER', content: '["ANB"]' }])
  })

  test('an own analysis that another window changed since its deletion was asked for is not deleted', async () => {
    const doctor = await bench().doctor()
    const from = { name: '要删', content: '["SNA"]' }
    const { uuid } = await doctor.call('analysisAdd', from)
    const theirs = { name: '要删', content: '["SNA","SNB"]' }
    await doctor.call('analysisUpdate', { uuid, ...theirs, from })
    expect(await doctor.refusal('analysisDelete', { uuid, from })).toBe('METHOD_CONFLICT')
    expect(await doctor.refusal('analysisDelete', { uuid, from: { ...theirs, name: '别名' } })).toBe('METHOD_CONFLICT')
    expect(await doctor.call('analysisList', {})).toMatchObject([theirs])
    await doctor.call('analysisDelete', { uuid, from: theirs })
    expect(await doctor.call('analysisList', {})).toEqual([])
    expect(await doctor.refusal('analysisDelete', { uuid, from: theirs })).toBe('NOT_FOUND')
  })

  test('an own analysis of a face photo holds items of its view only', async () => {
    const doctor = await bench().doctor()
    const content = '{"view":"face_side","funcs":["NasolabialAngle"],"lines":[]}'
    expect(await doctor.call('analysisAdd', { name: '侧貌', content })).toMatchObject({ content })
    const asking = (other: string) => doctor.refusal('analysisAdd', { name: 'b', content: other })
    expect(await asking(content.replace('NasolabialAngle', 'SNA'))).toBe('METHOD_ITEM_UNKNOWN')
    expect(await asking(content.replace('face_side', 'face_frontal'))).toBe('METHOD_ITEM_UNKNOWN')
    expect(await asking('{"funcs":["NasolabialAngle"]}')).toBe('METHOD_ITEM_UNKNOWN')
    expect(await asking(content.replace('face_side', 'face_back'))).toBe('INPUT_INVALID')
    expect(await doctor.refusal('analysisAdd', { name: '侧貌', content: '["SNA"]' })).toBe('METHOD_NAME_EXISTS')
  })

  test('an own analysis of a frontal film takes no name of its built-in ones', async () => {
    const doctor = await bench().doctor()
    const content = '{"view":"frontal","funcs":["WidthRatio"],"lines":[]}'
    expect(await doctor.refusal('analysisAdd', { name: 'grummons', content })).toBe('METHOD_NAME_EXISTS')
    expect(await doctor.call('analysisAdd', { name: '正位', content })).toMatchObject({ content })
  })
})
