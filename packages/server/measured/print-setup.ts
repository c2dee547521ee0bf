import type { Blob } from 'node:buffer'
import type { Stream } from 'node:stream'
import type { Lang } from '@sella/ceph/words'
import type { Feature } from 'write-excel-file/node'
import { sanitizeTextContent } from 'write-excel-file/utility'
import { type PageBreaks, printedScale } from './page-breaks'

/** As the format numbers them (ECMA-376 part 1, 18.3.1.63): A4, and Letter for English. */
const papers: Readonly<Record<Lang, number>> = { zh: 9, en: 1 }

/** In inches. */
const margins = { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 } as const

const fitted = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>'

/** As Excel names columns: A, …, Z, AA. */
const letters = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : letters(Math.floor(column / 26) - 1) + letters(column % 26)

const breaksXml = ({ breaks }: PageBreaks): string =>
  `<colBreaks count="${breaks.length}" manualBreakCount="${breaks.length}">${breaks
    .map(column => `<brk id="${column}" max="1048575" man="1"/>`)
    .join('')}</colBreaks>`

/** As many pages high as its rows need; one wide, or those of its breaks, read across before down. */
const pagesOf = (breaks: PageBreaks | null): Readonly<Record<string, string | number>> =>
  breaks ? { scale: printedScale, pageOrder: 'overThenDown' } : { fitToWidth: 1, fitToHeight: 0 }
/** The sheet's name on the left, the page and how many there are on the right. */
const foot = '<headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>'

/** The first row of a sheet, repeated on every page of it, with the columns that say what a row is of. */
const repeated = (sheet: string, i: number, breaks: PageBreaks | null): string => {
  const of = `'${sheet.replaceAll("'", "''")}'`
  const columns = breaks ? `${of}!$A:$${letters(breaks.repeats - 1)},` : ''
  return `<definedName name="_xlnm.Print_Titles" localSheetId="${i}">${sanitizeTextContent(`${columns}${of}!$1:$1`)}</definedName>`
}

/** Every sheet on pages as wide as it is or on those of its breaks, with its heading row and its name on each. */
export const printSetup = (lang: Lang, pages: readonly (PageBreaks | null)[]): Feature<Stream | Buffer | Blob> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transformElementAttributes: (tag, attributes, _, __, { sheetIndex }) => {
          if (tag === 'pageMargins') return margins
          const setup = { ...attributes, paperSize: papers[lang], ...pagesOf(pages[sheetIndex] ?? null) }
          return tag === 'pageSetup' ? setup : attributes
        },
        transform: (xml, _, { sheetIndex }) => {
          const breaks = pages[sheetIndex] ?? null
          return xml
            .replace(/<worksheet[^>]*>/, open => (breaks ? open : open + fitted))
            .replace(/<pageSetup[^>]*\/>/, setup => setup + foot + (breaks ? breaksXml(breaks) : ''))
        },
      },
      'xl/workbook.xml': {
        transform: (xml, sheets) => {
          const names = sheets.map(({ sheet = '' }, i) => repeated(sheet, i, pages[i] ?? null)).join('')
          return xml.replace(/<definedNames\s*\/>/, () => `<definedNames>${names}</definedNames>`)
        },
      },
    },
  },
})
