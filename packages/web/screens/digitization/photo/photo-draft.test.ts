import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Desk } from '../desk'
import { forgetPhotoDraft, keepPhotoDraft, photoDraftOf } from './photo-draft'

const alignment: PhotoAlignment = {
  fit: { a: 1.25, b: 0, tx: 12, ty: -7 },
  mirrored: true,
  residualMm: null,
  origin: 'manual',
  film: 'film-hash',
  photo: 'photo-hash',
}

const desk = (film: string, photo: string) =>
  ({
    photo: { uuid: 'film', hash: film },
    record: { photos: [{ type: 'Lateral_Photo', hash: photo }] },
  }) as unknown as Pick<Desk, 'photo' | 'record'>

beforeEach(() => {
  const held = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('a photo that was being moved when the browser went away lies where it had been put, until it is saved or dropped', () => {
  keepPhotoDraft('film', alignment)
  const back = photoDraftOf(desk('film-hash', 'photo-hash'))
  expect(back).toMatchObject({ mirrored: true, origin: 'manual' })
  expect(back?.fit.a).toBeCloseTo(1.25, 12)
  expect(back?.fit.tx).toBe(12)
  forgetPhotoDraft('film')
  expect(photoDraftOf(desk('film-hash', 'photo-hash'))).toBeNull()
})

it('what was put onto another film, or with another photo, is not brought back', () => {
  keepPhotoDraft('film', alignment)
  expect(photoDraftOf(desk('another', 'photo-hash'))).toBeNull()
  expect(photoDraftOf(desk('film-hash', 'another'))).toBeNull()
})
