import { execFileSync } from 'node:child_process'
import { rowColumns } from '@sella/ceph/tabulate/columns'
import type { Cell, Grid } from '@sella/ceph/tabulate/grid'
import type { MeasuredTable } from '@sella/ceph/tabulate/measured'
import { researchGrid } from '@sella/ceph/tabulate/research-grid'
import { describe, expect, test } from 'vitest'
import { hasCalc, savedAs } from '../testing/libre-office'
import { asXlsx } from './as-xlsx'

const why = hasCalc ? '' : ' (skipped: LibreOffice Calc is not installed)'

/** The cells of a sheet in LibreOffice's own flat form: numbers as numbers, texts as texts, rows that hold nothing left out. */
const cellsOf = (sheet: string): readonly (readonly Cell[])[] =>
  sheet
    .split('<table:table-row')
    .slice(1)
    .map(row =>
      row
        .split('<table:table-cell')
        .slice(1)
        .map(cell => {
          const figure = /office:value-type="float" office:value="([^"]+)"/.exec(cell)?.[1]
          if (figure !== undefined) return Number(figure)
          return /office:value-type="string"/.test(cell) ? (/<text:p>(.*?)<\/text:p>/.exec(cell)?.[1] ?? '') : null
        }),
    )
    .filter(row => row.some(cell => cell !== null))

const column = (zh: string, en: string) => ({ key: en, head: { zh, en }, width: 12 })
const values: Grid = {
  name: '2026-01-02',
  columns: [column('项目', 'Item'), { ...column('测量值', 'Value'), decimals: 2 }, column('参考均值', 'Norm mean')],
  rows: [
    ['SNA', 82.00431, 82.8],
    ['=1+1', -0.5, null],
    ['示例 "甲"', null, 0],
  ],
}
const sources: Grid = { name: '出处', columns: [column('出处', 'Source')], rows: [['Steiner CC. Am J Orthod 1953;39:729-755']] }

describe.skipIf(!hasCalc)(`a workbook opened by LibreOffice${why}`, () => {
  test('has every sheet, numbers as numbers to their last digit, texts as texts', { timeout: 300_000 }, async () => {
    const [book = Buffer.alloc(0)] = await savedAs(await asXlsx([values, sources], 'zh'), 'values.xlsx', 'fods')
    const sheets = book.toString().split('<table:table ').slice(1)
    expect(sheets.map(sheet => /table:name="([^"]+)"/.exec(sheet)?.[1])).toEqual([values.name, sources.name])
    const [first, second] = sheets.map(cellsOf)
    expect(first?.map(row => row.slice(0, 3))).toEqual([
      ['项目', '测量值', '参考均值'],
      ['SNA', 82.00431, 82.8],
      ['=1+1', -0.5, null],
      ['示例 &quot;甲&quot;', null, 0],
    ])
    // As displayed: two decimals of the whole number, and a column as wide as its longest text.
    expect(sheets[0]).toContain('<text:p>82.00</text:p>')
    const widths = [...book.toString().matchAll(/style:column-width="([\d.]+)in"/g)].map(([, inches]) => Number(inches))
    expect(Math.max(...widths)).toBeGreaterThan(0.07 * 'Steiner CC. Am J Orthod 1953;39:729-755'.length)
    expect(second?.map(row => row.slice(0, 1))).toEqual([['出处'], ['Steiner CC. Am J Orthod 1953;39:729-755']])
  })

  /** Every column of a record's sheet, with texts that fill it. */
  const wide = (rows: number): Grid => ({
    name: `d'Été & ${rows}`,
    columns: rowColumns,
    rows: Array.from({ length: rows }, (_, i) => rowColumns.map(({ decimals }) => (decimals ? i : `SNA ${i}`))),
  })
  const papers = { zh: '841\\.', en: '792 x 612' } as const

  test.each(['zh', 'en'] as const)(
    'prints every sheet as wide as a page on the paper of its language, its heading on each page (%s)',
    { timeout: 300_000 },
    async lang => {
      const [pdf = Buffer.alloc(0)] = await savedAs(await asXlsx([wide(8), wide(300), sources], lang), 'values.xlsx', 'pdf')
      const read = (tool: string, ...rest: readonly string[]) => execFileSync(tool, [...rest], { input: pdf, encoding: 'utf8' })
      const pages = read('pdftotext', '-layout', '-', '-').split('\f').slice(0, -1)
      const plain = pages.map(page => page.replaceAll(/\s/g, ''))
      const [first, last] = [rowColumns[0], rowColumns.at(-1)].map(column => column?.head[lang].slice(0, 4).trim() ?? '')
      // One page for the few rows, several for the many, each from the first column to the last; then one of sources.
      expect(pages.length).toBeGreaterThan(3)
      for (const page of plain.slice(0, -1)) expect([page.includes(first ?? ''), page.includes(last ?? '')]).toEqual([true, true])
      expect(plain[0]).toContain('SNA7')
      for (const [i, page] of pages.entries()) expect(page).toContain(`${i + 1} / ${pages.length}`)
      expect(read('pdfinfo', '-')).toMatch(new RegExp(`Page size: +${papers[lang]}`))
    },
  )

  const measured = (item: string) => ({ item, name: item, unit: 'degree', value: 80.25, error: 1.5, group: 'permanent' })
  const record = {
    ...{ uuid: null, date: '2026-01-02', day: 0, age: 13, stage: 1, ageGroup: null, errorsBy: 'default reader' },
    ...{ scale: { mmPerPixel: 0.1, provenance: 'ruler' }, estimatedPoints: [], unconfirmedPoints: [] },
  }
  const items = Array.from({ length: 14 }, (_, i) => `Item${String(i).padStart(2, '0')}`)
  const rows = items.map(item => ({ ...measured(item), estimatedPoints: [], unconfirmedPoints: [] }))
  const subject = { caseNo: 'C-1', name: 'Zhang', sex: null, birthday: null, records: [{ ...record, rows }] }
  const cases = Array.from({ length: 60 }, (_, i) => ({ ...subject, label: `Case${i}` }))
  const research = researchGrid({ method: { name: 'ABO', title: 'ABO' }, cases } as unknown as MeasuredTable)

  test.each(['zh', 'en'] as const)(
    'prints a research table legibly on pages beside each other, each with its cases and whole measurements (%s)',
    { timeout: 300_000 },
    async lang => {
      const [pdf = Buffer.alloc(0)] = await savedAs(await asXlsx([research], lang), 'research.xlsx', 'pdf')
      const read = (tool: string, ...rest: readonly string[]) => execFileSync(tool, [...rest], { input: pdf, encoding: 'utf8' })
      const pages = read('pdftotext', '-layout', '-', '-').split('\f').slice(0, -1)
      const onPages = pages.map(page => new Set(page.match(/Item\d\d/g)))
      for (const page of pages) expect(page).toMatch(/Case\d+\s+R1\s+C-1\s+Zhang/)
      // Read across before down: the first row of pages has every measurement, each on one page alone.
      const across = onPages.findLastIndex((_, i) => pages[i]?.includes('Case0 ')) + 1
      expect(onPages.slice(0, across).flatMap(page => [...page])).toEqual(items)
      expect(pages.length).toBe(2 * across)
      const heights = read('pdftotext', '-bbox', '-', '-').matchAll(/yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">Zhang</g)
      for (const [, top, bottom] of heights) expect(Number(bottom) - Number(top)).toBeGreaterThan(6)
    },
  )
})
