import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { put, read, refusal } from '../../testing/intake'
import { pdfOf } from '../../testing/paged-files'
import { inThread } from './decode-thread'
import { readPdf } from './pdf'
import { readPicture } from './read'

interface Made {
  readonly box?: string
  readonly kids?: string
  readonly count?: number
  readonly catalog?: string
  readonly more?: string
}

/** A PDF of one empty page; its table of objects is left to the reader to find. */
const pdf = ({ box = '[0 0 200 100]', kids = '[3 0 R]', count = 1, catalog = '', more = '' }: Made): Buffer =>
  Buffer.from(
    [
      '%PDF-1.7',
      `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj`,
      `2 0 obj\n<< /Type /Pages /Kids ${kids} /Count ${count} >>\nendobj`,
      `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox ${box} >>\nendobj`,
      more,
      'trailer << /Root 1 0 R >>\n%%EOF',
    ].join('\n'),
    'latin1',
  )

/** How it ends: the reason of the refusal, or the size that was drawn. */
const ends = async (file: Buffer): Promise<string | readonly number[]> => {
  const place = await put(file)
  return readPicture(place, { pdf: true }).then(
    ({ raster }) => [raster.width, raster.height],
    error => String(error.code ?? error),
  )
}

test('a page is drawn at 300 pixels an inch, and a large one within the bound', async () => {
  expect(await ends(pdf({}))).toEqual([833, 417])
  const drawn = (await ends(pdf({ box: '[0 0 14400 14400]' }))) as readonly number[]
  expect(drawn).toEqual([6324, 6324])
})

test.each([
  ['a strip of more pixels than are drawn', '[0 0 0.01 20000000]'],
  ['a strip lying', '[0 0 20000000 0.01]'],
  ['a strip of few pixels, longer than a picture may be', '[0 0 1 40000]'],
])('%s is refused before it is drawn', async (_, box) => {
  const place = await put(pdf({ box }))
  // By the bound of what is drawn, not by that of what may come out.
  await expect(readPicture(place, { pdf: true })).rejects.toMatchObject({ code: 'IMAGE_TOO_MANY_PIXELS', details: { limit: 40 } })
})

test.each([
  '[NaN NaN NaN NaN]',
  '[0 0 -200 -100]',
  '[0 0 0 0]',
  '[0 0 1e38 1e38]',
  `[0 0 ${'9'.repeat(400)} 1]`,
  '[]',
  '[0 0]',
  '/None',
])('a page of %s is refused or drawn within the bound', async box => {
  const end = await ends(pdf({ box }))
  if (typeof end === 'string') expect(end).toMatch(/^IMAGE_(BROKEN|TOO_MANY_PIXELS)$/)
  else {
    expect((end[0] ?? 0) * (end[1] ?? 0)).toBeLessThanOrEqual(40_000_000)
    expect(Math.max(...end)).toBeLessThanOrEqual(65_000)
  }
})

test('no pages, pages that are not there and pages in a ring are refused, a hundred thousand are not all looked at', async () => {
  expect(await ends(pdf({ kids: '[]', count: 0 }))).toBe('IMAGE_BROKEN')
  expect(await ends(pdf({ kids: '[9 0 R]' }))).toBe('IMAGE_BROKEN')
  expect(await ends(pdf({ kids: '[2 0 R]' }))).toBe('IMAGE_BROKEN')
  const many = pdf({ kids: `[${'3 0 R '.repeat(100_000)}]`, count: 100_000 })
  const start = performance.now()
  const { raster } = await read(many, { pdf: true })
  expect(raster.pages).toBe(100_000)
  expect(performance.now() - start).toBeLessThan(20_000)
})

test('a file cut anywhere is refused or drawn whole, never a fault of ours', async () => {
  const file = pdfOf([{ width: 60, height: 40, grey: () => 200 }], 4)
  for (const part of [0.02, 0.1, 0.5, 0.9, 0.99]) {
    const end = Buffer.concat([file.subarray(0, Math.floor(file.length * part)), Buffer.from('\n%%EOF')])
    const was = await ends(end)
    expect([part, typeof was === 'string' ? was : 'DRAWN']).toEqual([part, expect.stringMatching(/^(IMAGE_BROKEN|DRAWN)$/)])
    expect(await ends(file.subarray(0, Math.floor(file.length * part)))).toMatch(/^(DOCUMENT_BROKEN|IMAGE_FORMAT)$/)
  }
})

test('a scan that claims to be huge and holds nothing is refused or drawn within the bound', async () => {
  const claims = '/Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Length 0'
  const box = '[0 0 200 200] /Resources << /XObject << /F 5 0 R >> >> /Contents 4 0 R'
  const ink = '200 0 0 200 0 0 cm /F Do'
  const objects = `4 0 obj\n<< /Length ${ink.length} >>\nstream\n${ink}\nendstream\nendobj\n5 0 obj\n<< /Type /XObject ${claims} >>\nstream\n\nendstream\nendobj`
  const end = await ends(pdf({ box, more: objects }))
  if (typeof end === 'string') expect(end).toBe('IMAGE_BROKEN')
  else expect((end[0] ?? 0) * (end[1] ?? 0)).toBeLessThanOrEqual(40_000_000)
})

/** A catalogue in an object stream, as writers since PDF 1.5 compress it. */
const compressed = (catalog: string, kind = '/ObjStm'): Buffer => {
  const first = '7 0 '
  const packed = deflateSync(`${first}<< /Type /Catalog /Pages 2 0 R ${catalog} >>`)
  const head = `6 0 obj\n<< /Type ${kind} /N 1 /First ${first.length} /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`
  return pdf({ more: `${head}${packed.toString('latin1')}\nendstream\nendobj` })
}

test('what a PDF has compressed is looked into', async () => {
  const start = '/OpenAction << /S /Launch /F (a.exe) >>'
  expect(await ends(compressed(start))).toBe('IMAGE_CARRIES')
  expect(await ends(compressed(start.replace('Launch', 'L#61unch'), '/Obj#53tm'))).toBe('IMAGE_CARRIES')
  expect(await ends(compressed('/OpenAction [3 0 R /Fit]'))).toEqual([833, 417])
  // A stream of a page's ink only shows text.
  expect(await ends(compressed(start, '/XObject'))).toEqual([833, 417])
  expect(await ends(compressed(`/Lang (${' '.repeat(31_000_000)})`))).toBe('IMAGE_BROKEN')
})

test('a PDF with a script, a start of a program, a file, a page or an archive in it is refused; a plain one is not', async () => {
  const script = '<< /S /JavaScript /JS (app.alert(1)) >>'
  const archiveEnd = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)])
  const cases: Record<string, Buffer> = {
    'script when it is opened': pdf({ catalog: `/OpenAction ${script}` }),
    // Names may be written in numbers (ISO 32000-1 7.3.5): only who reads the lists finds it.
    'script in a list': pdf({
      catalog: '/Names << /J#61vaScript << /Names [(a) << /S /J#61vaScript /JS (app.alert(1)) >>] >> >>',
    }),
    'program to start': pdf({ catalog: '/OpenAction << /S /Launch /F (a.exe) >>' }),
    'file in it': pdf({ more: '7 0 obj\n<< /Type /EmbeddedFile /Length 2 >>\nstream\nMZ\nendstream\nendobj' }),
    'file in a list': pdf({ catalog: '/Names << /Emb#65ddedFiles << /Names [(a) << /Type /Filespec /F (a.exe) >>] >> >>' }),
    'page before it begins': Buffer.from(pdf({}).toString('latin1').replace('%PDF-1.7', '%PDF-1.7\n%<html>'), 'latin1'),
    'archive after its end': Buffer.concat([pdf({}), archiveEnd]),
  }
  for (const [name, file] of Object.entries(cases)) expect([name, await ends(file)]).toEqual([name, 'IMAGE_CARRIES'])
  expect(await ends(pdf({ catalog: '/OpenAction [3 0 R /Fit] /Metadata 9 0 R' }))).toEqual([833, 417])
  expect(await refusal(pdf({}))).toBe('IMAGE_FORMAT')
})

test('files that wait for their turn do not lie in memory', async () => {
  const place = await put(Buffer.concat([pdf({}), Buffer.alloc(10_000_000, '\n'), Buffer.from('%%EOF')]))
  const script = 'await new Promise(done => setTimeout(done, 1500)); return { done: 1 }'
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const before = process.memoryUsage().arrayBuffers
  const busy = [1, 2].map(() => inThread({ script, data: {} }))
  const waiting = Array.from({ length: 6 }, () => readPdf(place))
  await Promise.all(busy)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(30_000_000)
  expect((await Promise.all(waiting)).length).toBe(6)
})
