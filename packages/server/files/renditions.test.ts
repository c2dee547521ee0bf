import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPicture } from './intake/read'
import { makePreview, makeRenditions } from './renditions'

test('what is shown of a photo says nothing of where and with what it was taken', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sella-exif-'))
  const place = join(folder, 'photo.jpg')
  const exif = { IFD0: { Make: 'Phone', Artist: '王小明' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 54/1 0/1' } }
  const blank = sharp({ create: { width: 300, height: 200, channels: 3, background: '#a87' } })
  await writeFile(place, await blank.withExif(exif).jpeg().toBuffer())
  expect((await sharp(place).metadata()).exif?.includes('Phone')).toBe(true)
  const { raster } = await readPicture(place)
  for (const shown of [...Object.values(await makeRenditions(raster)), await makePreview(raster)]) {
    const { exif, xmp, iptc } = await sharp(shown).metadata()
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
  }
  await rm(folder, { recursive: true })
})
