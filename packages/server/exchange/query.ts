import type { Output } from '@sella/contract/calls/index'
import { z } from 'zod/mini'
import { Refusal } from '../http/refusal'
import { nameSounds } from '../keys/name-keys'
import { askMachine, type ServiceAt } from '../machines/web-client'

/** Most bytes read of a reply. */
const longestAnswer = 8_000_000

const personValue = z.looseObject({ Alphabetic: z.optional(z.string()), Ideographic: z.optional(z.string()) })
const element = z.looseObject({ Value: z.optional(z.array(z.unknown())) })
const answer = z.array(z.record(z.string(), element))
type Item = z.infer<typeof answer>[number]

const limited = async (reply: Response): Promise<string> => {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of reply.body ?? []) {
    bytes += piece.length
    if (bytes > longestAnswer) throw new Error('the answer is too long')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

/**
 * Queries an archive by QIDO-RS (PS3.18 10.6). The address is the archive's base address plus a path of ours; typed text appears
 * in it only percent-encoded, as a value, and redirects are not followed. Refuses where the archive is unreachable or its reply
 * is not a list.
 */
const questioned = async (
  archive: ServiceAt,
  path: string,
  { query, signal }: { query: URLSearchParams; signal: AbortSignal },
): Promise<readonly Item[]> => {
  const reply = await askMachine(archive, `${path}?${query}`, { signal, headers: { accept: 'application/dicom+json' } })
  if (reply.status === 204) return []
  if (!reply.ok) throw new Refusal('MACHINE_AWAY', {}, new Error(`QIDO answered ${reply.status}`))
  try {
    return answer.parse(JSON.parse(await limited(reply)))
  } catch (error) {
    throw new Refusal('MACHINE_AWAY', {}, error)
  }
}

const valuesOf = (item: Item, tag: string): readonly unknown[] => item[tag.toUpperCase()]?.Value ?? []
const textOf = (item: Item, tag: string): string | null => {
  const [value] = valuesOf(item, tag)
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 200) : null
}
const wholeOf = (item: Item, tag: string): number | null => {
  const number = Number(valuesOf(item, tag)[0] ?? Number.NaN)
  return Number.isSafeInteger(number) && number >= 0 ? number : null
}
const dayOf = (item: Item, tag: string): string | null => {
  const [, y, m, d] = /^(\d{4})(\d{2})(\d{2})$/.exec(textOf(item, tag) ?? '') ?? []
  return y ? `${y}-${m}-${d}` : null
}

const uidShape = /^[0-9.]{1,64}$/
const uidIn = (item: Item, tag: string): string | null => {
  const uid = textOf(item, tag) ?? ''
  return uidShape.test(uid) ? uid : null
}

const namesOf = (item: Item): { readonly name: string | null; readonly nameThere: string | null } => {
  const parsed = personValue.safeParse(valuesOf(item, '00100010')[0])
  if (!parsed.success) return { name: null, nameThere: null }
  const { Alphabetic: letters = '', Ideographic: written = '' } = parsed.data
  const spoken = (written || letters).replaceAll('^', written ? '' : ' ').trim()
  return { name: spoken.slice(0, 200) || null, nameThere: [letters, written].filter(Boolean).join('=').slice(0, 200) || null }
}

type Study = Output<'pacsFind'>['studies'][number]

const studyOf = (item: Item): Study | null => {
  const study = uidIn(item, '0020000d')
  if (study === null) return null
  const sex = textOf(item, '00100040')
  return {
    ...{ study, ...namesOf(item), number: textOf(item, '00100020'), birthday: dayOf(item, '00100030') },
    ...{ sex: sex === 'M' ? 'male' : sex === 'F' ? 'female' : null, day: dayOf(item, '00080020') },
    modalities: valuesOf(item, '00080061').flatMap(value => (typeof value === 'string' ? [value.slice(0, 16)] : [])),
    ...{ description: textOf(item, '00081030'), instances: wholeOf(item, '00201208') },
  }
}

/**
 * A typed name as a query for every study whose name contains it. Characters with a special meaning in a query are replaced by
 * wildcards.
 */
const within = (typed: string): string => `*${typed.trim().replace(/[*?\\^=]+/g, '*')}*`

export interface StudyQuestion {
  readonly name?: string | undefined
  readonly number?: string | undefined
  readonly day?: string | undefined
}

/**
 * The forms in which to query a typed name: as typed and, for a name in Chinese characters, in Latin letters too, because many
 * archives do not find characters.
 */
const spellings = (name: string): readonly string[] => {
  const typed = name.trim()
  if (typed === '') return ['']
  return /\p{Script=Han}/u.test(typed) ? [within(typed), within(nameSounds(typed).join('*'))] : [within(typed)]
}

const studyFields = ['StudyDescription', 'ModalitiesInStudy', 'NumberOfStudyRelatedInstances', 'PatientSex', 'PatientBirthDate']

/** Studies by name, number or date; at most `limit`. */
export const studiesBy = async (
  archive: ServiceAt,
  { name = '', number = '', day = '' }: StudyQuestion,
  { limit, signal }: { limit: number; signal: AbortSignal },
): Promise<readonly Study[]> => {
  const studies = new Map<string, Study>()
  for (const spelling of spellings(name)) {
    const query = new URLSearchParams({
      ...(spelling ? { PatientName: spelling, fuzzymatching: 'true' } : {}),
      ...(number.trim() ? { PatientID: number.trim().replace(/[*?\\]/g, '') } : {}),
      ...(day ? { StudyDate: day.replaceAll('-', '') } : {}),
      limit: String(limit),
    })
    for (const field of studyFields) query.append('includefield', field)
    for (const item of await questioned(archive, '/studies', { query, signal })) {
      const study = studyOf(item)
      if (study) studies.set(study.study, study)
    }
  }
  return [...studies.values()].slice(0, limit)
}

type Instance = Omit<Output<'pacsStudy'>['instances'][number], 'here'>

/** The objects of a study; at most `limit`. */
export const instancesOf = async (
  archive: ServiceAt,
  study: string,
  { limit, signal }: { limit: number; signal: AbortSignal },
): Promise<readonly Instance[]> => {
  const query = new URLSearchParams({ limit: String(limit) })
  for (const field of ['SeriesDescription', 'Modality', 'Rows', 'Columns', 'SeriesInstanceUID'])
    query.append('includefield', field)
  const items = await questioned(archive, `/studies/${study}/instances`, { query, signal })
  return items
    .flatMap(item => {
      const [series, instance] = [uidIn(item, '0020000e'), uidIn(item, '00080018')]
      if (series === null || instance === null) return []
      const about = { modality: textOf(item, '00080060'), description: textOf(item, '0008103e') }
      return [{ series, instance, ...about, rows: wholeOf(item, '00280010'), columns: wholeOf(item, '00280011') }]
    })
    .slice(0, limit)
}
