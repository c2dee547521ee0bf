import { createHash } from 'node:crypto'
import { comprehensive } from '@sella/drawing/report/comprehensive'
import { usualDesign } from '@sella/drawing/report/design'
import { grownRecord } from '@sella/drawing/report/testing/compared-records'
import { expect, test } from 'vitest'
import { pdfOf } from '../report/pdf'
import { dataIn } from './frozen-data'
import { readFrozen } from './read-frozen'

const data = JSON.stringify({ name: '示例·核对', points: Array.from({ length: 300 }, (_, i) => i * 1.37) })
const identity = createHash('sha256').update(data).digest('hex')
const number = 'D-20261127-0001'

const made = (): Promise<Buffer> => {
  const { input } = grownRecord(0, { method: 'ABO', over: { film: null, photos: {} } })
  const pages = comprehensive(input, [], { ...usualDesign, sections: ['cover'] })
  return pdfOf(pages, {
    ...{ title: '测试', author: '周', lang: 'zh', day: '2026-11-27' },
    pictures: [],
    frozen: { number, identity, data },
  })
}

const pdf = await made()
const withByte = (at: number, change: number): Buffer => {
  const altered = Buffer.from(pdf)
  altered[at] = (altered[at] ?? 0) ^ change
  return altered
}
const sealAfter = (at: number, change: number): string => readFrozen(withByte(at, change)).seal

test('a document is whole as it was made, and hands back what it was made from', () => {
  expect(readFrozen(pdf)).toEqual({ seal: 'whole', number, identity })
  expect(dataIn(pdf)).toBe(data)
})

test('one changed byte shows wherever it lies: never whole, never taken for a foreign file', { timeout: 60_000 }, () => {
  const step = Math.max(1, Math.floor(pdf.length / 600))
  const all = Array.from({ length: Math.ceil(pdf.length / step) }, (_, i) => i * step)
  expect(all.length).toBeGreaterThan(500)
  expect(all.filter(at => sealAfter(at, 1 + (at % 255)) !== 'broken')).toEqual([])
})

test('so does each byte of what it says of itself, its seal and the name of the seal among them', { timeout: 60_000 }, () => {
  const from = pdf.lastIndexOf('/SellaNumber (') - 40
  const near = Array.from({ length: 330 }, (_, i) => from + i)
  expect(near.filter(at => sealAfter(at, 1) !== 'broken' || sealAfter(at, 0x20) !== 'broken')).toEqual([])
  const own = pdf.lastIndexOf('/PieceInfo')
  expect(Array.from({ length: 80 }, (_, i) => own + i).filter(at => sealAfter(at, 1) !== 'broken')).toEqual([])
})

test('a byte more, a byte less, and another end show, too', () => {
  for (const altered of [
    Buffer.concat([pdf, Buffer.from('\n')]),
    pdf.subarray(0, -1),
    pdf.subarray(1),
    Buffer.concat([pdf, pdf]),
  ])
    expect(readFrozen(altered).seal).toBe('broken')
  expect(readFrozen(Buffer.from('%PDF-1.7 nothing of ours')).seal).toBe('none')
})
