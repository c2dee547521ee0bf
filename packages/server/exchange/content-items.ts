import { type DicomFields, lineText } from '../dicom/write'

/** A code with its scheme and meaning (PS3.3 8). */
export interface Code {
  readonly value: string
  readonly scheme: string
  readonly meaning: string
}

/** The film on which points were placed, as an object of the case. */
export interface SourceFilm {
  readonly study: string
  readonly series: string
  readonly instance: string
  readonly sopClass: string
}

export const dcm = (value: string, meaning: string): Code => ({ value, scheme: 'DCM', meaning })
/** A code of this program's own scheme, until others are licensed for cephalometric items: the item's key and its name. */
export const own = (value: string, meaning: string): Code => ({ value, scheme: '99SELLA', meaning })

/** Up to 16 characters are written as a short code value, more as a long one (PS3.3 8.1); a meaning has at most 64. */
export const codeFields = ({ value, scheme, meaning }: Code): DicomFields => ({
  ...(value.length > 16 ? ({ '00080119': ['UC', value] } as const) : ({ '00080100': ['SH', value] } as const)),
  '00080102': ['SH', scheme],
  '00080104': ['LO', lineText(meaning)],
})

type Relation = 'CONTAINS' | 'HAS OBS CONTEXT' | 'HAS CONCEPT MOD' | 'HAS PROPERTIES' | 'SELECTED FROM'

/** A content item of a report (PS3.3 C.17.3) with its children. */
export interface Item {
  readonly relation: Relation
  readonly type: string
  readonly concept?: Code
  readonly fields?: DicomFields
  readonly content?: readonly Item[]
}

export const itemFields = ({ relation, type, concept, fields = {}, content = [] }: Item): DicomFields => ({
  '0040a010': ['CS', relation],
  '0040a040': ['CS', type],
  ...(concept ? ({ '0040a043': ['SQ', [codeFields(concept)]] } as const) : {}),
  ...fields,
  ...(content.length > 0 ? ({ '0040a730': ['SQ', content.map(itemFields)] } as const) : {}),
})

export const container = (concept: Code, content: readonly Item[]): Item => ({
  ...{ relation: 'CONTAINS', type: 'CONTAINER', concept, content },
  fields: { '0040a050': ['CS', 'SEPARATE'] },
})

export const text = (relation: Relation, concept: Code, value: string): Item => ({
  ...{ relation, type: 'TEXT', concept },
  fields: { '0040a160': ['UT', value] },
})

export const codeItem = (relation: Relation, concept: Code, value: Code): Item => ({
  ...{ relation, type: 'CODE', concept },
  fields: { '0040a168': ['SQ', [codeFields(value)]] },
})

export const uidItem = (concept: Code, uid: string): Item => ({
  ...{ relation: 'HAS OBS CONTEXT', type: 'UIDREF', concept },
  fields: { '0040a124': ['UI', uid] },
})

const imageFields = ({ sopClass, instance }: SourceFilm): DicomFields => ({
  '00081199': ['SQ', [{ '00081150': ['UI', sopClass], '00081155': ['UI', instance] }]],
})

export const image = (relation: Relation, film: SourceFilm): Item => ({ relation, type: 'IMAGE', fields: imageFields(film) })

/** The identifier and UID by which the same thing can be found in another report of the record. */
export const tracked = (identifier: string, uid: string): readonly Item[] => [
  text('HAS OBS CONTEXT', dcm('112039', 'Tracking Identifier'), identifier),
  uidItem(dcm('112040', 'Tracking Unique Identifier'), uid),
]
