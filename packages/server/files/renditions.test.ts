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

test('a photo is shown at its full size, in a preview of 1000 px and a thumbnail of 224 px at most, and nothing is enlarged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sella-sizes-'))
  const sides = async (width: number, height: number): Promise<readonly (readonly number[])[]> => {
    const place = join(folder, `${width}.jpg`)
    await writeFile(
      place,
      await sharp({ create: { width, height, channels: 3, background: '#a87' } })
        .jpeg()
        .toBuffer(),
    )
    const { work, preview, thumb } = await makeRenditions((await readPicture(place)).raster)
    const all = await Promise.all([work, preview, thumb].map(file => sharp(file).metadata()))
    return all.map(shown => [shown.width, shown.height])
  }
  // More than 4 million pixels are kept as they are: the original is never made smaller.
  expect(await sides(2500, 2000)).toEqual([
    [2500, 2000],
    [1000, 800],
    [224, 179],
  ])
  expect(await sides(200, 100)).toEqual([
    [200, 100],
    [200, 100],
    [200, 100],
  ])
  await rm(folder, { recursive: true })
})
