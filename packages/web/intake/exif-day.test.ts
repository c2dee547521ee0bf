import { exifDay } from '@sella/contract/exif-day'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { photoDay } from './exif-day'

const photo = (format: 'jpeg' | 'png' | 'webp', IFD2: Record<string, string>, IFD0 = {}) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .withExif({ IFD0, IFD2 })
    .toFormat(format)
    .toBuffer()
const dayOf = async (...of: Parameters<typeof photo>) => photoDay(new Blob([new Uint8Array(await photo(...of))]))

it.each(['jpeg', 'png', 'webp'] as const)('a photo as %s says when it was taken', async format => {
  expect(await dayOf(format, { DateTimeOriginal: '2024:05:01 23:59:10' })).toBe('2024-05-01')
})

it('the day it was digitised counts after it, the day a program changed it never', async () => {
  expect(await dayOf('jpeg', { DateTimeDigitized: '2023:01:02 10:00:00' })).toBe('2023-01-02')
  expect(await dayOf('jpeg', {}, { DateTime: '2025:01:02 10:00:00' })).toBeNull()
})

it('is silent about no day, a day that is none, and bytes cut anywhere', async () => {
  expect(await dayOf('jpeg', { DateTimeOriginal: '2024:02:31 10:00:00' })).toBeNull()
  expect(await dayOf('jpeg', { DateTimeOriginal: '    :  :     :  :  ' })).toBeNull()
  const whole = await photo('jpeg', { DateTimeOriginal: '2024:05:01 10:00:00' })
  for (let length = 0; length < whole.length; length += 1) {
    const cut = new Uint8Array(whole.subarray(0, length))
    expect([null, '2024-05-01']).toContain(exifDay(new DataView(cut.buffer)))
  }
})
