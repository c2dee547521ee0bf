import type { MeasuredRow } from '@sella/ceph/tabulate/measured'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { DicomFields } from '../dicom/write'

/** Comprehensive SR (PS3.6 annex A). */
const comprehensive = '1.2.840.10008.5.1.4.1.1.88.33'

interface Code {
  readonly value: string
  readonly scheme: string
  readonly meaning: string
}

/** The film that points lie on, as an object of the case. */
export interface SourceFilm {
  readonly study: string
  readonly series: string
  readonly instance: string
  readonly sopClass: string
}

/** What a report of measurements says of one record. */
export interface Measured {
  readonly method: { readonly name: string; readonly title: string }
  readonly rows: readonly MeasuredRow[]
  readonly tracing: Tracing
  readonly film: SourceFilm
  /** Whose tracing it is, as a person's name (PN). */
  readonly observer: string
  readonly lang: 'zh' | 'en'
  /** An orthodontist has yet to approve the tracing. */
  readonly preliminary: boolean
  /** Names what is tracked: the same for the same item of a record. */
  readonly uid: (thing: string) => string
}

const dcm = (value: string, meaning: string): Code => ({ value, scheme: 'DCM', meaning })
/** Codes of this program, until others are licensed for cephalometric items: the item's key and its words. */
const own = (value: string, meaning: string): Code => ({ value, scheme: '99SELLA', meaning })

/** At most 16 characters stand as short code value, longer ones as a long one (PS3.3 8.1); a meaning has 64. */
const codeFields = ({ value, scheme, meaning }: Code): DicomFields => ({
  ...(value.length > 16 ? ({ '00080119': ['UC', value] } as const) : ({ '00080100': ['SH', value] } as const)),
  '00080102': ['SH', scheme],
  '00080104': ['LO', meaning.replaceAll('\\', ' ').slice(0, 64)],
})

type Relation = 'CONTAINS' | 'HAS OBS CONTEXT' | 'HAS CONCEPT MOD' | 'SELECTED FROM'

interface Item {
  readonly relation: Relation
  readonly type: string
  readonly concept?: Code
  readonly fields?: DicomFields
  readonly content?: readonly Item[]
}

const itemFields = ({ relation, type, concept, fields = {}, content = [] }: Item): DicomFields => ({
  '0040a010': ['CS', relation],
  '0040a040': ['CS', type],
  ...(concept ? ({ '0040a043': ['SQ', [codeFields(concept)]] } as const) : {}),
  ...fields,
  ...(content.length > 0 ? ({ '0040a730': ['SQ', content.map(itemFields)] } as const) : {}),
})

const container = (concept: Code, content: readonly Item[]): Item => ({
  ...{ relation: 'CONTAINS', type: 'CONTAINER', concept, content },
  fields: { '0040a050': ['CS', 'SEPARATE'] },
})

const text = (relation: Relation, concept: Code, value: string): Item => ({
  ...{ relation, type: 'TEXT', concept },
  fields: { '0040a160': ['UT', value] },
})

const codeItem = (relation: Relation, concept: Code, value: Code): Item => ({
  ...{ relation, type: 'CODE', concept },
  fields: { '0040a168': ['SQ', [codeFields(value)]] },
})

const uidItem = (concept: Code, uid: string): Item => ({
  ...{ relation: 'HAS OBS CONTEXT', type: 'UIDREF', concept },
  fields: { '0040a124': ['UI', uid] },
})

const imageFields = ({ sopClass, instance }: SourceFilm): DicomFields => ({
  '00081199': ['SQ', [{ '00081150': ['UI', sopClass], '00081155': ['UI', instance] }]],
})

const image = (relation: Relation, film: SourceFilm): Item => ({ relation, type: 'IMAGE', fields: imageFields(film) })

/** Units by UCUM. */
const units: Readonly<Record<string, Code>> = {
  degree: { value: 'deg', scheme: 'UCUM', meaning: 'degree' },
  mm: { value: 'mm', scheme: 'UCUM', meaning: 'millimeter' },
  percent: { value: '%', scheme: 'UCUM', meaning: 'percent' },
  '': { value: '1', scheme: 'UCUM', meaning: 'no units' },
}

/** A decimal string has 16 characters (PS3.5 6.2). */
const decimal = (value: number): string => String(Number(value.toPrecision(10))).slice(0, 16)

const numbers = ({ rows }: Measured): readonly Item[] =>
  rows.flatMap(({ item, name, value, unit }) => {
    const code = units[unit]
    if (value === null || !Number.isFinite(value) || !code) return []
    const measured: DicomFields = { '0040a30a': ['DS', decimal(value)], '004008ea': ['SQ', [codeFields(code)]] }
    return [{ relation: 'CONTAINS', type: 'NUM', concept: own(item, name), fields: { '0040a300': ['SQ', [measured]] } }]
  })

const tracked = (identifier: string, uid: string): readonly Item[] => [
  text('HAS OBS CONTEXT', dcm('112039', 'Tracking Identifier'), identifier),
  uidItem(dcm('112040', 'Tracking Unique Identifier'), uid),
]

/** Column and row of a point; 0\0 is the upper left corner of the first pixel (PS3.3 C.18.6), as in the product's own frame. */
const place = (x: number, y: number): DicomFields => {
  const bytes = Buffer.alloc(8)
  bytes.writeFloatLE(x, 0)
  bytes.writeFloatLE(y, 4)
  return { '00700022': ['FL', bytes], '00700023': ['CS', 'POINT'] }
}

/** Each placed point as a region of its own (TID 1410). */
const landmarks = ({ tracing, film, uid }: Measured): readonly Item[] =>
  Object.entries(tracing.points).flatMap(([name, point]) =>
    point && Number.isFinite(point.x) && Number.isFinite(point.y)
      ? [
          container(dcm('125007', 'Measurement Group'), [
            ...tracked(name, uid(`landmark ${film.instance} ${name}`)),
            {
              ...{ relation: 'CONTAINS', type: 'SCOORD', concept: dcm('111030', 'Image Region') },
              ...{ fields: place(point.x, point.y), content: [image('SELECTED FROM', film)] },
            },
          ]),
        ]
      : [],
  )

const contentOf = (of: Measured): readonly Item[] => {
  const { lang, observer, method, film, uid } = of
  const language = lang === 'zh' ? 'zh-CN' : 'en-US'
  const group = [...tracked(method.title, uid(`analysis ${film.instance} ${method.name}`)), ...numbers(of)]
  return [
    codeItem('HAS CONCEPT MOD', dcm('121049', 'Language of Content Item and Descendants'), {
      ...{ value: language, scheme: 'RFC5646', meaning: lang === 'zh' ? 'Chinese (China)' : 'English (US)' },
    }),
    codeItem('HAS OBS CONTEXT', dcm('121005', 'Observer Type'), dcm('121006', 'Person')),
    {
      ...{ relation: 'HAS OBS CONTEXT', type: 'PNAME', concept: dcm('121008', 'Person Observer Name') },
      fields: { '0040a123': ['PN', observer] },
    },
    codeItem('HAS CONCEPT MOD', dcm('121058', 'Procedure reported'), own('ceph', 'Cephalometric analysis')),
    container(dcm('111028', 'Image Library'), [image('CONTAINS', film)]),
    container(dcm('126010', 'Imaging Measurements'), [container(dcm('125007', 'Measurement Group'), group), ...landmarks(of)]),
  ]
}

const evidence = ({ study, series, instance, sopClass }: SourceFilm): DicomFields => ({
  '0020000d': ['UI', study],
  '00081115': [
    'SQ',
    [{ '0020000e': ['UI', series], '00081199': ['SQ', [{ '00081150': ['UI', sopClass], '00081155': ['UI', instance] }]] }],
  ],
})

/**
 * What was measured on a record as a structured report (TID 1500): values by UCUM with the item's key in a scheme of this program, points
 * on the film. What cannot be measured is left out, and so is everything that a plan expects.
 */
export const structuredReport = (of: Measured): DicomFields => ({
  '00080016': ['UI', comprehensive],
  '00080060': ['CS', 'SR'],
  '0008103e': ['LO', of.method.title.slice(0, 64)],
  '00081111': ['SQ', []],
  '0040a043': ['SQ', [codeFields(dcm('126000', 'Imaging Measurement Report'))]],
  '0040a040': ['CS', 'CONTAINER'],
  '0040a050': ['CS', 'SEPARATE'],
  '0040a372': ['SQ', []],
  '0040a375': ['SQ', [evidence(of.film)]],
  '0040a491': ['CS', 'COMPLETE'],
  '0040a493': ['CS', 'UNVERIFIED'],
  '0040a496': ['CS', of.preliminary ? 'PRELIMINARY' : 'FINAL'],
  '0040a504': ['SQ', [{ '00080105': ['CS', 'DCMR'], '0040db00': ['CS', '1500'] }]],
  '0040a730': ['SQ', contentOf(of).map(itemFields)],
})
