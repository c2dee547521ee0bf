/** A part of a multipart body as it arrives. Its content must be read, or is skipped, before the next part. */
export interface BodyPart {
  /** Header names are in lower case. */
  readonly headers: ReadonlyMap<string, string>
  readonly content: AsyncIterable<Buffer>
}

/** A body that is not multipart with this boundary, or is truncated. */
export class MultipartBroken extends Error {}

/** Most bytes of a part's headers. */
const longestHeaders = 16_384

const headersIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split('\r\n').flatMap(line => {
      const colon = line.indexOf(':')
      return colon < 1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const]
    }),
  )

/** Reads a source up to a delimiter, and continues after it. */
const marksIn = (source: AsyncIterable<Buffer>, begin: Buffer) => {
  const pieces = source[Symbol.asyncIterator]()
  let rest = begin
  const more = async (): Promise<void> => {
    const { done, value } = await pieces.next()
    if (done) throw new MultipartBroken('the body ends within a part')
    rest = rest.length === 0 ? value : Buffer.concat([rest, value])
  }
  /** Yields everything before the delimiter and skips the delimiter. */
  async function* upTo(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = rest.indexOf(mark)
      if (at >= 0) {
        if (at > 0) yield rest.subarray(0, at)
        rest = rest.subarray(at + mark.length)
        return
      }
      // The delimiter may have begun at the end of the buffered data.
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

/** The parts of a multipart body (RFC 2046 5.1), each as it arrives; throws MultipartBroken if the body is malformed. */
export async function* bodyParts(source: AsyncIterable<Buffer>, boundary: string): AsyncGenerator<BodyPart> {
  const mark = Buffer.from(`\r\n--${boundary}`)
  // The first boundary may be at the very start.
  const { upTo, next } = marksIn(source, lineEnd)
  await passOver(upTo(mark))
  while ((await next(2)) !== '--') {
    const headers = headersIn(await shortText(upTo(emptyLine)))
    const bytes = upTo(mark)
    // Has no `return`, so that a reader that stops early does not end the source: the rest is skipped.
    const content = { [Symbol.asyncIterator]: () => ({ next: () => bytes.next() }) }
    yield { headers, content }
    await passOver(content)
  }
}

/** The boundary stated in a multipart content type; null where none is stated. */
export const boundaryOf = (contentType: string | undefined): string | null => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? '') ?? []
  return quoted ?? plain ?? null
}
