import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BodyPart, bodyParts, boundaryOf, MultipartBroken } from './multipart'

const boundary = 'b0undary'
const bytes = fc.uint8Array({ maxLength: 200 }).map(array => Buffer.from(array))
/** Contents that nearly end a part. */
const tricky = fc
  .constantFrom('\r\n', '\r\n--', '--b0undary', '\r\n--b0undar', '\r\r\n--b0undaryy'.slice(0, 12))
  .map(text => Buffer.from(text))
const content = fc
  .array(fc.oneof(bytes, tricky), { maxLength: 4 })
  .map(pieces => Buffer.concat(pieces))
  .filter(whole => !whole.includes(`\r\n--${boundary}`) && !whole.toString('latin1').startsWith(`--${boundary}`))

const bodyOf = (contents: readonly Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from('preamble'),
    ...contents.flatMap((part, i) => [Buffer.from(`\r\n--${boundary}\r\nContent-Type: application/x${i}\r\n\r\n`), part]),
    Buffer.from(`\r\n--${boundary}--\r\nepilogue`),
  ])

async function* cut(body: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  for (let [at, i] = [0, 0]; at < body.length; i++) {
    const size = sizes[i % sizes.length] ?? 1
    yield body.subarray(at, at + size)
    at += size
  }
}

const whole = async ({ content: pieces }: BodyPart): Promise<Buffer> => {
  const read: Buffer[] = []
  for await (const piece of pieces) read.push(piece)
  return Buffer.concat(read)
}

const sizes = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 5 })

test('parts come back byte for byte, however the body is cut into pieces', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(content, { minLength: 1, maxLength: 4 }), sizes, async (contents, pieces) => {
      const read: Buffer[] = []
      for await (const part of bodyParts(cut(bodyOf(contents), pieces), boundary)) {
        expect(part.headers.get('content-type')).toBe(`application/x${read.length}`)
        read.push(await whole(part))
      }
      expect(read.map(part => part.toString('hex'))).toEqual(contents.map(part => part.toString('hex')))
    }),
    { numRuns: 150 },
  )
})

test('a part that is left in the middle takes nothing from the next one', async () => {
  const contents = [Buffer.alloc(500, 1), Buffer.from('second')]
  const read: string[] = []
  for await (const part of bodyParts(cut(bodyOf(contents), [40]), boundary)) {
    if (read.push('') === 1) for await (const _ of part.content) break
    else read[1] = (await whole(part)).toString()
  }
  expect(read).toEqual(['', 'second'])
})

test('a body cut anywhere before its end is told as broken', async () => {
  const body = bodyOf([Buffer.from('one'), Buffer.from('two')])
  const end = body.indexOf(`--${boundary}--`) + `--${boundary}--`.length
  for (let length = 0; length < end; length += 3) {
    const read = async (): Promise<void> => {
      for await (const part of bodyParts(cut(body.subarray(0, length), [7]), boundary)) await whole(part)
    }
    await expect(read()).rejects.toThrow(MultipartBroken)
  }
})

test('the boundary of a content type', () => {
  expect(boundaryOf('multipart/related; type="application/dicom"; boundary=abc')).toBe('abc')
  expect(boundaryOf('multipart/related; boundary="a b:c"; type="application/dicom"')).toBe('a b:c')
  expect(boundaryOf('multipart/related; type="application/dicom"')).toBe(null)
  expect(boundaryOf(undefined)).toBe(null)
})
