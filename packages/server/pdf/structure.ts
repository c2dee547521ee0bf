import type { PdfFile } from './file'
import { list, reference, textString } from './syntax'
import type { Stretch } from './tags'

/** The tree by which a document is read out (ISO 32000-1, 14.7): the document, a section for each page, its parts in order. */
export interface Structure {
  readonly root: number
  /** Starts a page; its parts are counted from 0. */
  page(id: number, title: string): PageParts
  embed(): void
}

export interface PageParts {
  /** The page's row in the tree of parents. */
  readonly key: number
  /** Adds a part and says its number on the page. */
  add(tag: Exclude<Stretch['tag'], 'Artifact'>): number
}

interface Section {
  readonly id: number
  readonly page: number
  readonly title: string
  readonly parts: { readonly id: number; readonly tag: string }[]
}

export const structureOf = (file: PdfFile): Structure => {
  const [root, document] = [file.id(), file.id()]
  const sections: Section[] = []
  const embedSection = ({ id, page, title, parts }: Section): void => {
    for (const [number, { id: part, tag }] of parts.entries()) {
      const alternative = tag === 'Figure' ? ` /Alt ${textString(title)}` : ''
      const of = `/P ${reference(id)} /Pg ${reference(page)} /K ${number}`
      file.pack(part, `<</Type /StructElem /S /${tag} ${of}${alternative}>>`)
    }
    const kids = list(parts.map(part => part.id))
    file.pack(id, `<</Type /StructElem /S /Sect /P ${reference(document)} /T ${textString(title)} /K ${kids}>>`)
  }
  return {
    root,
    page: (page, title) => {
      const section: Section = { id: file.id(), page, title, parts: [] }
      sections.push(section)
      return {
        key: sections.length - 1,
        add: tag => section.parts.push({ id: file.id(), tag }) - 1,
      }
    },
    embed: () => {
      for (const section of sections) embedSection(section)
      const kids = list(sections.map(section => section.id))
      file.pack(document, `<</Type /StructElem /S /Document /P ${reference(root)} /K ${kids}>>`)
      const rows = sections.map(({ parts }, key) => `${key} ${list(parts.map(part => part.id))}`)
      const parents = `/ParentTree <</Nums [${rows.join(' ')}]>> /ParentTreeNextKey ${sections.length}`
      file.pack(root, `<</Type /StructTreeRoot /K ${reference(document)} ${parents}>>`)
    },
  }
}
