import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isCommon, refusedHere, severalIn } from './file-look'

const frames = Buffer.from(Array.from({ length: 20 * 30 * 3 }, (_, i) => (i * 7) % 256))
const single = () => sharp(frames.subarray(0, 20 * 10 * 3), { raw: { width: 20, height: 10, channels: 3 } })
const three = () => sharp(frames, { raw: { width: 20, height: 30, channels: 3, pageHeight: 10 } })
const file = (bytes: Uint8Array): Blob => new Blob([new Uint8Array(bytes)])

/** A TIFF of one page. `next`: its offset of the next page; 0 for none. */
const tiff = (next: number): Blob => {
  const bytes = new DataView(new ArrayBuffer(8 + 2 + 12 + 4))
  for (const [i, code] of [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0].entries()) bytes.setUint8(i, code)
  bytes.setUint32(22, next, true)
  return new Blob([bytes.buffer])
}

/** A PNG with an animation chunk after its header. */
const apng = (png: Buffer): Blob => {
  const animated = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)])
  return file(Buffer.concat([png.subarray(0, 33), animated, png.subarray(33)]))
}

describe('a file before it is sent', () => {
  it('is refused at once when there is nothing in it, or more than the server takes', () => {
    expect(refusedHere(new Blob([]))?.reason).toBe('FILE_EMPTY')
    expect(refusedHere({ size: 200_000_001 } as Blob)).toMatchObject({ reason: 'FILE_TOO_LARGE', details: { limit: 200 } })
    expect(refusedHere(new Blob(['x']))).toBeNull()
  })

  it('that holds several pictures is told from one with one', async () => {
    expect(await severalIn(file(await three().webp().toBuffer()))).toBe('moving')
    expect(await severalIn(file(await single().webp().toBuffer()))).toBe(null)
    expect(
      await severalIn(
        file(
          await three()
            .gif({ delay: [80, 80, 80] })
            .toBuffer(),
        ),
      ),
    ).toBe('moving')
    expect(await severalIn(file(await single().gif().toBuffer()))).toBe(null)
    const png = await single().png().toBuffer()
    expect([await severalIn(apng(png)), await severalIn(file(png))]).toEqual(['moving', null])
    expect([await severalIn(tiff(400)), await severalIn(tiff(0))]).toEqual(['pages', null])
    for (const cut of [0, 3, 9, 15, 21]) expect(await severalIn(file(png.subarray(0, cut)))).toBe(null)
    expect(await severalIn(file(Buffer.from('%PDF-1.7')))).toBe('pages')
  })

  it('has a smaller copy sent for it only where the server would keep the file itself', async () => {
    expect(await isCommon(file(await single().jpeg().toBuffer()))).toBe(true)
    // Browsers can read these, but the server does not store them: it must receive the original in order to refuse it.
    expect(await isCommon(file(await three().gif().toBuffer()))).toBe(false)
    expect(await isCommon(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']))).toBe(false)
    expect(await isCommon(new Blob(['PK']))).toBe(false)
  })
})
