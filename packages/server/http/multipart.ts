/** A part of a multipart body as it comes in. Its content is read, or passed over, before the next one. */
export interface BodyPart {
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>
  readonly content: AsyncIterable<Buffer>
}

/** A body that is no multipart body of this boundary, or ends too early. */
export class MultipartBroken extends Error {}

/** Bytes of a part's headers. */
const longestHeaders = 16_384

const headersIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split('\r\n').flatMap(line => {
      const colon = line.indexOf(':')
      return colon < 1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const]
    }),
  )

/** Reads what a source gives up to a mark, and behind it. */
const marksIn = (source: AsyncIterable<Buffer>, begin: Buffer) => {
  const pieces = source[Symbol.asyncIterator]()
  let rest = begin
  const more = async (): Promise<void> => {
    const { done, value } = await pieces.next()
    if (done) throw new MultipartBroken('the body ends within a part')
    rest = rest.length === 0 ? value : Buffer.concat([rest, value])
  }
  /** What comes before the mark; the mark is passed. */
  async function* upTo(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = rest.indexOf(mark)
      if (at >= 0) {
        if (at > 0) yield rest.subarray(0, at)
        rest = rest.subarray(at + mark.length)
        return
      }
      // The mark may have begun at the end of what is here.
      const sure = rest.length - mark.length + 1
      if (sure > 0) {
        yield rest.subarray(0, sure)
        rest = rest.subarray(sure)
      }
      await more()
    }
  }
  const next = async (bytes: number): Promise<string> => {
    while (rest.length < bytes) await more()
    return rest.toString('latin1', 0, bytes)
  }
  return { upTo, next }
}

const lineEnd = Buffer.from('\r\n')
const emptyLine = Buffer.from('\r\n\r\n')

const passOver = async (content: AsyncIterable<Buffer>): Promise<void> => {
  for await (const _ of content);
}

const shortText = async (content: AsyncIterable<Buffer>): Promise<string> => {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of content) {
    bytes += piece.length
    if (bytes > longestHeaders) throw new MultipartBroken('the headers of a part are too long')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('latin1')
}

/** The parts of a multipart body (RFC 2046 5.1), each as it comes in; throws MultipartBroken where it is none. */
export async function* bodyParts(source: AsyncIterable<Buffer>, boundary: string): AsyncGenerator<BodyPart> {
  const mark = Buffer.from(`\r\n--${boundary}`)
  // The first boundary may be the very beginning.
  const { upTo, next } = marksIn(source, lineEnd)
  await passOver(upTo(mark))
  while ((await next(2)) !== '--') {
    const headers = headersIn(await shortText(upTo(emptyLine)))
    const bytes = upTo(mark)
    // Who stops reading in the middle does not end it: what is left is passed over.
    const content = { [Symbol.asyncIterator]: () => ({ next: () => bytes.next() }) }
    yield { headers, content }
    await passOver(content)
  }
}

/** The boundary that a content type of a multipart body states; null where it states none. */
export const boundaryOf = (contentType: string | undefined): string | null => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? '') ?? []
  return quoted ?? plain ?? null
}
