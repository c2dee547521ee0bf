import type { CaseRecord, Photo } from '@sella/contract/entities'
import type { ImageGuess } from '@sella/contract/inspection'
import { expect, it } from 'vitest'
import { type Arrived, isClear, isGuessed, kindsFor, sorted } from './arrivals'
import { placesOf } from './places'

const arrived = (name: string, more: Partial<Arrived> = {}): Arrived => ({
  file: new File(['x'], name),
  slot: null,
  thumb: null,
  hash: name,
  several: null,
  day: null,
  dayBy: null,
  guess: null,
  failed: null,
  ...more,
})
const guess = (kind: ImageGuess['kind'], by: ImageGuess['by'], others: ImageGuess['others'] = []): ImageGuess => ({
  kind,
  by,
  others,
})
const today = '2026-11-22'
/** A case with one record of a day, which is open, and images of these kinds. */
const withRecord = (day: string, photos: readonly Partial<Photo>[]) => {
  const record = { uuid: 'r', createday: `${day}T09:00`, photos } as unknown as CaseRecord
  return placesOf({ patient: { birthday: null }, records: [record], record }, { today, going: () => [] })
}
const nowhere = placesOf({ patient: { birthday: null }, records: [], record: null }, { today, going: () => [] })
const kinds = (rows: ReturnType<typeof sorted>) => rows.map(row => row.kind)

it('the slot counts before the name, the name before the content', () => {
  const rows = sorted(
    [
      arrived('IMG_1.jpg', { guess: guess('Frontal_Photo', 'face', ['Smile_Photo']) }),
      arrived('正面像.jpg'),
      arrived('smile.jpg', { slot: 'Panoramic' }),
      arrived('IMG_2.jpg', { guess: guess('Lateral_Ceph', 'film') }),
    ],
    nowhere,
  )
  expect(kinds(rows)).toEqual([null, 'Frontal_Photo', 'Panoramic', 'Lateral_Ceph'])
  expect(rows.map(isGuessed)).toEqual([true, false, false, true])
  // What it was taken for is offered all the same.
  expect(rows[0]?.others).toEqual(['Frontal_Photo', 'Smile_Photo'])
})

it('the date in a name gives the record, but not one that is the date of birth or cannot be', () => {
  const places = { ...withRecord('2025-06-18', []), birthday: '2013-04-06' }
  const named = (name: string, day: string) => arrived(name, { day, dayBy: 'name', guess: guess('Lateral_Ceph', 'film') })
  const targets = (day: string) => sorted([named('ceph.jpg', day)], places).map(({ target, wrongDay }) => ({ target, wrongDay }))
  expect(targets('2025-09-01')).toEqual([{ target: { day: '2025-09-01' }, wrongDay: null }])
  for (const day of ['2013-04-06', '2012-01-01', '2027-01-01'])
    expect(targets(day), day).toEqual([{ target: { record: 'r' }, wrongDay: null }])
  expect(isClear(sorted([named('ceph.jpg', '2025-09-01')], places), places)).toBe(false)
})

it('what a person chose is no guess any more', () => {
  const [row] = sorted([arrived('IMG_2.jpg', { guess: guess('Lateral_Ceph', 'film') })], nowhere)
  if (!row) throw new Error('no row')
  expect([row, { ...row, kind: 'Other', by: 'hand' } as const].map(isGuessed)).toEqual([true, false])
})

it('no name and no guess takes a place that is taken; a slot does', () => {
  const places = withRecord('2025-06-18', [{ type: 'Smile_Photo' }, { type: 'Lateral_Photo' }])
  const rows = sorted([arrived('smile.jpg'), arrived('1.jpg', { guess: guess('Lateral_Photo', 'face') })], places)
  expect(rows.map(({ kind, clash, others }) => [kind, clash, others[0]])).toEqual([
    [null, 'taken', 'Smile_Photo'],
    [null, 'taken', 'Lateral_Photo'],
  ])
  const put = sorted([arrived('x.jpg', { slot: 'Smile_Photo' })], places)
  expect([kinds(put), isClear(put, places)]).toEqual([['Smile_Photo'], false])
  expect(isClear(sorted([arrived('opg.jpg')], places), places)).toBe(true)
})

it('a photo goes into the record of its day, and is shown first when that is not the one that is open', () => {
  const places = withRecord('2025-06-18', [])
  const of = (day: string | null) => sorted([arrived('smile.jpg', { day })], places)
  expect([of('2025-06-18')[0]?.target, isClear(of('2025-06-18'), places)]).toEqual([{ record: 'r' }, true])
  expect([of('2024-01-02')[0]?.target, isClear(of('2024-01-02'), places)]).toEqual([{ day: '2024-01-02' }, false])
  expect([of('2027-01-02')[0]?.wrongDay, isClear(of('2027-01-02'), places)]).toEqual(['future', false])
  const first = (day: string | null) => isClear(sorted([arrived('smile.jpg', { day })], nowhere), nowhere)
  expect([first(null), first(today), first('2024-01-02')]).toEqual([true, true, false])
})

it('what the case has, and what came in twice, is left out and says where it is', () => {
  const photo = { type: 'Smile_Photo', hash: 'abc' } as Photo
  const rows = sorted(
    [
      arrived('ceph.jpg', { hash: 'abc' }),
      arrived('opg.png', { hash: 'q' }),
      arrived('front.png', { hash: 'q' }),
      arrived('pano.png', { hash: null }),
    ],
    withRecord('2025-06-18', [photo]),
  )
  expect(rows.map(({ kind, filed, twin }) => [kind, filed, twin])).toEqual([
    [null, { day: '2025-06-18', kind: 'Smile_Photo' }, null],
    ['Panoramic', null, null],
    [null, null, 'opg.png'],
    // A file that could not be read has no twin.
    [null, null, null],
  ])
})

it('a name that its content contradicts is believed no more than the content', () => {
  const looked = (name: string, content: ImageGuess) => sorted([arrived(name, { guess: content })], nowhere)[0]
  const film = guess('Lateral_Ceph', 'film', ['Panoramic'])
  expect(looked('smile.jpg', film)).toMatchObject({
    kind: null,
    misnamed: 'Smile_Photo',
    others: ['Lateral_Ceph', 'Panoramic', 'Smile_Photo'],
  })
  expect(looked('opg.jpg', film)).toMatchObject({ kind: 'Panoramic', misnamed: null })
  expect(looked('smile.jpg', guess(null, 'nothing'))).toMatchObject({ kind: 'Smile_Photo', misnamed: null })
})

it('a name counts where nobody could look at the content, whose possible kinds are offered all the same', () => {
  const may = guess(null, 'nothing', ['Lateral_Ceph', 'Panoramic'])
  const [named, nameless] = sorted([arrived('smile.jpg', { guess: may }), arrived('IMG_1.jpg', { guess: may })], nowhere)
  expect(named).toMatchObject({ kind: 'Smile_Photo', by: 'name', misnamed: null, others: ['Lateral_Ceph', 'Panoramic'] })
  expect(nameless).toMatchObject({ kind: null, misnamed: null, others: ['Lateral_Ceph', 'Panoramic'] })
  expect(isClear(named ? [named] : [], nowhere)).toBe(true)
})

it('what could not be kept has no kind', () => {
  expect(kinds(sorted([arrived('ceph.txt', { failed: new Error('no') })], nowhere))).toEqual([null])
})

it('a photograph of a cast may be of no kind of models, and a model of no other', () => {
  const [photo, model, unread] = sorted(
    [
      arrived('上颌模型.jpg', { guess: guess(null, 'nothing') }),
      arrived('scan', { guess: guess(null, 'shape', ['Upper_Model', 'Lower_Model']) }),
      arrived('scan.ply'),
    ],
    nowhere,
  ).map(kindsFor) as [string[], string[], string[]]
  expect([photo.includes('Upper_Model'), photo.includes('Upper_Occlusal')]).toEqual([false, true])
  expect(model).toEqual(['Upper_Model', 'Lower_Model'])
  expect(unread.includes('Upper_Model')).toBe(true)
})
