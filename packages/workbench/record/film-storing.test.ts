import { emptyTracing } from '@sella/ceph/tracing/tracing'
import type { CaseRecord, Photo } from '@sella/contract/entities'
import { describe, expect, it } from 'vitest'
import { photo, recordDriver } from '../testing/record-driver'
import { filmStoring } from './film-storing'

describe('the points of a film in its record', () => {
  const stored = recordDriver().portal.record
  const none: CaseRecord = { ...stored, cephPoints: null }

  it('are none where none were stored, with the scale that the file states', () => {
    const fileScale = { mmPerPixel: 0.1, provenance: 'dicom' } as const
    expect(filmStoring.read(none, { ...photo, fileScale } as Photo)).toEqual({ ...emptyTracing, fileScale })
    expect([filmStoring.isEmpty(none), filmStoring.isEmpty(stored)]).toEqual([true, false])
  })

  it('are read as they were written, and belong to this film', () => {
    expect(filmStoring.read(stored, photo)?.points).toMatchObject({ S: { x: 0 }, Na: { x: 10 } })
    expect(filmStoring.isElsewhere(stored, photo)).toBe(false)
  })

  it('that cannot be read are neither read nor written over', () => {
    const broken = { ...stored, cephPoints: '{' }
    expect([filmStoring.read(broken, photo), filmStoring.write(emptyTracing, broken, photo)]).toEqual([null, null])
  })
})
