import { expect, it } from 'vitest'
import { leaveParcel, takeParcel } from './parcel'

it('files left for a case are taken once, and by no other case', () => {
  const parcel = { caseUuid: 'a', undated: null, files: [new File(['x'], 'film.jpg')] }
  leaveParcel(parcel)
  expect([takeParcel('b'), takeParcel('a'), takeParcel('a')]).toEqual([null, parcel, null])
})
