import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const web = join(import.meta.dirname, '..')
const pages = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.tsx'))
const texts = new Map(pages.map(path => [path, readFileSync(join(web, path), 'utf8')]))

/** Dialogs in which nothing is typed: they show something or put a question. */
const without = [
  ...['about/about-dialog', 'parts/act-dialog', 'parts/between', 'parts/confirm', 'peek/peek-drawer'],
  ...['report/export-dialog', 'report/png-dialog', 'screens/clinic/remove-dialog', 'screens/digitization/export-this'],
  ...['screens/digitization/key-sheet', 'screens/digitization/photo/leaving', 'screens/digitization/saving/conflict-dialog'],
  ...['screens/documents/designer', 'screens/documents/documents'],
  ...['screens/overlapping/conflict-dialog', 'screens/patient-image/beside/beside-dialog'],
  ...['screens/patient-image/bin/bin-dialog', 'screens/patient-image/dicom-dialog', 'screens/patient-image/phone/phone-dialog'],
  ...['screens/patient-image/replace-question', 'screens/patients/drop-question', 'screens/planning/photo-drawer'],
  ...['screens/patients-search/patients-search', 'screens/user/number-question'],
]
/** What is typed there finds something, and is of no use afterwards. */
const finding = ['screens/clinic/new-link', 'screens/digitization/palette/palette', 'screens/intake/waiting/pacs-dialog']
/** Only a password or a code is typed there, which is not kept on purpose. */
const proving = ['screens/patients/erase-dialog', 'screens/user/proof-dialog']
/** Asks by the workbench's own question, and keeps what is typed on this machine. */
const asking = ['screens/digitization/analyses/analyses-dialog']

const field = /<(TextInput|Input|Input\.TextArea|InputNumber|textarea|PairFields|PasswordField|ProofFields|ColorPicker)\b/
const plain = /<(Modal|Drawer)\b/

it('every dialog with fields is left by the one way that asks before what is typed is lost', () => {
  const exempt = [...without, ...finding, ...proving, ...asking, 'form-draft/form-dialog'].map(name => `${name}.tsx`)
  const own = [...texts].filter(([, text]) => plain.test(text)).map(([path]) => path)
  expect(own.toSorted()).toEqual(exempt.toSorted())
})

it('in the dialogs said to be without fields nothing can be typed', () => {
  expect(without.filter(name => field.test(texts.get(`${name}.tsx`) ?? ''))).toEqual([])
})

it('a dialog with fields knows when something is typed', () => {
  const forms = [...texts].flatMap(([path, text]) =>
    (text.match(/<Form(Modal|Drawer)\s[^>]*/g) ?? []).map(tag => ({ path, tag })),
  )
  expect(forms.length).toBeGreaterThan(14)
  expect(forms.filter(({ tag }) => !/typed=\{(?!false|true)/.test(tag))).toEqual([])
})
