import type { Words } from '../zh'

export const formFiles: Words['formFiles'] = {
  title_one: 'Leave this file out?',
  title_other: 'Leave these {{count}} files out?',
  text: 'The patient is not saved yet. If you close the form, neither what it says nor its files are kept; the receipt lists the files as left out.',
  discard: 'Leave out and close',
  stay: 'Keep editing',
}
