import { spawnSync } from 'node:child_process'
import { comprehensive } from '@sella/drawing/report/comprehensive'
import { sectionIds, usualDesign } from '@sella/drawing/report/design'
import { grownComparison, grownRecord } from '@sella/drawing/report/testing/compared-records'
import { planned } from '@sella/drawing/report/testing/planned-input'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pdfOf } from '../report/pdf'
import { type Dictionary, noPdfObjects, pdfObjects, type Value } from '../testing/pdf-objects'

const tools = spawnSync('qpdf', ['--version']).error === undefined
const why = tools ? '' : ' (skipped: qpdf is not installed)'

const film = { href: 'picture:film', width: 600, height: 800 }

/** Every section, in both languages one after the other. */
const made = async (): Promise<Buffer> => {
  const letterhead = { name: '明仪口腔', address: '文二路 18 号', phone: '0571', logo: film }
  const notes = { diagnosis: '错颌', problems: '', plan: '', progress: '', records: [] }
  const over = { film, photos: { Frontal_Photo: film }, panoramic: film, models: [{ view: 'front', picture: film }] as const }
  const { input } = grownRecord(0, { method: 'ABO', over })
  const { plans } = planned()
  const design = { ...usualDesign, sections: sectionIds, signature: true, stamp: true, both: true }
  const pages = comprehensive({ ...input, letterhead, notes, plans }, [grownComparison(3, { method: 'ABO', over })], design)
  const file = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer()
  const facts = { title: '测试', author: '周', lang: 'zh', day: '2026-11-24' } as const
  return pdfOf(pages, { ...facts, pictures: [{ picture: film, file }] })
}

interface Element {
  readonly reference: string
  readonly dictionary: Dictionary
  readonly kids: readonly Element[]
  readonly marked: readonly number[]
}

const listOf = (value: Value | undefined): readonly Value[] =>
  Array.isArray(value) ? (value as readonly Value[]) : value === undefined || value === null ? [] : [value]

const opened = tools ? pdfObjects(await made()) : null

const elementAt = (reference: string): Element => {
  const dictionary = opened?.of(reference) ?? {}
  const kids = listOf(dictionary['/K'])
  return {
    ...{ reference, dictionary },
    kids: kids.filter(kid => typeof kid === 'string').map(elementAt),
    marked: kids.filter(kid => typeof kid === 'number'),
  }
}

const flat = (element: Element): readonly Element[] => [element, ...element.kids.flatMap(flat)]
const kindOf = ({ dictionary }: Element): string => String(dictionary['/S'])

/** Painting operators that no marked content holds, and marks opened within marks. */
const unmarked = (content: string): readonly string[] => {
  let depth = 0
  return content.split('\n').flatMap(line => {
    const operator = line.trim().split(/\s+/).at(-1) ?? ''
    if (['BDC', 'BMC'].includes(operator)) return ++depth > 1 ? [`within another: ${line}`] : []
    if (operator === 'EMC') return --depth < 0 ? ['ends nothing'] : []
    return depth === 0 && ['S', 'f', 'B', 'Do', 'Tj', 'Q'].includes(operator) && !/^Q$/.test(line.trim()) ? [line] : []
  })
}

describe.skipIf(!tools)(`a report read aloud${why}`, () => {
  const { root, of, pages, ofType } = opened ?? noPdfObjects
  const tree = of(root['/StructTreeRoot'])
  const documents = listOf(tree['/K']).map(each => elementAt(String(each)))
  const elements = documents.flatMap(flat)

  test('has everything that is painted within one mark, read or left out on purpose', () => {
    expect(pages.length).toBeGreaterThan(20)
    for (const { content } of pages) expect(unmarked(content)).toEqual([])
  })

  test('numbers the marks of a page in the order of its content, and each leads to the element that holds it', () => {
    const parents = new Map<number, readonly Value[]>()
    const rows = listOf((of(tree['/ParentTree'])['/Nums'] ?? null) as Value)
    for (let i = 0; i < rows.length; i += 2) parents.set(Number(rows[i]), listOf(rows[i + 1]))
    const byReference = new Map(elements.map(element => [element.reference, element]))
    for (const { page, reference, content } of pages) {
      const marks = [...content.matchAll(/\/(\w+) <<\/MCID (\d+)>> BDC/g)].map(match => [match[1], Number(match[2])] as const)
      expect(marks.map(([, number]) => number)).toEqual(marks.map((_, i) => i))
      const own = parents.get(Number(page['/StructParents'])) ?? []
      expect(own).toHaveLength(marks.length)
      for (const [tag, number] of marks) {
        const element = byReference.get(String(own[number]))
        expect([number, element?.marked.includes(number), element?.dictionary['/Pg']]).toEqual([number, true, reference])
        const kind = element ? kindOf(element).slice(1) : ''
        expect(kind === tag || (tag === 'P' && ['TH', 'TD'].includes(kind))).toBe(true)
      }
    }
  })

  test('is a tree of standard elements, each under its parent and reached once', () => {
    const references = elements.map(({ reference }) => reference)
    expect(new Set(references).size).toBe(references.length)
    expect(ofType('/StructElem')).toHaveLength(references.length)
    const under: Readonly<Record<string, readonly string[]>> = {
      '/Document': ['/Sect'],
      '/Sect': ['/H1', '/P', '/Figure', '/Table'],
      '/Table': ['/TR'],
      '/TR': ['/TH', '/TD'],
    }
    for (const element of elements) {
      for (const kid of element.kids) {
        expect(under[kindOf(element)]).toContain(kindOf(kid))
        expect(kid.dictionary['/P']).toBe(element.reference)
      }
      if (under[kindOf(element)])
        expect([kindOf(element), element.kids.length > 0, element.marked]).toEqual([kindOf(element), true, []])
    }
  })

  test('begins each page with its one heading, and reads on in the order of the page', () => {
    for (const section of elements.filter(element => kindOf(element) === '/Sect')) {
      const headings = section.kids.filter(kid => kindOf(kid) === '/H1')
      expect([section.dictionary['/T'], headings.length]).toEqual([section.dictionary['/T'], 1])
      const first = (element: Element): number => Math.min(...flat(element).flatMap(({ marked }) => marked))
      const order = section.kids.map(first)
      expect(order).toEqual([...order].sort((a, b) => a - b))
    }
  })

  test('says what each figure shows, and in its tables which cells name the others', () => {
    const alternatives = elements.filter(element => kindOf(element) === '/Figure').map(({ dictionary }) => dictionary['/Alt'])
    expect(alternatives.length).toBeGreaterThan(20)
    for (const alternative of alternatives)
      expect(
        String(alternative ?? '')
          .replace(/^u:/, '')
          .trim().length,
      ).toBeGreaterThan(3)
    const tables = elements.filter(element => kindOf(element) === '/Table')
    expect(tables.length).toBeGreaterThan(10)
    for (const table of tables) {
      const widths = new Set(table.kids.map(row => row.kids.length))
      expect([table.reference, widths.size]).toEqual([table.reference, 1])
      const names = flat(table).filter(element => kindOf(element) === '/TH')
      expect(names.length).toBeGreaterThan(0)
      for (const { dictionary } of names)
        expect(['/Row', '/Column']).toContain((dictionary['/A'] as Dictionary | undefined)?.['/Scope'])
    }
  })

  test('names its language, and the other one where it is spoken', () => {
    expect(String(root['/Lang'])).toMatch(/zh-CN$/)
    const spoken = elements
      .filter(element => kindOf(element) === '/Sect')
      .map(({ dictionary }) => String(dictionary['/Lang'] ?? 'zh'))
    expect(new Set(spoken.map(lang => lang.replace(/^u:/, '')))).toEqual(new Set(['zh', 'en']))
    const letters = (element: Element): string => String(element.dictionary['/Alt'] ?? '')
    for (const section of elements.filter(element => String(element.dictionary['/Lang'] ?? '').endsWith('en')))
      expect(flat(section).map(letters).join('')).not.toMatch(/患者|照片|描图/)
  })
})
