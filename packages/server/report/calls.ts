import { note } from '../audit/log'
import { type Clock, instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { FileStore } from '../files/store'
import type { FileReply, Part } from '../http/handlers'
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

/** The printed pages of a record. */
export const reportCalls = ({
  store: { db },
  files,
  now,
  makePdf,
}: Ports): Part<'reportAnalysis' | 'reportComprehensive' | 'reportModels' | 'reportSlides' | 'reportTrueSize'> => {
  const noted = (
    action: 'reportAnalysis' | 'reportComprehensive' | 'reportSlides',
    uuid: string,
    doctor: string,
    details: object,
  ): Promise<void> => note(db, { doctor, at: instant(now()), action, entity: 'record', uuid, details: { ...details } })
  return {
    reportAnalysis: async (wish, { doctor, person, gone }): Promise<FileReply> => {
      const asked = { progress: unwatched(gone) }
      const { title, pdf, analysis, snapshot } = await makeAnalysisPage({ db, files, makePdf }, wish, { doctor, person }, asked)
      await noted('reportAnalysis', wish.recordUuid, doctor, { analysis, snapshot })
      return pdfReply(pdf.bytes, title)
    },
    reportComprehensive: async (wish, { doctor, person, gone }): Promise<FileReply> => {
      const asked = { progress: unwatched(gone) }
      const { title, pdf, analysis, snapshot } = await makeComprehensive({ db, files, makePdf }, wish, { doctor, person }, asked)
      await noted('reportComprehensive', wish.recordUuid, doctor, { analysis, snapshot, overlaps: wish.overlaps })
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
      const asked = { progress: unwatched(gone), kind: 'slides' } as const
      const { title, pdf, analysis, snapshot } = await makeComprehensive({ db, files, makePdf }, wish, { doctor, person }, asked)
      await noted('reportSlides', wish.recordUuid, doctor, { analysis, snapshot, overlaps: wish.overlaps })
      return slidesReply(pdf.bytes, title)
    },
    reportTrueSize: async (wish, { doctor, person, gone }): Promise<FileReply> => {
      const { title, pdf, scheme } = await makeTrueSize({ db, makePdf }, wish, { doctor, person, progress: unwatched(gone) })
      const { caseUuid: uuid, paper } = wish
      const details = { scheme, paper }
      await note(db, { doctor, at: instant(now()), action: 'reportTrueSize', entity: 'overlap', uuid, details })
      return pdfReply(pdf.bytes, title)
    },
  }
}
