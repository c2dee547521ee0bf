import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value }
export type Dictionary = { readonly [key: string]: Value }

interface Read {
  readonly value?: Value
  readonly stream?: { readonly dict: Dictionary; readonly data: string }
}

const readBy = (pdf: Buffer): Readonly<Record<string, Read>> => {
  const folder = mkdtempSync(join(tmpdir(), 'sella-pdf-'))
  try {
    writeFileSync(join(folder, 'a.pdf'), pdf)
    const wish = ['--json=2', '--json-stream-data=inline', '--decode-level=generalized', join(folder, 'a.pdf')]
    const text = execFileSync('qpdf', wish, { encoding: 'utf8', maxBuffer: 1e9 })
    return (JSON.parse(text) as { qpdf: [unknown, Record<string, Read>] }).qpdf[1]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const dictionary = (read: Read | undefined): Dictionary => (read?.stream?.dict ?? read?.value ?? {}) as Dictionary

/** The objects of a PDF as another program (qpdf) reads them. */
export const pdfObjects = (pdf: Buffer) => {
  const objects = readBy(pdf)
  const at = (value: Value | undefined): Read =>
    typeof value === 'string' && /^\d+ 0 R$/.test(value) ? (objects[`obj:${value}`] ?? {}) : { value: value ?? null }
  const of = (value: Value | undefined): Dictionary => dictionary(at(value))
  const bytes = (value: Value | undefined): Buffer => Buffer.from(at(value).stream?.data ?? '', 'base64')
  const all = Object.values(objects).map(dictionary)
  const trailer = dictionary(objects.trailer)
  return {
    ...{ of, bytes, all, trailer },
    root: of(trailer['/Root']),
    ofType: (type: string): readonly Dictionary[] => all.filter(each => each['/Type'] === type),
    /** Of every page in order, with its content. */
    pages: ((of(of(trailer['/Root'])['/Pages'])['/Kids'] ?? []) as readonly string[]).map(reference => ({
      reference,
      page: of(reference),
      content: bytes(of(reference)['/Contents']).toString('latin1'),
    })),
  }
}

/** Stands for them where the other program is missing, so that a skipped test still reads. */
export const noPdfObjects: ReturnType<typeof pdfObjects> = {
  ...{ root: {}, trailer: {}, all: [], pages: [] },
  of: () => ({}),
  bytes: () => Buffer.alloc(0),
  ofType: () => [],
}
