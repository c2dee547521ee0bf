import type { Cell } from '@sella/drawing/scene/scene'
import type { PdfFile } from './file'
import { list, reference, textString } from './syntax'
import type { Stretch } from './tags'

/**
 * The structure tree by which a document is read aloud (ISO 32000-1, 14.7): the document, a section per page, its parts in order.
 */
export interface Structure {
  readonly root: number
  /** Starts a page; its parts are numbered from 0. `lang`: the page's language, if different from the document's. */
  page(id: number, title: string, lang?: string): PageParts
  embed(): void
}

/** `lang`: the part's language, if different from the page's. */
type Part = Pick<Stretch, 'cell' | 'alt'> & { readonly tag: Exclude<Stretch['tag'], 'Artifact'>; readonly lang?: string }

export interface PageParts {
  /** The page's key in the parent tree. */
  readonly key: number
  /** Adds a part and returns its number on the page; a part of a cell goes into its table. */
  add(stretch: Part): number
}

/** A part, or a cell with all the stretches of its text. */
interface Leaf {
  readonly id: number
  readonly tag: string
  readonly numbers: number[]
  readonly cell: Cell | undefined
  /** Alternative text, if it is a figure. */
  readonly alt: string | undefined
  readonly lang: string | undefined
}

interface Section {
  readonly id: number
  readonly page: number
  readonly title: string
  readonly lang: string | undefined
  readonly leaves: Leaf[]
  /** The leaf to which each stretch belongs, by number. */
  readonly owners: number[]
}

const sameCell = (a: Cell, b: Cell | undefined): boolean => a.table === b?.table && a.row === b.row && a.column === b.column

const leafTag = (tag: string, cell: Cell | undefined): string => (cell ? (cell.names ? 'TH' : 'TD') : tag)

const scopeOf = ({ cell }: Leaf): string =>
  cell?.names ? ` /A <</O /Table /Scope /${cell.names === 'column' ? 'Column' : 'Row'}>>` : ''

const spokenIn = ({ lang }: { readonly lang: string | undefined }): string => (lang ? ` /Lang (${lang})` : '')

/** The element that something is part of, and its page's section. */
interface Under {
  readonly parent: number
  readonly section: Section
}

const embedLeaf = (file: PdfFile, leaf: Leaf, { parent, section: { page, title } }: Under): void => {
  const alternative = leaf.tag === 'Figure' ? ` /Alt ${textString(leaf.alt ?? title)}` : ''
  const of = `/P ${reference(parent)} /Pg ${reference(page)} /K [${leaf.numbers.join(' ')}]`
  file.pack(leaf.id, `<</Type /StructElem /S /${leaf.tag} ${of}${alternative}${spokenIn(leaf)}${scopeOf(leaf)}>>`)
}

const embedRow = (file: PdfFile, cells: readonly Leaf[], columns: number, { parent, section }: Under): number => {
  const id = file.id()
  const kids = Array.from({ length: columns }, (_, column) => {
    const leaf = cells.find(({ cell }) => cell?.column === column)
    if (leaf) embedLeaf(file, leaf, { parent: id, section })
    const kid = leaf?.id ?? file.id()
    if (!leaf) file.pack(kid, `<</Type /StructElem /S /TD /P ${reference(id)} /Pg ${reference(section.page)}>>`)
    return kid
  })
  file.pack(id, `<</Type /StructElem /S /TR /P ${reference(parent)} /K ${list(kids)}>>`)
  return id
}

const embedTable = (file: PdfFile, leaves: readonly Leaf[], { parent, section }: Under): number => {
  const id = file.id()
  const rows = [...new Set(leaves.map(({ cell }) => cell?.row ?? 0))].sort((a, b) => a - b)
  const columns = Math.max(...leaves.map(({ cell }) => cell?.column ?? 0)) + 1
  const inRow = (row: number) => leaves.filter(({ cell }) => cell?.row === row)
  const kids = rows.map(row => embedRow(file, inRow(row), columns, { parent: id, section }))
  file.pack(id, `<</Type /StructElem /S /Table /P ${reference(parent)} /K ${list(kids)}>>`)
  return id
}

const embedSection = (file: PdfFile, section: Section, document: number): void => {
  const { id, title, leaves, lang } = section
  const kids = leaves.flatMap((leaf, i): readonly number[] => {
    const { cell } = leaf
    if (!cell) {
      embedLeaf(file, leaf, { parent: id, section })
      return [leaf.id]
    }
    // A table is placed where its first cell is.
    const own = leaves.filter(other => other.cell?.table === cell.table)
    return leaves.indexOf(own[0] ?? leaf) === i ? [embedTable(file, own, { parent: id, section })] : []
  })
  const of = `/P ${reference(document)} /T ${textString(title)} /K ${list(kids)}${spokenIn({ lang })}`
  file.pack(id, `<</Type /StructElem /S /Sect ${of}>>`)
}

/** Adds a part to a page's section and returns its number there. */
const add = (file: PdfFile, { leaves, owners }: Section, { tag, cell, alt, lang }: Part): number => {
  const number = owners.length
  const existing = cell && leaves.find(leaf => sameCell(cell, leaf.cell))
  const leaf = existing ?? { id: file.id(), tag: leafTag(tag, cell), numbers: [], cell, alt, lang }
  if (!existing) leaves.push(leaf)
  leaf.numbers.push(number)
  owners.push(leaf.id)
  return number
}

export const structureOf = (file: PdfFile): Structure => {
  const [root, document] = [file.id(), file.id()]
  const sections: Section[] = []

  return {
    root,
    page: (page, title, lang) => {
      const section: Section = { id: file.id(), page, title, lang, leaves: [], owners: [] }
      sections.push(section)
      return { key: sections.length - 1, add: stretch => add(file, section, stretch) }
    },
    embed: () => {
      for (const section of sections) embedSection(file, section, document)
      const kids = list(sections.map(section => section.id))
      file.pack(document, `<</Type /StructElem /S /Document /P ${reference(root)} /K ${kids}>>`)
      const rows = sections.map(({ owners }, key) => `${key} ${list(owners)}`)
      const parents = `/ParentTree <</Nums [${rows.join(' ')}]>> /ParentTreeNextKey ${sections.length}`
      file.pack(root, `<</Type /StructTreeRoot /K ${reference(document)} ${parents}>>`)
    },
  }
}
