import { archivedText, archiveEntries } from './archive-entries'

/** A number whose format shows so many digits at least, whatever it is: 12 by `0000` is 0012. */
interface Padded {
  readonly value: number
  readonly digits: number
}

/** Numbers of a sheet by place: line and column, counted from 0. */
export type PaddedNumbers = ReadonlyMap<string, Padded>

export const placeOf = (line: number, column: number): string => `${line} ${column}`

type Attributes = Readonly<Record<string, string>>

const attributesIn = (tag: string): Attributes =>
  Object.fromEntries([...tag.matchAll(/([\w:]+)\s*=\s*["']([^"']*)["']/g)].map(([, name = '', text = '']) => [name, text]))

/** The opening tags of elements of a name, with any prefix. */
const tags = (xml: string, name: string): readonly Attributes[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\b([^>]*)>`, 'g'))].map(([, tag = '']) => attributesIn(tag))

/** How many digits a format of zeros alone shows at least; null for any other. What follows ; is for negative numbers, _ a space. */
const digitsOf = (format: string): number | null => {
  const [positive = ''] = format.split(';')
  const zeros = positive.replace(/_.$|\\ $/, '')
  return /^0{2,}$/.test(zeros) ? zeros.length : null
}

/** By number of a cell's style, the digits it shows at least (ECMA-376 18.8.10, 18.8.30). */
const digitsByStyle = (styles: string): readonly (number | null)[] => {
  const formats = new Map(tags(styles, 'numFmt').map(({ numFmtId = '', formatCode = '' }) => [numFmtId, formatCode]))
  const [cells = ''] = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles) ?? []
  return tags(cells, 'xf').map(({ numFmtId = '' }) => digitsOf(formats.get(numFmtId) ?? ''))
}

const columnOf = (letters: string): number => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** A cell of a sheet: its attributes, and what stands in it (ECMA-376 18.3.1.4). */
const cellsOf = /<(?:\w+:)?c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g

const paddedIn = (sheet: string, digits: readonly (number | null)[]): PaddedNumbers => {
  const padded = new Map<string, Padded>()
  for (const [, tag = '', inner = ''] of sheet.matchAll(cellsOf)) {
    const { r = '', s = '', t = 'n' } = attributesIn(tag)
    const [shown, [, letters = '', line = ''] = []] = [digits[Number(s)], /^([A-Z]+)(\d+)$/.exec(r) ?? []]
    const [, text] = /<(?:\w+:)?v[^>]*>([^<]*)</.exec(inner) ?? []
    if (t === 'n' && s !== '' && shown && text !== undefined && line !== '')
      padded.set(placeOf(Number(line) - 1, columnOf(letters)), { value: Number(text), digits: shown })
  }
  return padded
}

/** The path of a workbook's first sheet. */
const firstSheet = (workbook: string, relations: string): string => {
  const id = tags(workbook, 'sheet')[0]?.['r:id']
  const target = tags(relations, 'Relationship').find(({ Id }) => Id === id)?.Target ?? ''
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/**
 * The numbers of an XLSX file's first sheet that are shown with leading zeros: the zeros of a case number may be in its format alone.
 * None where the formats cannot be read.
 */
export const paddedNumbers = async (view: DataView): Promise<PaddedNumbers> => {
  const entries = archiveEntries(view) ?? []
  const textAt = async (path: string): Promise<string> => {
    const entry = entries.find(({ name }) => name === path)
    return entry ? archivedText(view, entry) : ''
  }
  const digits = digitsByStyle(await textAt('xl/styles.xml'))
  if (digits.every(shown => shown === null)) return new Map()
  return paddedIn(await textAt(firstSheet(await textAt('xl/workbook.xml'), await textAt('xl/_rels/workbook.xml.rels'))), digits)
}

/** A number as its format shows it: with its zeros only if it is the number at that place. */
export const withZeros = (value: number, at: Padded | undefined): string =>
  at?.value === value && Number.isInteger(value) && value >= 0 ? String(value).padStart(at.digits, '0') : String(value)
