import { expect, it } from 'vitest'
import { carriedTracing } from './carried'

/** A quarter turn of a film 100 pixels high. */
const turn = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: 100 - y, y: x })
const carried = (document: object) => {
  const read = carriedTracing(JSON.stringify(document), turn)
  return read.ok ? JSON.parse(read.value) : read.refusal
}

it('turned with its film, every place of a tracing goes along, whoever put it there; all else stays as it was written', () => {
  const points = [
    { landmark: 'S', x: 10, y: 20, origin: 'manual', colour: 'red' },
    { landmark: 'ruler0', x: 0, y: 0 },
    { landmark: 'outline:palate', x: 3, y: 4 },
    { landmark: 'of another program', x: 50, y: 60 },
  ]
  const others = { version: 3, Smile_Photo: [{ landmark: 'Prn', x: 1, y: 2 }], note: { by: 'somebody' } }
  expect(carried({ ...others, Lateral_Ceph: points })).toEqual({
    ...others,
    Lateral_Ceph: [
      { landmark: 'S', x: 80, y: 10, origin: 'manual', colour: 'red' },
      { landmark: 'ruler0', x: 100, y: 0 },
      { landmark: 'outline:palate', x: 96, y: 3 },
      { landmark: 'of another program', x: 40, y: 50 },
    ],
  })
})

it('the length of a ruler is no place: it stays', () => {
  const length = { landmark: 'rulerdistance', x: 0, y: 0, distance: 50 }
  expect(carried({ version: 6, Lateral_Ceph: [length] }).Lateral_Ceph).toEqual([length])
})

it('a film without points gets no list of them', () => {
  expect(carried({ version: 6 })).toEqual({ version: 6 })
})

it('nothing is carried where a place cannot be read: it would stay behind', () => {
  expect(
    carried({
      version: 6,
      Lateral_Ceph: [
        { landmark: 'S', x: 1, y: 2 },
        { landmark: 'Na', x: 'left', y: 2 },
      ],
    }),
  ).toEqual({
    code: 'POINT_INVALID',
    point: 'Na',
  })
  expect(carriedTracing('{', turn)).toEqual({ ok: false, refusal: { code: 'NOT_JSON' } })
})
