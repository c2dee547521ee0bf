import type { Blob } from 'node:buffer'
import type { Stream } from 'node:stream'
import type { Lang } from '@sella/ceph/words'
import type { Feature } from 'write-excel-file/node'
import { sanitizeTextContent } from 'write-excel-file/utility'

/** As the format numbers them (ECMA-376 part 1, 18.3.1.63): A4, and Letter for English. */
const papers: Readonly<Record<Lang, number>> = { zh: 9, en: 1 }

/** In inches. */
const margins = { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 } as const

const fitted = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>'
/** The sheet's name on the left, the page and how many there are on the right. */
const foot = '<headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>'

/** The first row of a sheet, repeated on every page of it. */
const repeated = (sheet: string, i: number): string => {
  const rows = sanitizeTextContent(`'${sheet.replaceAll("'", "''")}'!$1:$1`)
  return `<definedName name="_xlnm.Print_Titles" localSheetId="${i}">${rows}</definedName>`
}

/** Every sheet on pages as wide as it is, with its heading row and its name on each. */
export const printSetup = (lang: Lang): Feature<Stream | Buffer | Blob> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transformElementAttributes: (tag, attributes) => {
          if (tag === 'pageMargins') return margins
          // As many pages high as its rows need.
          return tag === 'pageSetup' ? { ...attributes, paperSize: papers[lang], fitToWidth: 1, fitToHeight: 0 } : attributes
        },
        transform: xml =>
          xml.replace(/<worksheet[^>]*>/, open => open + fitted).replace(/<pageSetup[^>]*\/>/, setup => setup + foot),
      },
      'xl/workbook.xml': {
        transform: (xml, sheets) => {
          const names = sheets.map(({ sheet = '' }, i) => repeated(sheet, i)).join('')
          return xml.replace(/<definedNames\s*\/>/, () => `<definedNames>${names}</definedNames>`)
        },
      },
    },
  },
})
