import { noReadings } from '@sella/ceph/study-models/readings'
import { expect, it } from 'vitest'
import { modelReadingsText } from './model-readings'
import { fileReadOn, studyModelsOf } from './study-models'

it('a picture that was stored as a model is no surface to read a jaw on; a photograph of the arch is one to read it on', () => {
  const images = [
    { type: 'Upper_Model', hash: 'cast', width: 800 },
    { type: 'Lower_Model', hash: 'scan', width: 0 },
    { type: 'Upper_Occlusal', hash: 'arch', width: 800 },
  ]
  expect(fileReadOn(images, 'surface', 'upper')).toBeNull()
  expect(fileReadOn(images, 'surface', 'lower')).toBe('scan')
  expect(fileReadOn(images, 'photo', 'upper')).toBe('arch')
})

const readings = (more: object = {}): string =>
  modelReadingsText({
    ...noReadings,
    teeth: { '11': { contacts: [{ MC: { x: 1, y: 2, z: 3 } }] }, '41': { contacts: [] } },
    files: { upper: 'scan up', lower: 'scan low' },
    ...more,
  })

it('readings made on other files than those of now are told, and those whose file is gone', () => {
  const both = [
    { type: 'Upper_Model', hash: 'scan up' },
    { type: 'Lower_Model', hash: 'scan low' },
  ]
  expect(studyModelsOf(readings(), both)).toMatchObject({ elsewhere: [], removed: [] })
  const other = [both[0] ?? { type: '', hash: '' }, { type: 'Lower_Model', hash: 'a new scan' }]
  expect(studyModelsOf(readings(), other)).toMatchObject({ elsewhere: ['lower'], removed: [] })
  expect(studyModelsOf(readings(), both.slice(1))).toMatchObject({ elsewhere: ['upper'], removed: ['upper'] })
  expect(studyModelsOf(readings(), both)?.readings.teeth['11']?.contacts).toEqual([{ MC: { x: 1, y: 2, z: 3 } }])
})

it('a jaw read on a photograph is looked for among the photographs, by where its pixels lie, however bright it is shown', () => {
  const photo = { type: 'Upper_Occlusal', hash: 'original' }
  const readAs = (name: string) => readings({ on: { upper: 'photo', lower: 'surface' }, files: { upper: name, lower: null } })
  const elsewhere = (name: string, image: object) =>
    studyModelsOf(readAs(name), [
      { type: 'Upper_Model', hash: 'scan up' },
      { ...photo, ...image },
    ])?.elsewhere
  expect(elsewhere('original', { shown: null })).toEqual([])
  expect(elsewhere('original', { shown: 'brightened' })).toEqual([])
  expect(elsewhere('original', { shown: 'cut', frame: 'where cut' })).toEqual(['upper'])
  expect(elsewhere('where cut', { shown: 'cut and brightened', frame: 'where cut' })).toEqual([])
  expect(elsewhere('where cut', { shown: null })).toEqual(['upper'])
})

it('readings of earlier versions, which name the photograph as displayed, count while it is displayed so', () => {
  const photo = { type: 'Upper_Occlusal', hash: 'original' }
  const read = readings({ on: { upper: 'photo', lower: 'surface' }, files: { upper: 'cut', lower: null } })
  const models = studyModelsOf(read, [{ ...photo, shown: 'cut', frame: 'where cut' }])
  expect([models?.elsewhere, models?.readings.files.upper]).toEqual([[], 'where cut'])
  expect(studyModelsOf(read, [{ ...photo, shown: 'turned', frame: 'where turned' }])?.elsewhere).toEqual(['upper'])
})

it('where nothing was read there is nothing to print', () => {
  expect(studyModelsOf(null, [])).toBeNull()
  expect(studyModelsOf(modelReadingsText(noReadings), [])).toBeNull()
})
