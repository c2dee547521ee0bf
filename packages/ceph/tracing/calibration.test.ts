import { describe, expect, it } from 'vitest'
import { calibrate, refusedScale, rulerMmPerPixel } from './calibration'
import { scaleWarnings } from './scale-warnings'
import { emptyTracing, type Ruler, type Tracing } from './tracing'

const ruler = (pixels: number, mm = 10): Ruler => ({
  ends: [
    { x: 0, y: 0 },
    { x: 0, y: pixels },
  ],
  mm,
})
const placed = (x: number, y: number) => ({ x, y, origin: 'manual' }) as const
const film = (more: Partial<Tracing>): Tracing => ({
  ...emptyTracing,
  points: { S: placed(0, 0), Na: placed(718, 0), Me: placed(718, 1150) },
  ...more,
})

describe('the scale of a film', () => {
  it('is the ruler before anything the file says', () => {
    const tracing = film({ ruler: ruler(100), fileScale: { mmPerPixel: 0.2, provenance: 'dicom' } })
    expect(calibrate(tracing)).toEqual({ mmPerPixel: 0.1, provenance: 'ruler' })
  })

  it('is the pixel size of the file without a ruler, and says which kind', () => {
    expect(calibrate(film({ fileScale: { mmPerPixel: 0.2, provenance: 'dicom' } })).provenance).toBe('dicom')
    expect(calibrate(film({ fileScale: { mmPerPixel: 0.2, provenance: 'detector' } })).provenance).toBe('detector')
  })

  it('is none without both, unless S-Na is taken as 71.8 mm', () => {
    expect(calibrate(film({}))).toEqual({ mmPerPixel: null, provenance: 'none' })
    expect(calibrate(film({}), true)).toEqual({ mmPerPixel: expect.closeTo(0.1, 12), provenance: 'assumed' })
    expect(calibrate(emptyTracing, true).provenance).toBe('none')
    expect(calibrate(film({ points: { S: placed(1, 1), Na: placed(1, 1) } }), true).provenance).toBe('none')
  })

  it('is none for a ruler without length, though its arithmetic counts 0 pixels as 1', () => {
    expect(calibrate(film({ ruler: ruler(0) })).provenance).toBe('none')
    expect(rulerMmPerPixel(ruler(0, 10))).toBe(10)
  })

  it.each([0, -5, 0.5, 101, Number.NaN])('is none for a ruler of %d mm', mm => {
    expect(calibrate(film({ ruler: ruler(100, mm) })).provenance).toBe('none')
  })

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('is none for a file that states %d mm per pixel', mmPerPixel => {
    expect(calibrate(film({ fileScale: { mmPerPixel, provenance: 'dicom' } })).provenance).toBe('none')
  })
})

describe('a scale by which S-Na is what no patient has', () => {
  // 1 mm typed for 100; ten times too long.
  it.each([
    [1, 0.718],
    [100, 71.8],
    [39, 28.002],
    [38, 27.284],
  ])('is not used: a ruler of %d mm over 1000 pixels, by which it is %d mm', (mm, length) => {
    const tracing = film({ ruler: ruler(1000, mm) })
    const isUsed = length > 27.5
    expect(calibrate(tracing).provenance).toBe(isUsed ? 'ruler' : 'none')
    expect(calibrate(tracing, true).provenance).toBe(isUsed ? 'ruler' : 'assumed')
    expect(refusedScale(tracing)?.mm).toEqual(isUsed ? undefined : expect.closeTo(length, 9))
  })

  it('leaves the film what its file says, if that can be; with neither, or without S or Na, nothing is refused', () => {
    const [slip, fileScale] = [ruler(1000, 1), { mmPerPixel: 0.11, provenance: 'dicom' } as const]
    expect(calibrate(film({ ruler: slip, fileScale }))).toEqual(fileScale)
    expect(calibrate(film({ fileScale: { ...fileScale, mmPerPixel: 0.26 } })).provenance).toBe('none')
    expect(refusedScale(film({ fileScale: { ...fileScale, mmPerPixel: 0.26 } }))).toMatchObject({ length: 'S-Na' })
    expect(refusedScale(film({}))).toBeNull()
    expect(calibrate(film({ points: { S: placed(0, 0) }, ruler: slip })).provenance).toBe('ruler')
  })
})

describe('the plausibility of a scale', () => {
  const warn = (mmPerPixel: number) => scaleWarnings(film({}), { mmPerPixel, provenance: 'ruler' })

  it('has nothing to say of S-Na 71.8 and N-Me 115 mm', () => {
    expect(warn(0.1)).toEqual([])
  })

  it('questions lengths no patient has', () => {
    expect(warn(0.04)).toEqual([
      { length: 'S-Na', mm: 718 * 0.04, from: 55, to: 90 },
      { length: 'N-Me', mm: 1150 * 0.04, from: 85, to: 160 },
    ])
    expect(warn(0.13).map(warning => warning.length)).toEqual(['S-Na'])
  })

  it('has nothing to say without a scale', () => {
    expect(scaleWarnings(film({}), { mmPerPixel: null, provenance: 'none' })).toEqual([])
  })
})
