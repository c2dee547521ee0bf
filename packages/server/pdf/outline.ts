import type { PdfFile } from './file'
import { reference, textString } from './syntax'

export interface Bookmark {
  readonly title: string
  /** The page it opens. */
  readonly page: number
}

/** The first page of each section, in order. */
export const bookmarksOf = (
  pages: readonly { readonly id: number; readonly sections: readonly string[] }[],
): readonly Bookmark[] => {
  const all = pages.flatMap(({ id, sections }) => sections.map(title => ({ title, page: id })))
  return all.filter(({ title }, i) => title !== '' && title !== all[i - 1]?.title)
}

/** The bookmarks (ISO 32000-1, 12.3.3); null when there are none. */
export const outlineOf = (file: PdfFile, bookmarks: readonly Bookmark[]): number | null => {
  const [first, last] = [bookmarks[0], bookmarks.at(-1)]
  if (!first || !last) return null
  const root = file.id()
  const ids = bookmarks.map(() => file.id())
  for (const [i, { title, page }] of bookmarks.entries()) {
    const [before, after] = [ids[i - 1], ids[i + 1]]
    const beside = `${before ? ` /Prev ${reference(before)}` : ''}${after ? ` /Next ${reference(after)}` : ''}`
    const to = `/Dest [${reference(page)} /Fit]`
    file.pack(ids[i] ?? 0, `<</Title ${textString(title)} /Parent ${reference(root)} ${to}${beside}>>`)
  }
  const ends = `/First ${reference(ids[0] ?? 0)} /Last ${reference(ids.at(-1) ?? 0)}`
  file.pack(root, `<</Type /Outlines ${ends} /Count ${bookmarks.length}>>`)
  return root
}
