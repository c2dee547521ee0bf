import type { IsoDay } from '../patient/record-day'
import { type DayOrder, readTableDay } from '../patient/typed-day'

/** What a column of a table of patients may hold. `ignored`: it is left out. */
export const columnFields = [
  'name',
  'familyName',
  'givenName',
  'number',
  'sex',
  'birthday',
  'phone',
  'agency',
  'notes',
  'ignored',
] as const
export type ColumnField = (typeof columnFields)[number]

const headings: readonly (readonly [ColumnField, RegExp])[] = [
  ['familyName', /^(姓|姓氏|family ?name|last ?name|surname)$/],
  ['givenName', /^(名|名字|given ?name|first ?name|forename)$/],
  ['number', /^(病历号|病案号|门诊号|就诊号|患者编号|病人编号|患者id|病人id|编号|档案号|卡号|病例号)$/],
  ['number', /^((patient|case|chart|file|record|medical record|card)? ?(no|nr|number|num|id|#)|mrn|patient ?id|case ?no)$/],
  ['name', /^(姓名|患者姓名|病人姓名|患者|病人|name|full ?name|patient|patient'?s? ?name)$/],
  ['sex', /^(性别|患者性别|sex|gender)$/],
  ['birthday', /^(出生日期|出生年月日|出生年月|生日|出生|birth ?day|birth ?date|date of birth|dob|born)$/],
  [
    'phone',
    /^(电话|手机|手机号|手机号码|联系电话|联系方式|电话号码|phone|mobile|tel|telephone|cell|phone ?number|mobile ?number)$/,
  ],
  ['agency', /^(机构|诊所|医院|单位|门诊|来源机构|clinic|agency|hospital|institution|practice|office)$/],
  ['notes', /^(备注|说明|注释|病情|notes?|remarks?|comments?)$/],
]

const plain = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[（(【[].*$/, '')
    .replace(/[_\-.:：*\s]+/g, ' ')
    .trim()

/** What a heading speaks of; null where it says nothing that a patient has. */
const fieldOf = (heading: string): ColumnField | null => headings.find(([, pattern]) => pattern.test(plain(heading)))?.[0] ?? null

/** Fields that several columns may fill. */
const several: ReadonlySet<ColumnField> = new Set(['notes', 'ignored'])

/**
 * What each column holds, by the headings: a field goes to the first column that speaks of it. A column with a heading that nobody knows
 * goes into the notes, so that nothing is lost; one without a heading is left out.
 */
export const columnsOf = (line: readonly string[]): readonly ColumnField[] => {
  const taken = new Set<ColumnField>()
  return line.map(heading => {
    if (heading.trim() === '') return 'ignored'
    const field = fieldOf(heading)
    if (field === null || (taken.has(field) && !several.has(field))) return 'notes'
    taken.add(field)
    return field
  })
}

/** Whether a line is one of headings: two of its cells speak of something a patient has, or its only one does. */
export const isHeading = (line: readonly string[]): boolean => {
  const fields = line.filter(cell => fieldOf(cell) !== null).length
  return fields > 1 || (fields === 1 && line.filter(cell => cell.trim() !== '').length === 1)
}

/** What a line cannot be taken for; each with the text that could not be read, which the notes then keep. */
export type CellFault = 'birthday' | 'sex'

export interface PatientLine {
  readonly name: string
  readonly number: string
  readonly sex: 'male' | 'female' | null
  readonly birthday: IsoDay | null
  readonly phone: string
  readonly agency: string
  readonly notes: string
  readonly faults: readonly { readonly fault: CellFault; readonly text: string }[]
}

const sexes: Readonly<Record<string, 'male' | 'female'>> = {
  ...{ 男: 'male', 男性: 'male', m: 'male', male: 'male', boy: 'male' },
  ...{ 女: 'female', 女性: 'female', f: 'female', female: 'female', girl: 'female' },
}

const unsaid = /^(|-|—|\/|无|未知|不详|未填|n\/?a|none|null|unknown)$/i

interface Columns {
  readonly headings: readonly string[]
  readonly fields: readonly ColumnField[]
  readonly order: DayOrder
}

/** Family and given name in the order of their script: 陈 宇桐 as 陈宇桐, Smith and Anna as Anna Smith. */
const joined = (family: string, given: string): string =>
  /\p{Script=Han}/u.test(family + given) ? family + given : [given, family].filter(Boolean).join(' ')

/**
 * A line of a table as a patient. Digits for a sex and days that may be read in two ways are not guessed: they are faults, and what
 * could not be read stays in the notes under its heading.
 */
export const patientOfLine = (cells: readonly string[], { headings: names, fields, order }: Columns): PatientLine => {
  const cell = (wanted: ColumnField): string => (fields.includes(wanted) ? (cells[fields.indexOf(wanted)] ?? '').trim() : '')
  const [sexText, dayText] = [cell('sex'), cell('birthday')]
  const sex = sexes[sexText.normalize('NFKC').toLowerCase()] ?? null
  const birthday = readTableDay(dayText, order)
  const faults = [
    ...(birthday === null && !unsaid.test(dayText) ? [{ fault: 'birthday', text: dayText } as const] : []),
    ...(sex === null && !unsaid.test(sexText) ? [{ fault: 'sex', text: sexText } as const] : []),
  ]
  const notes = fields.flatMap((field, i) => {
    const text = (cells[i] ?? '').trim()
    const keeps = field === 'notes' || faults.some(({ fault }) => fault === field)
    if (!keeps || text === '') return []
    return [fieldOf(names[i] ?? '') === 'notes' ? text : `${(names[i] ?? '').trim()}: ${text}`]
  })
  return {
    name: cell('name') || joined(cell('familyName'), cell('givenName')),
    number: cell('number'),
    sex,
    birthday,
    phone: cell('phone'),
    agency: cell('agency'),
    notes: notes.join('\n'),
    faults,
  }
}
