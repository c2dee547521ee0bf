import type { Words } from '../zh'

/** Where files dropped on a case go. */
export const dropQuestion: Words['dropQuestion'] = {
  title_one: 'Add 1 file to “{{name}}”',
  title_other: 'Add {{count}} files to “{{name}}”',
  byDay: 'Files with a date go to the record of that day. Files without one go to:',
  where: 'Record for files without a date',
  latest: 'The latest record: {{day}} {{stage}}',
  fresh: 'A new record for today: {{day}}',
  add: 'Add',
}
