import { profileImage, withAlignment } from '@sella/contract/documents/alignment'
import { storedFace } from '@sella/contract/documents/face-points'
import { storedFrontalFilm } from '@sella/contract/documents/frontal-points'
import { placedToStored } from '@sella/contract/documents/placed-points'
import { toStored } from '@sella/contract/documents/tracing'
import type { CaseRecord, ImageKind, Photo } from '@sella/contract/entities'
import { expect, it } from 'vitest'
import { pictureScale } from './picture-scale'

const photo = (type: ImageKind, provenance: 'dicom' | 'detector' | null = 'dicom'): Photo =>
  ({ uuid: type, type, hash: type, fileScale: provenance && { mmPerPixel: 0.1, provenance } }) as Photo

const of = (
  type: ImageKind,
  part: Partial<CaseRecord> = {},
  provenance: 'dicom' | 'detector' | null = 'dicom',
  doubted = false,
) => {
  const shown = photo(type, provenance)
  const record = { photos: [shown], cephPoints: null, facePoints: null, alignment: null, ...part } as CaseRecord
  return pictureScale(record, shown, doubted)
}

/** 10 mm over 50 pixels. */
const ruled = {
  points: {},
  ruler: {
    ends: [
      { x: 100, y: 100 },
      { x: 150, y: 100 },
    ],
    mm: 10,
  },
  fileScale: null,
} as const
const textOf = (stored: ReturnType<typeof toStored>): string => {
  if (!stored.ok) throw new Error('the ruler cannot be stored')
  return stored.value
}

it('is what the file says, approximate at the detector, and none without one', () => {
  expect(of('Hand_Wrist')).toEqual({ mmPerPixel: 0.1, approximate: false, caution: null })
  expect(of('Hand_Wrist', {}, 'detector')).toEqual({ mmPerPixel: 0.1, approximate: true, caution: null })
  expect(of('Hand_Wrist', {}, null)).toEqual({ mmPerPixel: null, approximate: false, caution: 'noScale' })
})

it('of a panoramic film is never exact, whatever its file says, and it is said why', () => {
  expect(of('Panoramic')).toEqual({ mmPerPixel: 0.1, approximate: true, caution: 'panoramic' })
})

it('of a film with a ruler is that of the ruler, as in the workbench', () => {
  const cephPoints = textOf(toStored(ruled))
  expect(of('Lateral_Ceph', { cephPoints }, 'detector')).toEqual({ mmPerPixel: 0.2, approximate: false, caution: null })
  const facePoints = textOf(placedToStored(storedFrontalFilm, ruled, { previous: null, of: 'Frontal_Ceph' }))
  expect(of('Frontal_Ceph', { facePoints })).toEqual({ mmPerPixel: 0.2, approximate: false, caution: null })
})

it('of a film doubted beside the others of its case is withheld, as in the workbench', () => {
  expect(of('Lateral_Ceph', {}, 'dicom', true)).toEqual({ mmPerPixel: null, approximate: false, caution: 'doubted' })
})

it('of a side photo is that of its ruler, else about that of the film it is aligned on, withheld with the film’s', () => {
  const fit = { a: 0.5, b: 0, tx: 0, ty: 0 }
  const placed = { mirrored: false, residualMm: null, origin: 'manual', film: 'Lateral_Ceph', photo: profileImage } as const
  const alignment = withAlignment(null, profileImage, { fit, ...placed })
  const photos = [photo('Lateral_Ceph'), photo(profileImage, null)]
  const aligned = (part: Partial<CaseRecord>, doubted = false) =>
    pictureScale({ cephPoints: null, facePoints: null, alignment, photos, ...part } as CaseRecord, photos[1] as Photo, doubted)
  expect(aligned({})).toEqual({ mmPerPixel: 0.05, approximate: true, caution: 'byFilm' })
  expect(aligned({}, true)).toEqual({ mmPerPixel: null, approximate: false, caution: 'doubted' })
  const facePoints = textOf(placedToStored(storedFace('face_side'), ruled, { previous: null, of: profileImage }))
  expect(aligned({ facePoints }, true)).toEqual({ mmPerPixel: 0.2, approximate: false, caution: null })
})
