import { defaultColours } from '@sella/drawing/tracing/colours'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { usualWish } from '../report-design'
import { detectionSetting } from './detection-setting'
import { defaultDisplay, digitizationSetting } from './digitization-setting'
import { ownItemsSetting } from './own-items'
import { ownValuesSetting } from './own-values'
import { firstLook, photoLookSetting } from './photo-look'
import { reportSetting } from './report-setting'
import { savedSearchesSetting } from './saved-searches'
import { withKeys } from './setting'
import { settingDocuments, settingFault } from './settings'

const unreadable = [null, undefined, '', '{', '7', '"text"', 'null', '[]']

test('no text makes a reader throw, and none without a document in it says more than a missing one', () => {
  for (const { read } of settingDocuments) for (const text of unreadable) expect(read(text)).toEqual(read(null))
  fc.assert(
    fc.property(fc.json(), text => {
      for (const { read } of settingDocuments) read(text)
    }),
  )
})

test('what may be written is read back without loss', () => {
  const texts: readonly [string, string][] = [
    [ownValuesSetting.name, '{"SNA":{"tipsMid":"正常","meanSd":{"permanent":{"mean":82,"sd":0}}}}'],
    [photoLookSetting.name, '{"under":true,"balance":12}'],
    [savedSearchesSetting.name, '[{"name":"ANB","query":"f=gt:4:ANB"}]'],
  ]
  for (const [name, text] of texts) {
    expect(settingFault(name, text)).toBeNull()
    expect(settingDocuments.find(document => document.name === name)?.read(text)).toEqual(JSON.parse(text))
  }
})

test('of a report setting a logo that is no JPEG is left aside, and none may be written', () => {
  const name = reportSetting.name
  const design = { ...usualWish, sections: ['result', 'cover'] }
  const text = (href: string) =>
    JSON.stringify({ letterhead: { name: '甲', logo: { href, width: 10, height: 10 } }, presets: [{ name: '家长', design }] })
  expect(settingFault(name, text('data:image/jpeg;base64,AAAA'))).toBeNull()
  expect(reportSetting.read(text('data:image/jpeg;base64,AAAA')).presets).toEqual([{ name: '家长', design }])
  for (const href of [
    'x data:image/jpeg;base64,AAAA',
    'data:image/jpeg;base64,AAAA" onload="x',
    'https://elsewhere/x.jpg',
    'data:image/svg+xml;base64,AAAA',
    'data:image/jpeg;base64,<svg>',
  ])
    expect([href, settingFault(name, text(href))]).toEqual([href, 'letterhead.logo.href'])
  expect(reportSetting.read(text('https://elsewhere/x.jpg')).letterhead?.logo).toBeNull()
  const twice = { presets: [{ name: '甲', design: { ...design, sections: ['cover', 'cover'] } }] }
  expect(settingFault(name, JSON.stringify(twice))).not.toBeNull()
})

describe('colours and what is drawn', () => {
  it('are kept beside each other and beside what nobody here knows, neither changing the other', () => {
    const shown = withKeys('{"later":1}', { points: false })
    const both = withKeys(shown, { curveColor: '#112233', overlapColors: ['#000001', '#000002'] })
    expect(digitizationSetting.read(both).display).toEqual({ ...defaultDisplay, points: false })
    expect(digitizationSetting.read(both).colours).toMatchObject({ curveColor: '#112233', overlapColors: ['#000001', '#000002'] })
    expect(JSON.parse(both)).toMatchObject({ later: 1 })
  })

  it('are the default where nothing is kept, or what is no colour and no switch', () => {
    const text = '{"curveColor":"url(#x)","overlapColors":[7],"points":"no","tagNameColor":"red"}'
    expect(digitizationSetting.read(null)).toEqual({ colours: defaultColours, display: defaultDisplay })
    expect(digitizationSetting.read(text)).toEqual({
      colours: { ...defaultColours, tagNameColor: 'red' },
      display: defaultDisplay,
    })
    expect(settingFault('digitizationSetting', text)).toBe('curveColor')
  })
})

describe('own texts and norms', () => {
  const text = JSON.stringify({
    SNA: { tipsLess: ' small ', tipsMid: ' ', meanSd: { permanent: { mean: 82, sd: 3 }, primary_mixed: { mean: 81, sd: -1 } } },
    SNB: { meanSd: { permanent: { mean: '80', sd: 3 } } },
    ANB: 7,
  })

  it('are read without what is no text and no norm: a negative SD, a number in quotes, an item of which nothing is left', () => {
    expect(ownValuesSetting.read(text)).toEqual({ SNA: { tipsLess: 'small', meanSd: { permanent: { mean: 82, sd: 3 } } } })
  })

  it('are refused on writing by the place of what is malformed', () => {
    expect(settingFault(ownValuesSetting.name, '{"SNA":{"meanSd":{"permanent":{"mean":82,"sd":-1}}}}')).toBe(
      'SNA.meanSd.permanent.sd',
    )
    expect(settingFault(ownValuesSetting.name, '[]')).toBe('content')
  })
})

it('searches are read back from their setting, and nothing else out of it', () => {
  const text = '[{"name":1,"query":"x"},{"name":"a","query":"b","more":1},null]'
  expect(savedSearchesSetting.read(text)).toEqual([{ name: 'a', query: 'b' }])
})

it('nonsense stored of the photo is the first look; a balance is whole', () => {
  expect(photoLookSetting.read('{"under":true,"balance":12.4}')).toEqual({ under: true, balance: 12 })
  for (const text of ['{"balance":"x"}', '{"balance":900}']) expect(photoLookSetting.read(text)).toEqual(firstLook)
})

it('porion is placed as on the film until the doctor chooses a definition', () => {
  expect(detectionSetting.read(null)).toBe('film')
  expect(detectionSetting.read('{"porion":"machine"}')).toBe('machine')
  expect(detectionSetting.read('{"porion":"upper"}')).toBe('film')
})

it('a setting that nobody here reads may hold anything', () => {
  expect(settingFault('somebodysSetting', '[1]')).toBeNull()
  expect(settingFault(ownItemsSetting.name, '{"x":{"kind":"angle"}}')).toBeNull()
  expect(settingFault(ownItemsSetting.name, '{"x":{}}')).toBe('x.kind')
})
