import type { Inspection } from '@sella/contract/inspection'
import { describe, expect, it } from 'vitest'
import { scaleOptions, tooSmall } from './dicom-scale'

type Spacing = NonNullable<Inspection['dicom']>['spacing']

const film = (spacing: Partial<Spacing>, fileScale: Inspection['fileScale']): Inspection => ({
  format: 'dicom',
  pages: 1,
  hash: '',
  bytes: 1,
  width: 1935,
  height: 2400,
  bits: 12,
  fileScale,
  preview: '',
  dicom: {
    patient: { name: null, nameInFile: null, birthDate: null, sex: null, id: null },
    studyDate: null,
    acquisitionDate: null,
    institution: null,
    manufacturer: null,
    model: null,
    modality: 'DX',
    view: null,
    bodyPart: null,
    description: null,
    laterality: null,
    photometric: 'MONOCHROME2',
    frames: 1,
    window: null,
    spacing: { pixel: null, imager: null, calibration: null, calibrationNote: null, magnification: null, ...spacing },
  },
})

const offered = (...asked: Parameters<typeof film>) =>
  scaleOptions(film(...asked)).map(({ spacing, mmPerPixel, consequence, recommended }) =>
    [spacing, mmPerPixel, consequence, recommended ? 'recommended' : ''].join(' ').trim(),
  )

describe('the scales a DICOM film offers', () => {
  it('are led by a calibrated Pixel Spacing, the only one that is recommended', () => {
    expect(offered({ pixel: 0.1, imager: 0.11 }, { mmPerPixel: 0.1, provenance: 'dicom' })).toEqual([
      'pixel 0.1 calibrated recommended',
      'imager 0.11 detector',
      'none  ruler',
    ])
  })

  it('do not recommend a Pixel Spacing that says nothing of its plane', () => {
    expect(offered({ pixel: 0.1 }, { mmPerPixel: 0.1, provenance: 'detector' })).toEqual(['pixel 0.1 unstated', 'none  ruler'])
  })

  it('show one number once when both spacings are the detector’s', () => {
    const same = { pixel: 0.11, imager: 0.11 }
    expect(offered(same, { mmPerPixel: 0.11, provenance: 'detector' })).toEqual(['imager 0.11 detector', 'none  ruler'])
  })

  it('divide the detector’s by the enlargement the file estimates', () => {
    expect(offered({ imager: 0.11, magnification: 1.1 }, { mmPerPixel: 0.1, provenance: 'detector' })[0]).toMatch(
      /^imager 0\.(1|0999\d+) estimated$/,
    )
  })

  it('leave the ruler when the file states nothing', () => {
    expect(offered({}, null)).toEqual(['none  ruler'])
  })
})

it('a film smaller than the shortest plausible face is questioned', () => {
  const inspection = film({}, null)
  expect([tooSmall(inspection, 0.1), tooSmall(inspection, 0.0275)]).toEqual([null, { from: 85 }])
})
