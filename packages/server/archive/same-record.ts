import { checkTracing } from '../records/document-checks'
import type { ArchivedImage, ArchivedRecord } from './format'
import { shownAs } from './unnamed-pictures'

const singles = ['cephPoints', 'facePoints', 'alignment', 'modelReadings', 'ageGroup', 'note', 'maturation'] as const
export type Fills = Partial<Pick<ArchivedRecord, (typeof singles)[number]>>

/** What an archived record adds to one that is here, beside its plans and readings. */
export interface Lacking {
  readonly fills: Fills
  readonly images: readonly ArchivedImage[]
  /** Pictures that lie in the bin here and in the archive do not. */
  readonly back: readonly { readonly image: string; readonly beside: boolean }[]
  readonly marks: readonly { readonly image: string; readonly marks: NonNullable<ArchivedImage['marks']> }[]
}

export interface Match {
  readonly archived: ArchivedRecord
  readonly here: ArchivedRecord
  readonly lacking: Lacking
}

const contradicts = Symbol('contradicts')

/** The archive's value if there is none here; undefined if it adds nothing. */
const added = <T>(archived: T | null, here: T | null, key: (value: T) => string): T | undefined | typeof contradicts => {
  if (archived === null || (here !== null && key(archived) === key(here))) return undefined
  return here === null ? archived : contradicts
}

/** A tracing without a point says nothing. */
const statedIn = (record: ArchivedRecord, name: (typeof singles)[number]) =>
  name === 'cephPoints' && record.cephPoints !== null && !checkTracing(record.cephPoints) ? null : record[name]

/** Who read a stage, and when, is not what was read. */
const keyOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify({ ...value, by: '', at: '' }) : JSON.stringify(value)

const fillsOf = (archived: ArchivedRecord, here: ArchivedRecord): Fills | null => {
  const fills: Record<string, unknown> = {}
  for (const name of singles) {
    const value = added<unknown>(statedIn(archived, name), statedIn(here, name), keyOf)
    if (value === contradicts) return null
    if (value !== undefined) fills[name] = value
  }
  return fills
}

const nameOf = (image: ArchivedImage): string => `${image.type} ${shownAs(image)}`

const isLive = ({ deletedAt }: ArchivedImage): boolean => deletedAt === null

/** The same picture here: outside the bin if it is there, otherwise in it. */
const sameOf = (image: ArchivedImage, here: ArchivedRecord): ArchivedImage | undefined => {
  const same = here.images.filter(own => nameOf(own) === nameOf(image))
  return same.find(isLive) ?? same.find(({ uuid }) => uuid === image.uuid) ?? same.at(-1)
}

/**
 * Whether the picture came unedited and the chosen one here is the same file, cropped, turned or lightened since: it is no other
 * picture, and with it would stand what was cut away. One with marks is another, because here they would lie wrong.
 */
const isEditedHere = ({ type, file, recipe, marks, beside }: ArchivedImage, here: ArchivedRecord): boolean =>
  !recipe &&
  !marks &&
  !beside &&
  here.images.some(
    own => isLive(own) && !own.beside && own.type === type && own.file === file && own.recipe && (own.recipe.page ?? 1) === 1,
  )

interface Pictures extends Pick<Lacking, 'images' | 'back' | 'marks'> {
  /** Kinds of which another picture is the chosen one here. */
  readonly displaced: ReadonlySet<ArchivedImage['type']>
}

/**
 * Pictures and marks that are missing here, and pictures in the bin here, each beside the chosen one of its kind if another has been
 * chosen here; null where other marks are on the same picture.
 */
const picturesOf = (archived: ArchivedRecord, here: ArchivedRecord): Pictures | null => {
  const live = here.images.filter(isLive)
  const chosen = new Set(live.filter(image => !image.beside).map(image => image.type))
  const [images, back, marks]: [ArchivedImage[], Pictures['back'][number][], Pictures['marks'][number][]] = [[], [], []]
  const displaced = new Set<ArchivedImage['type']>()
  for (const image of archived.images.filter(isLive)) {
    const same = sameOf(image, here)
    const comes = same === undefined || !isLive(same)
    const isDisplaced = comes && !image.beside && chosen.has(image.type)
    if (isDisplaced) displaced.add(image.type)
    const beside = image.beside === true || isDisplaced
    if (same === undefined && isEditedHere(image, here)) continue
    if (same === undefined) images.push(isDisplaced ? { ...image, beside: true } : image)
    else if (comes) back.push({ image: same.uuid, beside })
    const more = same && added(image.marks ?? null, same.marks ?? null, each => each.content)
    if (more === contradicts) return null
    if (same && more) marks.push({ image: same.uuid, marks: more })
  }
  // What shares no picture is another record, unless it says itself which it is.
  const shares = images.length < archived.images.length || live.length + archived.images.length === 0
  return shares || archived.uuid === here.uuid ? { images, back, marks, displaced } : null
}

/** What is placed on a picture of a kind: on another one it would lie in the wrong places. */
const placedOn: Partial<Record<ArchivedImage['type'], readonly (typeof singles)[number][]>> = {
  Lateral_Ceph: ['cephPoints', 'maturation', 'alignment'],
  Lateral_Photo: ['facePoints', 'alignment'],
  Frontal_Photo: ['facePoints'],
  Smile_Photo: ['facePoints'],
  Frontal_Ceph: ['facePoints'],
  Upper_Model: ['modelReadings'],
  Lower_Model: ['modelReadings'],
  Upper_Occlusal: ['modelReadings'],
  Lower_Occlusal: ['modelReadings'],
}

/** What an archived record adds to this one; null if it is another one, or both say different things. */
const lackingIn = (archived: ArchivedRecord, here: ArchivedRecord): Lacking | null => {
  if (archived.createday !== here.createday || archived.type !== here.type) return null
  const [fills, pictures] = [fillsOf(archived, here), picturesOf(archived, here)]
  if (!fills || !pictures) return null
  const { displaced, ...more } = pictures
  return [...displaced].some(kind => placedOn[kind]?.some(name => name in fills)) ? null : { fills, ...more }
}

const addsNothing = ({ fills, images, back, marks }: Lacking): boolean =>
  Object.keys(fills).length + images.length + back.length + marks.length === 0

/**
 * The archived records that are here already, with what each adds: first those that add nothing, then one for each that is left. A
 * record that says something else than the one here is not among them: it is kept beside it.
 */
export const recordsHere = (archived: readonly ArchivedRecord[], here: readonly ArchivedRecord[]): readonly Match[] => {
  const matches: Match[] = []
  const spoken = new Set<ArchivedRecord>()
  for (const first of [true, false])
    for (const record of archived.filter(
      ({ deletedAt, uuid }) => deletedAt === null && !matches.some(m => m.archived.uuid === uuid),
    )) {
      const near = here.flatMap(own => {
        const lacking = !first && spoken.has(own) ? null : lackingIn(record, own)
        return lacking && addsNothing(lacking) === first ? [{ archived: record, here: own, lacking }] : []
      })
      const match = near.find(each => each.here.uuid === record.uuid) ?? near[0]
      if (match) matches.push(match)
      if (match) spoken.add(match.here)
    }
  return matches
}
