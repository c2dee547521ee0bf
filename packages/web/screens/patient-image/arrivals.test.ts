import type { CaseRecord, Photo } from '@sella/contract/entities'
import type { ImageGuess } from '@sella/contract/inspection'
import { expect, it } from 'vitest'
import { type Arrived, isClear, isGuessed, sorted } from './arrivals'

const arrived = (name: string, more: Partial<Arrived> = {}): Arrived => ({
  file: new File(['x'], name),
  slot: null,
  hash: name,
  several: false,
  guess: null,
  failed: null,
  ...more,
})
const guess = (kind: ImageGuess['kind'], by: ImageGuess['by'], others: ImageGuess['others'] = []): ImageGuess => ({
  kind,
  by,
  others,
})
const nowhere = { records: [], filled: [] }
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

it('a guess takes no place that is taken; a name does, and is asked about', () => {
  const filled = ['Smile_Photo', 'Lateral_Photo'] as const
  const rows = sorted([arrived('smile.jpg'), arrived('1.jpg', { guess: guess('Lateral_Photo', 'face') })], {
    records: [],
    filled,
  })
  expect(kinds(rows)).toEqual(['Smile_Photo', null])
  expect(isClear(rows, filled)).toBe(false)
  expect(isClear(sorted([arrived('opg.jpg')], { records: [], filled }), filled)).toBe(true)
})

it('what the case has, and what came in twice, is left out and says where it is', () => {
  const photo = { type: 'Smile_Photo', hash: 'abc' } as Photo
  const records = [{ createday: '2025-06-18T09:00', photos: [photo] }] as unknown as readonly CaseRecord[]
  const rows = sorted(
    [
      arrived('ceph.jpg', { hash: 'abc' }),
      arrived('opg.png', { hash: 'q' }),
      arrived('front.png', { hash: 'q' }),
      arrived('pano.png', { hash: null }),
    ],
    { records, filled: [] },
  )
  expect(rows.map(({ kind, known, twin }) => [kind, known, twin])).toEqual([
    [null, { day: '2025-06-18', kind: 'Smile_Photo' }, null],
    ['Panoramic', null, null],
    [null, null, 'opg.png'],
    // A file that could not be read has no twin.
    [null, null, null],
  ])
})

it('what could not be kept has no kind', () => {
  expect(kinds(sorted([arrived('ceph.txt', { failed: new Error('no') })], nowhere))).toEqual([null])
})
