import type { Words } from '../zh'

export const formFiles: Words['formFiles'] = {
  title_one: 'Leave this file out?',
  title_other: 'Leave these {{count}} files out?',
  text: 'The patient is not saved yet. If you close the form, neither what it says nor its files are kept; the receipt lists the files as left out.',
  discard: 'Leave out and close',
  stay: 'Keep editing',
  otherDesk: 'You have gone to “{{clinic}}” in another window: once saved, this patient belongs there.',
  ownDesk: 'You have gone to your own cases in another window: once saved, this patient belongs there, not to the clinic.',
}
