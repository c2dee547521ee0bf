import { createHash } from 'node:crypto'
import { besideGrids } from '@sella/ceph/reliability/beside'
import { studyGrids } from '@sella/ceph/reliability/study-grids'
import type { Grid } from '@sella/ceph/tabulate/grid'
import type { Lang } from '@sella/ceph/words'
import type { Parsed } from '@sella/contract/calls/index'
import { studyOfChoice } from '@sella/contract/reread-study'
import { aboutStudy, readerText } from '@sella/contract/study-about'
import type { ReliabilityInput } from '@sella/drawing/report/reliability/input'
import type { Db } from '../db/open'
import type { FileReply } from '../http/handlers'
import { Refusal } from '../http/refusal'
import type { Progress } from '../jobs/worker'
import { asCsv } from '../measured/as-csv'
import { asXlsx } from '../measured/as-xlsx'
import { letterheadOf } from '../report/letterhead'
import { pdfReply } from '../report/pdf-reply'
import type { MakePdf } from '../report/pdf-work'
import { canonical } from '../report/shown'
import { doctorBy } from '../user/store'
import { rereadsOf } from './rows'

type Wish = Parsed<'rereadExport'>

interface Ports {
  readonly db: Db
  readonly makePdf: MakePdf
}

interface Whose {
  readonly doctor: string
  readonly person: string
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

const file = (content: Buffer, format: keyof typeof types): FileReply => ({
  ...{ type: types[format], content, bytes: content.length, cacheSeconds: 0 },
  disposition: `attachment; filename="reliability.${format}"`,
})

/** As printed, `2026-05-20 16:42 UTC`. */
const printed = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`

/** The tables one below the other; only the first begins with the mark of its encoding. */
const inOneCsv = (grids: readonly Grid[], lang: Lang): Buffer => {
  const tables = grids.map(grid => asCsv(grid, lang)).join('\r\n')
  return Buffer.from(tables.replaceAll('\r\n\uFEFF', '\r\n'))
}

/** A study of the doctor's readings as tables or on paper, identical to the one on screen. Refuses one without films. */
export const exportStudy = async (
  { db, makePdf }: Ports,
  { choice, format, lang, today }: Wish,
  who: Whose & { readonly at: string; readonly progress: Progress },
): Promise<FileReply> => {
  const chosen = studyOfChoice(await rereadsOf(db, who.doctor), choice)
  const { study, beside } = chosen
  if (study.films === 0) throw new Refusal('STUDY_EMPTY')
  const about = aboutStudy(choice, chosen, lang)
  const readings = chosen.films.map(({ recordUuid, createdAt, order }) => ({ film: recordUuid, at: createdAt, order }))
  const grids = [...studyGrids(study, about, lang, readings), ...(beside ? besideGrids(beside.detector, beside.study, lang) : [])]
  if (format === 'csv') return file(inOneCsv(grids, lang), 'csv')
  if (format === 'xlsx') return file(await asXlsx(grids, lang), 'xlsx')
  const letterhead = await letterheadOf(db, who)
  const input: ReliabilityInput = {
    ...{ lang, study, about, clinic: '', printedAt: printed(who.at) },
    beside: beside && {
      ...{ of: `${readerText(beside.reader, lang)} · n = ${beside.study.films} / ${study.films}` },
      ...{ study: beside.study, detector: beside.detector },
    },
    doctor: (await doctorBy(db, who.person)).user_name,
    snapshot: createHash('sha256')
      .update(canonical({ study, choice, ...(beside ? { beside } : {}) }))
      .digest('hex')
      .slice(0, 12),
    ...(letterhead ? { letterhead: letterhead.shown } : {}),
  }
  const title = lang === 'zh' ? '定点可靠性' : 'Landmark reliability'
  const parts = { title, author: input.doctor, day: today, lang, pictures: letterhead?.pictures ?? [] }
  const pdf = await makePdf(who.doctor, { order: { kind: 'reliability', input }, parts }, who.progress)
  return pdfReply(pdf.bytes, title)
}
