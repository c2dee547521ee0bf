import type { Point3 } from '@sella/ceph/geometry/space'
import { noReadings } from '@sella/ceph/study-models/readings'
import { unscaled } from '@sella/ceph/study-models/scale'
import { toothWidth } from '@sella/ceph/study-models/width'
import { modelReadingsFrom, modelReadingsText } from '@sella/contract/documents/model-readings'
import type { CaseRecord } from '@sella/contract/entities'
import { expect, it } from 'vitest'
import { openedMedia } from './laying'
import { createModelDesk } from './model-desk'

const photos = (...types: readonly string[]) =>
  types.map(type => ({ type, hash: type, shown: `${type} shown`, frame: `${type} frame` }))
const recordWith = (types: readonly string[], modelReadings?: string) =>
  ({ uuid: 'r', caseUuid: 'c', version: 1, photos: photos(...types), modelReadings }) as unknown as CaseRecord

const at = (x: number, y = 0): Point3 => ({ x, y, z: 0 })
const texts = { kept: () => null, keep: () => undefined }
const ports = { update: async (onto: CaseRecord) => onto, current: async () => null, after: () => () => undefined, texts }
const onPhoto = { upper: 'surface', lower: 'photo' } as const
const files = { upper: null, lower: 'Lower_Occlusal frame' }
const open = (record: CaseRecord) => createModelDesk({ record, files, on: onPhoto, ports })

it('asks for both ends of a ruler, on that picture only, and widths wait for it', () => {
  const desk = open(recordWith(['Lower_Occlusal']))
  desk.selectTooth('46')
  desk.place('lower', at(100))
  desk.place('lower', at(310))
  expect(toothWidth(desk.state.get().readings, '46')).toBeNull()
  desk.rule('lower')
  expect(desk.place('upper', at(0))).toBe(false)
  desk.place('lower', at(0))
  desk.place('lower', at(0))
  expect(desk.state.get().ruling).toEqual({ what: 'ruler', jaw: 'lower', from: at(0) })
  desk.place('lower', at(120, 160))
  expect(desk.state.get().ruling).toBeNull()
  expect(desk.state.get().readings.rulers.lower).toEqual({ from: at(0), to: at(120, 160), mm: null })
  expect(toothWidth(desk.state.get().readings, '46')).toBeNull()
  expect(unscaled(desk.state.get().readings)).toEqual(['lower'])
  expect(modelReadingsFrom(modelReadingsText(desk.state.get().readings)).rulers.lower?.mm).toBeNull()
  desk.rulerLength('lower', 10)
  expect(toothWidth(desk.state.get().readings, '46')?.mm).toBeCloseTo(10.5, 9)
  desk.rulerLength('lower', 20)
  expect(toothWidth(desk.state.get().readings, '46')?.mm).toBeCloseTo(21, 9)
  desk.rule('lower')
  desk.place('lower', at(0))
  desk.place('lower', at(400))
  expect(toothWidth(desk.state.get().readings, '46')?.mm).toBeCloseTo(10.5, 9)
  for (const _ of [1, 2, 3, 4]) desk.undo()
  expect(toothWidth(desk.state.get().readings, '46')).toBeNull()
})

it('asks for two places of the raphe on the upper jaw; it goes with its file, and can be taken back', () => {
  const upperFile = { upper: 'Upper_Model', lower: null }
  const opened = { record: recordWith(['Upper_Model']), files: upperFile, ports }
  const desk = createModelDesk(opened)
  desk.markRaphe(true)
  expect(desk.place('lower', at(0))).toBe(false)
  desk.place('upper', at(0, 5))
  desk.place('upper', at(0, 5))
  expect(desk.state.get().ruling).toEqual({ what: 'raphe', jaw: 'upper', from: at(0, 5) })
  desk.place('upper', at(0, 30))
  const { raphe, files: read } = desk.state.get().readings
  expect([raphe, read.upper, desk.state.get().ruling]).toEqual([{ from: at(0, 5), to: at(0, 30) }, 'Upper_Model', null])
  const text = modelReadingsText(desk.state.get().readings)
  const again = createModelDesk({ ...opened, record: recordWith(['Upper_Model'], text) })
  expect(again.state.get().readings.raphe).toEqual(raphe)
  const other = createModelDesk({
    ...opened,
    files: { upper: 'another', lower: null },
    record: recordWith(['Upper_Model'], text),
  })
  expect(other.state.get().readings.raphe).toBeNull()
  desk.removeRaphe()
  expect(desk.state.get().readings.raphe).toBeNull()
  desk.undo()
  expect(desk.state.get().readings.raphe).toEqual(raphe)
  desk.startOver('upper')
  expect(desk.state.get().readings.raphe).toBeNull()
})

const readText = (file: string) =>
  modelReadingsText({
    ...noReadings,
    ...{ on: onPhoto, files: { upper: null, lower: file } },
    rulers: { upper: null, lower: { from: at(0), to: at(200), mm: 10 } },
    teeth: { '46': { contacts: [{ MC: at(0), DC: at(200) }] } },
  })

it('holds a picture edited since for another one, and gives up its ruler when reading starts over', () => {
  const same = open(recordWith(['Lower_Occlusal'], readText('Lower_Occlusal frame')))
  expect(same.strange()).toEqual([])
  const earlier = open(recordWith(['Lower_Occlusal'], readText('Lower_Occlusal shown')))
  expect(earlier.strange()).toEqual([])
  const edited = open(recordWith(['Lower_Occlusal'], readText('Lower_Occlusal before the edit')))
  expect(edited.strange()).toEqual(['lower'])
  const before = edited.state.get().readings
  edited.selectTooth('45')
  expect(edited.place('lower', at(5))).toBe(false)
  edited.rule('lower')
  expect(edited.place('lower', at(5))).toBe(false)
  expect(edited.state.get().readings).toBe(before)
  edited.startOver('lower')
  expect(edited.state.get().readings).toMatchObject({ teeth: {}, rulers: { lower: null }, on: { lower: 'photo' } })
})

it('places nothing on a scan among points of a photograph, nor the other way round', () => {
  const scan = { upper: null, lower: 'Lower_Model shown' }
  const both = recordWith(['Lower_Model', 'Lower_Occlusal'], readText('Lower_Occlusal frame'))
  const desk = createModelDesk({ record: both, files: scan, on: { upper: 'surface', lower: 'surface' }, ports })
  desk.selectTooth('45')
  expect([desk.strange(), desk.place('lower', at(5))]).toEqual([['lower'], false])
  desk.startOver('lower')
  desk.selectTooth('45')
  expect(desk.place('lower', at(5))).toBe(true)
  expect(desk.state.get().readings).toMatchObject({ on: { lower: 'surface' }, files: { lower: 'Lower_Model shown' } })
})

it('a jaw cleared tooth by tooth, or begun with a missing one, is read on the file that lies there', () => {
  const desk = open(recordWith(['Lower_Occlusal'], readText('Lower_Occlusal before the edit')))
  desk.clearTooth('46')
  expect(desk.place('lower', at(5))).toBe(true)
  expect(desk.state.get().readings).toMatchObject({ files, rulers: { lower: null } })
  const fresh = open(recordWith(['Lower_Occlusal']))
  fresh.markMissing('46', true)
  fresh.selectTooth('45')
  expect(fresh.place('lower', at(5))).toBe(true)
  expect(fresh.state.get().readings.files.lower).toBe('Lower_Occlusal frame')
})

it('a ruler on a picture nothing was read of goes with the picture', () => {
  const { teeth: _, ...rest } = modelReadingsFrom(readText('another'))
  const desk = open(recordWith(['Lower_Occlusal'], modelReadingsText({ ...rest, teeth: {} })))
  expect(desk.state.get().readings.rulers.lower).toBeNull()
})

it('lays the scan before the photograph, but what was read before, and what the doctor wants, first', () => {
  const both = ['Lower_Model', 'Lower_Occlusal', 'Upper_Occlusal']
  expect(openedMedia(recordWith(both))).toEqual({ upper: 'photo', lower: 'surface' })
  expect(openedMedia(recordWith(both, readText('x')))).toEqual({ upper: 'photo', lower: 'photo' })
  expect(openedMedia(recordWith(both, readText('x')), { lower: 'surface' })).toEqual({ upper: 'photo', lower: 'surface' })
  expect(openedMedia(recordWith(['Lower_Model']), { lower: 'photo' }).lower).toBe('surface')
})
