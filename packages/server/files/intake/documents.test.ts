import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDocument } from './documents'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sella-documents-'))
})
afterAll(() => rm(folder, { recursive: true }))

const read = async (text: string) => {
  const place = join(folder, 'file')
  await writeFile(place, Buffer.from(text, 'latin1'))
  return readDocument(place).catch(error => error.reason ?? error.message)
}

test('papers are known by their content; a cut one and one with a program in it are refused', async () => {
  expect(await read('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n')).toBe('pdf')
  expect(await read('%PDF-1.7\n1 0 obj\n')).toBe('DOCUMENT_BROKEN')
  expect(await read('PK\x03\x04 [Content_Types].xml word/document.xml PK\x05\x06')).toBe('docx')
  expect(await read('PK\x03\x04 word/document.xml word/vbaProject.bin PK\x05\x06')).toBe('DOCUMENT_BROKEN')
  expect(await read('PK\x03\x04 photo.jpg PK\x05\x06')).toBeNull()
  expect(await read('Dear colleague')).toBeNull()
})
