import type { Point } from '@sella/ceph/geometry/point'
import { apply, type Similarity } from '@sella/ceph/geometry/transform'
import { overlayFilm, referenceOf } from '@sella/ceph/superimpose/overlay'
import { registrations } from '@sella/ceph/superimpose/registrations'
import { linesOf } from '@sella/ceph/superimpose/scheme'
import type { GroupMark, Mark, Scene } from '../../scene/scene'
import { overlapColour, ownOverlapColours } from '../../tracing/overlap-colours'
import { overlapLayers, pictureExtent } from '../../tracing/overlap-scene'
import { auditCells } from '../compare-audit'
import { schemeScaleTexts } from '../compare-scales'
import { recordText } from '../date-text'
import { greys } from '../paper'
import { numbersIn } from '../record-numbers'
import { layScheme, type OverlapPicture, type RegisteredScheme } from '../registered-scheme'
import { figure } from '../type'
import { legendWords, scaleWords } from '../words'
import type { TrueSizeInput } from './input'
import { type Size, sheetsOf, unitsPerMm } from './papers'
import { roomOf, type SheetFacts, sheetMarks } from './sheet'
import { type Tile, type Tiling, tilesOf } from './tiles'
import { trueSizeSentences as say, trueSizeWords as words } from './words'

/** Page units per screen pixel: lines of 0.3 mm. */
const pixel = 1.82
/** Margin around the outermost curve for the numbers of the records. */
const around = 4 * unitsPerMm
/** Overlap of two sheets of a picture. */
const lap = 12 * unitsPerMm

type Records = ReturnType<typeof recordsOf>

const recordsOf = ({ records, scheme, colours, lang }: TrueSizeInput) => {
  const own = linesOf(scheme).colours === 'board' ? null : ownOverlapColours(colours)
  const named = scheme.uuids.flatMap((uuid, i) => {
    const record = records.find(each => each.uuid === uuid)
    return record ? [{ ...record, film: overlayFilm(uuid, record.tracing, null), colour: overlapColour(i, 'light', own) }] : []
  })
  return named.map((record, i) => ({
    ...record,
    number: i + 1,
    input: { record: { date: record.date, type: record.type }, lang },
  }))
}

const legendOf = (picture: OverlapPicture, records: Records, { lang }: TrueSizeInput): SheetFacts['legend'] => {
  const reference = referenceOf(picture.overlay)?.id
  return records.map(({ uuid, number, colour, input, ageText, film: { calibration } }) => {
    const scale =
      calibration.mmPerPixel === null
        ? words.noScale[lang]
        : `${words.scale[lang]} ${scaleWords[calibration.provenance][lang]} ${calibration.mmPerPixel.toFixed(3)} mm/px`
    const facts = [recordText(input), ageText, ...(uuid === reference ? [words.reference[lang]] : []), scale]
    return { number, colour, text: facts.filter(Boolean).join(' · ') }
  })
}

const factsOf = (picture: OverlapPicture, records: Records, { registeredScheme, input }: Of): SheetFacts => {
  const { method } = picture.overlay
  const { lang, scheme, estimatedOutlines } = input
  const absent = scheme.uuids.length - records.length
  const notes = [
    ...(absent > 0 ? [{ text: say.absent[lang](absent) }] : []),
    ...(estimatedOutlines ? [{ text: legendWords.estimatedShown[lang] }] : []),
    { text: words.decision[lang] },
  ]
  return {
    title: `${method.toUpperCase()} ${registrations[method].title[lang]}`,
    legend: legendOf(picture, records, input),
    audit: [...auditCells(picture.overlay, { records, scales: registeredScheme.scales }, lang), ...notes],
    warnings: schemeScaleTexts({ scales: registeredScheme.scales, records }, lang),
  }
}

interface Of {
  readonly registeredScheme: RegisteredScheme
  readonly input: TrueSizeInput
}

interface Drawn extends Size {
  readonly marks: readonly Mark[]
  readonly numbers: readonly Mark[]
}

/** The picture in page units at true size, its upper left corner at the origin. */
const drawnOf = ({ overlay, records }: OverlapPicture, all: Records, { parts, estimatedOutlines }: TrueSizeInput): Drawn => {
  const { method, registrationPoint, hold, from } = overlay
  const extent = pictureExtent(records, method)
  const [tx, ty] = [around - extent.left * unitsPerMm, around - extent.top * unitsPerMm]
  const toPicture: Similarity = { a: unitsPerMm, b: 0, tx, ty }
  const drawing = { method, records, registrationPoint, hold, from, parts, estimatedOutlines, pixel }
  const width = (extent.right - extent.left) * unitsPerMm + 2 * around
  const height = (extent.bottom - extent.top) * unitsPerMm + 2 * around
  const toPage = (p: Point): Point => apply(toPicture, p)
  return {
    ...{ width, height },
    marks: overlapLayers(drawing, toPicture).flatMap(layer => layer.marks),
    numbers: numbersIn({ method, drawn: records, toPage, box: { x: 0, y: 0, width, height } }, all),
  }
}

const crossAt = ({ x, y }: Point): readonly Mark[] => {
  const [arm, stroke] = [3 * unitsPerMm, { colour: greys.ink, width: 1.5 }]
  return [
    { mark: 'line', from: { x: x - arm, y }, to: { x: x + arm, y }, stroke },
    { mark: 'line', from: { x, y: y - arm }, to: { x, y: y + arm }, stroke },
  ]
}

/** Crosses in the overlaps, printed on both sheets: aligning them joins the picture. */
const joins = ({ rows, columns, tiles }: Tiling, room: Size): readonly Mark[] =>
  tiles
    .flatMap(({ row, column, left, top }) => [
      ...(column < columns ? [0.2, 0.8].map(at => ({ x: left + room.width - lap / 2, y: top + room.height * at })) : []),
      ...(row < rows ? [0.2, 0.8].map(at => ({ x: left + room.width * at, y: top + room.height - lap / 2 })) : []),
    ])
    .flatMap(crossAt)

type Room = ReturnType<typeof roomOf>

const part = (marks: readonly Mark[], unit: number, { tile, room }: { tile: Tile; room: Room }): GroupMark => ({
  mark: 'group',
  matrix: [1, 0, 0, 1, room.x - tile.left, room.y - tile.top],
  pixel: unit,
  clip: { x: tile.left, y: tile.top, width: room.width, height: room.height },
  marks,
})

/** The orientation in which a picture needs the fewest sheets; portrait if equal. */
const layOut = (drawn: Size, facts: SheetFacts, input: TrueSizeInput) => {
  const [upright, across] = sheetsOf(input.paper).map(sheet => {
    const room = roomOf(sheet, facts, input)
    return { sheet, room, tiling: tilesOf(drawn, room, lap) }
  }) as [Layout, Layout]
  return across.tiling.tiles.length < upright.tiling.tiles.length ? across : upright
}

interface Layout {
  readonly sheet: Size
  readonly room: Room
  readonly tiling: Tiling
}

/** A page before the number of pages is known. */
type Page = (number: number, of: number) => Scene

const pagesOf = (picture: OverlapPicture, records: Records, of: Of): readonly Page[] => {
  const { input } = of
  const { lang } = input
  const drawn = drawnOf(picture, records, input)
  const plain = factsOf(picture, records, of)
  const isOne = layOut(drawn, plain, input).tiling.tiles.length === 1
  const facts = isOne ? plain : { ...plain, audit: [{ text: words.joins[lang] }, ...plain.audit] }
  const { sheet, room, tiling } = layOut(drawn, facts, input)
  return tiling.tiles.map(tile => (number, count) => {
    const at = tiling.tiles.length > 1 ? [say.tile[lang](tile.row, tile.column)] : []
    const page = [...at, say.page[lang](number, count)].join(' · ')
    const marks = [
      ...figure(`${registrations[picture.overlay.method].title[lang]} · ${page}`, [
        part(drawn.marks, pixel, { tile, room }),
        part([...drawn.numbers, ...joins(tiling, room)], 1, { tile, room }),
      ]),
      ...sheetMarks(input, sheet, facts, page),
    ]
    return { ...sheet, pixel: 1, layers: [{ id: 'sheet', marks }] }
  })
}

/**
 * The registrations of a scheme at the size of the patient, one sheet each if it fits, otherwise several to be joined. A page
 * unit is 1/8.5 mm of paper. Empty if nothing can be superimposed.
 */
export const trueSizePages = (input: TrueSizeInput): readonly Scene[] => {
  const records = recordsOf(input)
  const registeredScheme = layScheme(input.scheme, records, input.scales)
  const pages = registeredScheme.pictures.flatMap(picture => pagesOf(picture, records, { registeredScheme, input }))
  return pages.map((page, i) => page(i + 1, pages.length))
}
