import { expect, it } from 'vitest'
import { facesFromStored } from './face-points'

const at = (landmark: string) => ({ landmark, x: 1, y: 2, origin: 'manual', userSet: true })
const photo = (hash: string) => ({ hash, picture: undefined, fileScale: { mmPerPixel: 0.2, provenance: 'dicom' as const } })
const stored = JSON.stringify({
  version: 6,
  placedOn: { Lateral_Photo: 'side', Frontal_Photo: 'front', Smile_Photo: 'another' },
  Lateral_Photo: [at('Prn')],
  Frontal_Photo: [],
  Smile_Photo: [at('ChR')],
})
const photos = new Map([
  ['Lateral_Photo', photo('side')],
  ['Frontal_Photo', photo('front')],
  ['Smile_Photo', photo('smile')],
])

it('the faces of a record are those with points on the photo that is there, each with the scale of its file', () => {
  const faces = facesFromStored(stored, image => photos.get(image) ?? null)
  expect(faces.map(({ view }) => view)).toEqual(['face_side'])
  expect(faces[0]?.photo.hash).toBe('side')
  expect(Object.keys(faces[0]?.tracing.points ?? {})).toEqual(['Prn'])
  expect(faces[0]?.tracing.fileScale?.mmPerPixel).toBe(0.2)
})

it('there are none without a photo, without a text, or of a text that cannot be read', () => {
  expect(facesFromStored(stored, () => null)).toEqual([])
  for (const text of [null, '{']) expect(facesFromStored(text, image => photos.get(image) ?? null)).toEqual([])
})
