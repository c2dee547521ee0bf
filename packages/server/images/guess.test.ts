import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { heic } from '../testing/codestreams'
import { film, put, sharedSamples } from '../testing/intake'
import { picture } from '../testing/samples'
import { guessKindOf, lookedPictureOf } from './guess'
import { lookAt, type PictureTraits } from './look'
import { photoGuess } from './photo-guess'

const grey = async (width: number, height: number) => put(await picture('png', { width, height }))
const says = (answer: boolean | null) => {
  const asked: string[] = []
  const isFilm = async (place: string) => {
    asked.push(place)
    return answer
  }
  return { asked, isFilm }
}

describe('a picture without colour', () => {
  test('is a lateral film when the detector says so, and nobody’s when it does not', async () => {
    const place = await grey(160, 200)
    expect(await guessKindOf(place, says(true).isFilm)).toMatchObject({ kind: 'Lateral_Ceph', by: 'film' })
    expect(await guessKindOf(place, says(false).isFilm)).toEqual({ kind: null, others: [], by: 'nothing' })
  })

  test('may be a lateral film when nobody could tell', async () => {
    expect(await guessKindOf(await grey(160, 200), says(null).isFilm)).toMatchObject({
      kind: null,
      others: ['Lateral_Ceph', 'Panoramic', 'Frontal_Ceph', 'Hand_Wrist', 'CT_Slice'],
    })
  })

  test('is panoramic when it is much wider than high; the detector is not asked, nor about a strip', async () => {
    const { asked, isFilm } = says(true)
    expect(await guessKindOf(await grey(400, 200), isFilm)).toMatchObject({ kind: 'Panoramic', by: 'shape' })
    expect(await guessKindOf(await grey(60, 400), isFilm)).toMatchObject({ kind: null })
    expect(asked).toEqual([])
  })

  test('may be a DICOM film', async () => {
    expect((await guessKindOf(await put(film()), says(true).isFilm)).kind).toBe('Lateral_Ceph')
  })
})

describe('a picture with colours', () => {
  const paint = (width: number, height: number, colour: (x: number, y: number) => readonly [number, number, number]) =>
    lookAt({
      width,
      height,
      pixels: Uint8Array.from(
        { length: width * height * 3 },
        (_, i) => colour((((i / 3) | 0) % width) / width, Math.floor(i / 3 / width) / height)[i % 3] ?? 0,
      ),
    })
  const skin = [205, 150, 120] as const
  const gum = [190, 70, 75] as const
  const tooth = [225, 210, 185] as const
  const wall = [200, 205, 210] as const

  test('of a face from the front is alike on both sides; from the side it is not', () => {
    const front = paint(150, 200, (x, y) => (Math.hypot((x - 0.5) * 1.4, y - 0.5) < 0.4 ? (y < 0.3 ? [60, 45, 40] : skin) : wall))
    const side = paint(150, 200, (x, y) => (x < 0.35 + 0.25 * y && y > 0.15 ? (x < 0.25 ? [50, 40, 35] : skin) : wall))
    expect(photoGuess(front).kind).toBe('Frontal_Photo')
    expect(photoGuess(side).kind).toBe('Lateral_Photo')
  })

  test('of front teeth between gums is the front view; other mouths are not guessed closer than that', () => {
    const front = paint(300, 200, (x, y) => (Math.abs(y - 0.5) < 0.2 && Math.abs(x - 0.5) < 0.4 ? tooth : gum))
    const left = paint(300, 200, (x, y) => (Math.abs(y - 0.5) < 0.2 && x < 0.55 ? tooth : gum))
    const arch = paint(300, 200, (x, y) => (Math.abs(Math.hypot(x - 0.5, y - 0.9) - 0.6) < 0.06 ? tooth : gum))
    expect(photoGuess(front).kind).toBe('Front_Intraoral')
    expect(photoGuess(left)).toMatchObject({ kind: null, by: 'mouth' })
    expect(photoGuess(arch)).toMatchObject({ kind: null })
  })

  test('of anything else is nobody’s', () => {
    const meadow = paint(300, 200, (_, y) => (y < 0.5 ? [110, 160, 230] : [80, 150, 60]))
    expect(photoGuess(meadow)).toEqual({ kind: null, others: [], by: 'nothing' })
  })

  test('is nobody’s between the bounds', () => {
    const look: PictureTraits = { aspect: 0.75, grey: 0.5, mucosa: 0.2, skin: 0.4, teeth: 0.6, symmetry: 0.55 }
    expect(photoGuess(look)).toEqual({
      kind: null,
      others: ['Lateral_Photo', 'Frontal_Photo', 'Smile_Photo', 'Oblique_Photo'],
      by: 'face',
    })
  })
})

test('a model needs to be told which jaw it is', async () => {
  const stl = Buffer.alloc(84 + 50)
  stl.writeUInt32LE(1, 80)
  expect((await guessKindOf(await put(stl), says(true).isFilm)).others).toEqual(['Upper_Model', 'Lower_Model'])
})

test('what could not be kept is refused', async () => {
  await expect(guessKindOf(await put(Buffer.from('<svg/>')), says(true).isFilm)).rejects.toMatchObject({ code: 'IMAGE_FORMAT' })
  const cut = (await picture('jpeg', { width: 300, height: 300 })).subarray(0, 900)
  await expect(guessKindOf(await put(cut), says(true).isFilm)).rejects.toMatchObject({ code: 'IMAGE_BROKEN' })
})

const photos = sharedSamples('photos')
const why = existsSync(photos) ? '' : ` (skipped: no ${photos})`
test.skipIf(why !== '')(`real photographs${why}`, async () => {
  const kind = async (name: string) => (await guessKindOf(join(photos, name), says(false).isFilm)).kind
  expect([await kind('yaw0.png'), await kind('yaw45.png'), await kind('yaw90.png'), await kind('intraoral-front.jpg')]).toEqual([
    'Frontal_Photo',
    null,
    'Lateral_Photo',
    'Front_Intraoral',
  ])
  const dim = await sharp(join(photos, 'yaw90.png')).modulate({ brightness: 0.75 }).flop().jpeg().toBuffer()
  expect((await guessKindOf(await put(dim), says(false).isFilm)).kind).toBe('Lateral_Photo')
})

test('shows a picture that few browsers can, and no other', async () => {
  const thumb = async (place: string) => (await lookedPictureOf(place, says(false).isFilm)).thumb
  const shown = Buffer.from((await thumb(await put(heic))) ?? '', 'base64')
  expect(await sharp(shown).metadata()).toMatchObject({ format: 'jpeg', width: 256, height: 192 })
  const [red = 0, green = 0] = await sharp(shown).extract({ left: 60, top: 40, width: 1, height: 1 }).raw().toBuffer()
  expect(red - green).toBeGreaterThan(100)
  expect(await thumb(await put(film()))).not.toBeNull()
  expect(await thumb(await grey(160, 200))).toBeNull()
})
