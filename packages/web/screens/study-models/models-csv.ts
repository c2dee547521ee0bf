import type { ModelRow } from '@sella/ceph/study-models/model-rows'
import type { Lang } from '@sella/ceph/words'

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
const head = ['item', 'value', 'unit', 'error', 'norm', 'norm_sd', 'norm_of', 'note'].map(quoted).join(',')

/** The measurements as a table for spreadsheets, UTF-8 with a byte order mark; numbers unrounded. */
export const modelsCsv = (rows: readonly ModelRow[], lang: Lang): string => {
  const lines = rows.map(({ name, value, unit, error, norm, note }) =>
    [
      ...[quoted(name[lang]), value, quoted(unit), error ?? '', norm?.mean ?? '', norm?.sd ?? ''],
      ...[quoted(norm?.of[lang] ?? ''), quoted(note?.[lang] ?? '')],
    ].join(','),
  )
  return `\uFEFF${[head, ...lines].join('\r\n')}\r\n`
}
