import type { IsoDay } from '../patient/record-day'
import { type DayOrder, readTableDay } from '../patient/typed-day'

/** What a column of a patient table may contain. `ignored`: the column is skipped. */
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

/** The field a heading refers to; null if it matches none. */
const fieldOf = (heading: string): ColumnField | null => headings.find(([, pattern]) => pattern.test(plain(heading)))?.[0] ?? null

/** Fields that may be filled from several columns. */
const several: ReadonlySet<ColumnField> = new Set(['notes', 'ignored'])

/**
 * The field of each column, by its heading; if several headings match a field, the first column gets it. Columns with an unknown
 * heading go into the notes, so that nothing is lost; columns without a heading are skipped.
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

/** Whether a line is a heading: two of its cells, or its only cell, name a patient field. */
export const isHeading = (line: readonly string[]): boolean => {
  const fields = line.filter(cell => fieldOf(cell) !== null).length
  return fields > 1 || (fields === 1 && line.filter(cell => cell.trim() !== '').length === 1)
}

/** Cell values that could not be parsed; the original text is kept in the notes. */
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

/** Family and given name in the order of their script: 陈 宇桐 becomes 陈宇桐, Smith and Anna become Anna Smith. */
const joined = (family: string, given: string): string =>
  /\p{Script=Han}/u.test(family + given) ? family + given : [given, family].filter(Boolean).join(' ')

/**
 * Converts a line of a table to a patient. Numeric codes for sex and ambiguous dates are not guessed: they are reported as
 * faults, and their text is kept in the notes under its heading.
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
