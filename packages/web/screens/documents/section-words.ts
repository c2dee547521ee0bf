import type { Lang } from '@sella/ceph/words'
import { sectionNames } from '@sella/drawing/report/design'

/** The sections of a document, stored by their names in its own language, as the reader calls them; other names stay. */
export const sectionWords = (stored: readonly string[], lang: Lang): readonly string[] =>
  stored.map(name => Object.values(sectionNames).find(({ zh, en }) => zh === name || en === name)?.[lang] ?? name)
