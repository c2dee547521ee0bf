import type { Parsed } from '@sella/contract/calls/index'
import { type Change, note } from '../audit/log'
import { type Clock, instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { FileStore } from '../files/store'
import type { DoctorAsking, FileReply, Part } from '../http/handlers'
import type { Progress } from '../jobs/worker'
import { imagesOf, ownRecord } from '../records/rows'
import { makeAnalysisPage } from './analysis-page'
import { makeComprehensive } from './comprehensive'
import { reportModels } from './models'
import { pdfReply, slidesReply } from './pdf-reply'
import type { MakePdf } from './pdf-work'
import { makeTrueSize } from './true-size'

interface Ports {
  readonly store: OpenDatabase
  readonly files: FileStore
  readonly now: Clock
  readonly makePdf: MakePdf
}

/** A task whose progress nobody follows, but which stops when nobody waits for it any more. */
const unwatched = (signal: AbortSignal): Progress => ({ signal, report: () => undefined })

type Calls = 'reportAnalysis' | 'reportComprehensive' | 'reportModels' | 'reportSlides' | 'reportTrueSize'
type Asker = Pick<DoctorAsking, 'doctor' | 'person' | 'gone'>

const noted = (
  { store: { db }, now }: Ports,
  doctor: string,
  what: Pick<Change, 'action' | 'uuid' | 'details'> & Partial<Pick<Change, 'entity'>>,
): Promise<void> => note(db, { doctor, at: instant(now()), entity: 'record', ...what })

/** All pages of a record, or its slides. */
const comprehensive = async (
  ports: Ports,
  wish: Parsed<'reportComprehensive'>,
  { doctor, person, gone, kind }: Asker & { readonly kind?: 'slides' },
) => {
  const { store, files, makePdf } = ports
  const asked = { progress: unwatched(gone), ...(kind ? { kind } : {}) }
  const made = await makeComprehensive({ db: store.db, files, makePdf }, wish, { doctor, person }, asked)
  const { recordUuid: uuid, overlaps } = wish
  const details = { analysis: made.analysis, snapshot: made.snapshot, overlaps }
  await noted(ports, doctor, { action: kind ? 'reportSlides' : 'reportComprehensive', uuid, details })
  return made
}

/** The printed pages of a record. */
export const reportCalls = (ports: Ports): Part<Calls> => {
  const { store, files, makePdf } = ports
  const { db } = store
  return {
    reportAnalysis: async (wish, { doctor, person, gone }): Promise<FileReply> => {
      const asked = { progress: unwatched(gone) }
      const { title, pdf, analysis, snapshot } = await makeAnalysisPage({ db, files, makePdf }, wish, { doctor, person }, asked)
      await noted(ports, doctor, { action: 'reportAnalysis', uuid: wish.recordUuid, details: { analysis, snapshot } })
      return pdfReply(pdf.bytes, title)
    },
    reportComprehensive: async (wish, asking): Promise<FileReply> => {
      const { pdf, title } = await comprehensive(ports, wish, asking)
      return pdfReply(pdf.bytes, title)
    },
    reportModels: async ({ recordUuid }, { doctor }) => {
      const { uuid } = await ownRecord(db, { doctor, uuid: recordUuid })
      const models = await reportModels(files, await imagesOf(db, [uuid]))
      return models.map(({ view, page: { picture, file } }) => ({
        ...{ view, width: picture.width, height: picture.height },
        href: `data:image/jpeg;base64,${file.toString('base64')}`,
      }))
    },
    reportSlides: async (wish, { doctor, person, gone }): Promise<FileReply> => {
      const { pdf, title } = await comprehensive(ports, wish, { doctor, person, gone, kind: 'slides' })
      return slidesReply(pdf.bytes, title)
    },
    reportTrueSize: async (wish, { doctor, person, gone }): Promise<FileReply> => {
      const { title, pdf, scheme } = await makeTrueSize({ db, makePdf }, wish, { doctor, person, progress: unwatched(gone) })
      const { caseUuid: uuid, paper } = wish
      await noted(ports, doctor, { action: 'reportTrueSize', entity: 'overlap', uuid, details: { scheme, paper } })
      return pdfReply(pdf.bytes, title)
    },
  }
}
