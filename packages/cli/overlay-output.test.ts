import { overlayFilm } from '@sella/ceph/superimpose/overlay'
import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { expect, it } from 'vitest'
import { areApproximate, displacementTable } from './overlay-output'

const film = (provenance: 'dicom' | 'detector' | null) =>
  overlayFilm('r', { ...emptyTracing, fileScale: provenance && { mmPerPixel: 0.1, provenance } }, null)

it('lengths between films are approximate unless both scales were measured', () => {
  expect(areApproximate([film('dicom'), film('dicom')])).toBe(false)
  for (const other of [film('detector'), film(null)]) {
    expect(areApproximate([film('dicom'), other])).toBe(true)
    expect(areApproximate([other, film('dicom')])).toBe(true)
  }
})

it('the table of displacements marks approximate millimetres and landmarks nobody saw, as screen and paper do', () => {
  const row = { landmark: 'A', on: 'sn', forward_mm: 3, down_mm: -4, distance_mm: 5, detectable_mm: null }
  const [, plain, marked, guessed] = displacementTable([row, { ...row, approximate: true }, { ...row, guessed: true }]).split(
    '\n',
  )
  expect(plain).not.toMatch(/≈|est/)
  expect(guessed).toMatch(/^A \(est\.\)\s+sn/)
  expect(marked).toMatch(/≈ 3\.00 mm\s+≈ -4\.00 mm\s+≈ 5\.00 mm/)
})
