import type { Words } from '../zh'

/** What another window has done meanwhile to an own analysis, its norms or a measurement. */
export const metElsewhere: Words['metElsewhere'] = {
  name: 'Its name there is “{{name}}”.',
  there: 'Only there: {{items}}.',
  here: 'Only here: {{items}}.',
  order: 'The order, lines or name differ.',
  choose: 'You can save yours separately as “{{name}}”. If you go back and save again, yours replaces it.',
  beside: 'Save a copy',
  back: 'Go back',
  deleted: 'The analysis was deleted in another window',
  deletedText: 'Your version is still here; saving adds it again',
  deletingTitle: '“{{name}}” was changed in another window. Delete it anyway?',
  deleteStill: 'Delete anyway',
  valuesTitle: 'These values were changed in another window',
  values: 'Saved there: {{values}}',
  replace: 'Replace with mine',
  itemTitle: '“{{name}}” was changed in another window',
  item: 'Saved there: {{item}}. You can save yours separately as “{{name}}”. If you go back and save again, yours replaces it.',
}
