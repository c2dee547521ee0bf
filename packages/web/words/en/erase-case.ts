import type { Words } from '../zh'

/** The question before cases are erased for good. */
export const eraseCase: Words['eraseCase'] = {
  title: 'Permanently delete “{{name}}”?',
  titleAll_one: 'Permanently delete the patient in the bin?',
  titleAll_other: 'Permanently delete the {{count}} patients in the bin?',
  lost: 'Details, records, original images, tracings, the file, plans and documents are deleted and cannot be restored. To keep them, export everything under My account first.',
  log: 'The change log keeps only what was done and when, without the identity of the patient.',
  backups: 'Backups and exports made before still contain the patient; the administrator must destroy them separately.',
  password: 'Type your password to confirm',
  needed: 'Please type your password',
  wrong: 'The password is wrong; nothing was deleted',
  now: 'Delete permanently',
  done: 'Permanently deleted: {{count}}',
}
