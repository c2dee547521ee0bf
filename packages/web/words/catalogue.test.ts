import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errors } from '@sella/contract/errors'
import { messages } from '@sella/contract/messages'
import { expect, test } from 'vitest'

/** The specification's catalogue (sections 5 and 8), sentence by sentence, and the row that says it. */
const catalogue = {
  'Timeout, please login again.': 'SESSION_EXPIRED',
  'Please auto-setting point first.': 'POINTS_FIRST',
  'Setting point information saved successfully.': 'POINTS_SAVED',
  'Currently in editing status, please save or cancel the modification first.': 'EDITING',
  'No lateral cephalogram is found at the current stage.': 'NO_LATERAL_FILM',
  'Please enter the name of the analysis method.': 'METHOD_NAME_EMPTY',
  'Method name already exists.': 'METHOD_NAME_EXISTS',
  'Please add at least one measurement method.': 'METHOD_EMPTY',
  'Please perform AI auto-setting point before analysis.': 'POINTS_BEFORE_ANALYSIS',
  'Analysis method deleted successfully.': 'METHOD_DELETED',
  'Failed to delete analysis method, please refresh the webpage or re-login and try again.': 'METHOD_DELETE_FAILED',
  'Analysis method updated successfully.': 'METHOD_UPDATED',
  'Failed to update the analysis method.': 'METHOD_UPDATE_FAILED',
  'Profile detection failed! Please try again later.': 'PROFILE_FAILED',
  'Alignment of lateral cephalogram and profile failed, please try again.': 'ALIGN_FAILED',
  'The current node data is abnormal.': 'NODE_ABNORMAL',
  'Key point information acquisition error of lateral cephalogram of the current case.': 'KEY_POINTS_FAILED',
  'Color settings saved successfully.': 'COLOURS_SAVED',
  'Failed to save color settings! Please try again later.': 'COLOURS_FAILED',
  'No changes have been made, no need to save.': 'NO_CHANGES',
  'Saved successfully.': 'SAVED',
  'Failed to save, please try again later.': 'SAVE_FAILED',
  'Modification saved successfully!': 'MODIFICATION_SAVED',
  'Please choose a stage first': 'STAGE_FIRST',
  'Please choose an analysis method first': 'METHOD_FIRST',
  'Please choose an age group first': 'AGE_GROUP_FIRST',
  "The current stage's lateral ceph has not been auto-digitized, please auto-digitize first": 'STAGE_NOT_DIGITIZED',
  'The current record needs a lateral ceph uploaded first': 'FILM_FIRST',
  'A record number is duplicated, please contact customer service': 'RECORD_DUPLICATE',
  'There is currently no overlap method!': 'NO_OVERLAP',
  'Error fetching overlap scheme data, please retry later or log in again': 'OVERLAP_FETCH',
} as const

/** Said in the words of the product, since the specification gives their sense only. */
const inSense = [
  ...([
    'NETWORK',
    'CONFIRM_UNSAVED_METHOD',
    'CONFIRM_AUTO_POINTS',
    'CONFIRM_DELETE_METHOD',
    'LOADING_SAVE',
    'LOADING_DETECT',
  ] as const),
  ...(['LOADING_DELETE', 'LOADING_PROFILE', 'LOADING_ALIGN', 'LOADING_PNG', 'LOADING_PDF'] as const),
]

const rows: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = { ...errors, ...messages }

test.each(Object.entries(catalogue))('“%s” stands once, as %s', (sentence, code) => {
  const bare = (text: string) => text.replace(/[.!]$/, '')
  const matching = Object.entries(rows).filter(([, row]) => bare(row.en) === bare(sentence))
  expect(matching.map(([name]) => name)).toEqual([code])
  expect(rows[code]?.zh).toMatch(/\p{Script=Han}/u)
})

/** Sources of the packages that speak to a doctor, tests and the tables themselves left out. */
const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(place => !/node_modules|\/(dist|testing)\//.test(place))

test('every sentence of the tables is said by some part of the product, and none is in a language alone', () => {
  const packages = join(import.meta.dirname, '..', '..')
  const text = ['web', 'workbench', 'server', 'cli', 'detect']
    .flatMap(name => sources(join(packages, name)).map(place => readFileSync(place, 'utf8')))
    .join('\n')
  const silent = Object.keys(rows).filter(code => !new RegExp(`'${code}'|\\b${code}:`).test(text))
  expect(silent).toEqual([])
  for (const code of [...Object.values(catalogue), ...inSense]) expect([code, rows[code] !== undefined]).toEqual([code, true])
})
