import { expect, it } from 'vitest'
import { byteOrderMark, csvLine } from './line'

/** A reader of RFC 4180: cells of one line. */
const read = (line: string): readonly string[] => {
  const cells: string[] = []
  for (const [, quoted, plain] of line.replace(/\r\n$/, '').matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g))
    cells.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
  return cells
}

it('comes back from a reader of CSV as it was, whatever stands in a cell', () => {
  const cells = ['王小明', 'a,b', 'say "x"', 'two\r\nlines', '', '7" disk, "old"', '示例·陈同学']
  expect(read(csvLine(cells))).toEqual(cells)
})

it.each(['=cmd|" /C calc"!A0', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＠x', '\n=1'])(
  'lets no spreadsheet run %j as a formula',
  text => {
    expect(read(csvLine([text]))).toEqual([`'${text}`])
  },
)

it('leaves numbers numbers, negative ones too, and what is missing empty', () => {
  expect(csvLine([-12.5, 0, null, 'x'])).toBe('-12.5,0,,x\r\n')
})

it('begins a file with the mark by which spreadsheets read UTF-8', () => {
  expect(Buffer.from(byteOrderMark)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
})
