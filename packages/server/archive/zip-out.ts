import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

type Content = AsyncIterable<string | Buffer> | Iterable<string> | Readable

/** A file of a ZIP that is written while it is read. */
export interface ZipEntry {
  readonly name: string
  /** Store without compression, for data that is already compact: pictures and models. */
  readonly stored?: boolean
  readonly open: () => Content | Promise<Content>
}

/** The ZIP of these files, in this order, each opened when its turn comes. An error in a file ends the stream with that error. */
export const zipOf = (entries: readonly ZipEntry[], at: Date): Readable => {
  const zip = new ZipFile()
  // The output is in fact a PassThrough (yazl's declaration is less specific).
  const output = zip.outputStream as Readable
  let current: Readable | null = null
  for (const { name, stored = false, open } of entries)
    zip.addReadStreamLazy(name, { mtime: at, compress: !stored }, done => {
      Promise.resolve()
        .then(open)
        .then(
          content => {
            current = content instanceof Readable ? content : Readable.from(content, { objectMode: false })
            // yazl does not handle errors of its inputs: an unhandled one would end the whole process.
            current.on('error', error => output.destroy(error))
            if (output.destroyed) current.destroy()
            done(null, current)
          },
          error => done(error, Readable.from([])),
        )
    })
  zip.on('error', error => output.destroy(error))
  // It may fail before there is a reader; a later reader finds the stream destroyed, with its error.
  output.on('error', () => undefined)
  // The reader may disconnect: the file being read must not stay open.
  output.once('close', () => current?.destroy())
  zip.end()
  return output
}

/** Rows as a JSON array, one row per line. */
export async function* jsonLines(rows: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield before + JSON.stringify(row)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
