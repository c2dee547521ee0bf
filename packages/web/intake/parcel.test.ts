import { expect, it } from 'vitest'
import { leaveParcel, takeParcel } from './parcel'

it('files left for a case are taken once, and by no other case', () => {
  const parcel = { caseUuid: 'a', undated: null, dropped: { files: [new File(['x'], 'film.jpg')], omitted: [] } }
  leaveParcel(parcel)
  expect([takeParcel('b'), takeParcel('a'), takeParcel('a')]).toEqual([null, parcel, null])
})
