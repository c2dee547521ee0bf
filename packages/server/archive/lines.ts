import { StringDecoder } from 'node:string_decoder'
import { Refusal } from '../http/refusal'

/** The lines of a UTF-8 text, one after the other; refuses a line longer than `longest` characters without reading all of it. */
export async function* linesOf(
  source: AsyncIterable<unknown>,
  { place, longest }: { place: string; longest: number },
): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const piece of source as AsyncIterable<Buffer>) {
    const lines = (rest + decoder.write(piece)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    if (rest.length > longest) throw new Refusal('ARCHIVE_INVALID', { place })
  }
  yield rest + decoder.end()
}
