import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

type Content = AsyncIterable<string | Buffer> | Iterable<string> | Readable

/** A file of a ZIP that is written as it is read. */
export interface ZipEntry {
  readonly name: string
  /** Already small: pictures and models. */
  readonly stored?: boolean
  readonly open: () => Content | Promise<Content>
}

/** The ZIP of these files, in this order, each opened when its turn comes. A file that fails ends the stream with its error. */
export const zipOf = (entries: readonly ZipEntry[], at: Date): Readable => {
  const zip = new ZipFile()
  // Its output is a PassThrough (yazl's own declaration says less).
  const output = zip.outputStream as Readable
  let current: Readable | null = null
  for (const { name, stored = false, open } of entries)
    zip.addReadStreamLazy(name, { mtime: at, compress: !stored }, done => {
      Promise.resolve()
        .then(open)
        .then(
          content => {
            current = content instanceof Readable ? content : Readable.from(content, { objectMode: false })
            // yazl does not listen: an error that nobody hears ends the whole process.
            current.on('error', error => output.destroy(error))
            if (output.destroyed) current.destroy()
            done(null, current)
          },
          error => done(error, Readable.from([])),
        )
    })
  zip.on('error', error => output.destroy(error))
  // It may fail before anybody reads; whoever comes then finds it destroyed, with its error.
  output.on('error', () => undefined)
  // Whoever reads may go away: the file in work must not stay open.
  output.once('close', () => current?.destroy())
  zip.end()
  return output
}

/** Rows as a JSON array, one on each line. */
export async function* jsonLines(rows: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield before + JSON.stringify(row)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
