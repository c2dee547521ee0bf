import { note } from '../audit/log'
import { type Clock, instant } from '../db/now'
import type { Store } from '../db/open'
import type { FileStore } from '../files/store'
import type { FileReply, Part } from '../http/handlers'
import type { Progress } from '../jobs/worker'
import { makeComprehensive } from './comprehensive'
import { gatherReport } from './gather'
import type { MakePdf } from './pdf-work'
import { makeTrueSize } from './true-size'

interface Ports {
  readonly store: Store
  readonly files: FileStore
  readonly now: Clock
  readonly makePdf: MakePdf
}

/** A file name in any script (RFC 6266, RFC 5987). */
const attachment = (name: string): string =>
  `attachment; filename="report.pdf"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, c => `%${c.charCodeAt(0).toString(16)}`)}`

const fileReply = (content: Buffer, title: string): FileReply => ({
  ...{ type: 'application/pdf', content, bytes: content.length, disposition: attachment(`${title}.pdf`), keepFor: 0 },
})

/** Work whose progress nobody follows, but which ends when nobody waits for it any more. */
const unwatched = (signal: AbortSignal): Progress => ({ signal, report: () => undefined })

/** The printed pages of a record. */
export const reportCalls = ({
  store: { db },
  files,
  now,
  makePdf,
}: Ports): Part<'reportAnalysis' | 'reportComprehensive' | 'reportTrueSize'> => {
  const noted = (
    action: 'reportAnalysis' | 'reportComprehensive',
    uuid: string,
    doctor: string,
    details: object,
  ): Promise<void> => note(db, { doctor, at: instant(now()), action, entity: 'record', uuid, details: { ...details } })
  return {
    reportAnalysis: async (wish, { doctor, gone }): Promise<FileReply> => {
      const { input, pictures } = await gatherReport({ db, files }, wish, doctor)
      const title = `${input.patient.name} ${input.record.date.slice(0, 10)} ${input.analysis.title[wish.lang]}`
      const content = await makePdf(
        doctor,
        {
          order: { kind: 'onePage', input },
          parts: { title, author: input.doctor, day: wish.today, lang: wish.lang, pictures },
        },
        unwatched(gone),
      )
      await noted('reportAnalysis', wish.recordUuid, doctor, { analysis: input.analysis.name, snapshot: input.snapshot })
      return fileReply(content, title)
    },
    reportComprehensive: async (wish, { doctor, gone }): Promise<FileReply> => {
      const { title, content, analysis, snapshot } = await makeComprehensive(
        { db, files, makePdf },
        wish,
        doctor,
        unwatched(gone),
      )
      await noted('reportComprehensive', wish.recordUuid, doctor, { analysis, snapshot, overlaps: wish.overlaps })
      return fileReply(content, title)
    },
    reportTrueSize: async (wish, { doctor, gone }): Promise<FileReply> => {
      const { title, content, scheme } = await makeTrueSize({ db, makePdf }, wish, { doctor, progress: unwatched(gone) })
      const { caseUuid: uuid, paper } = wish
      const details = { scheme, paper }
      await note(db, { doctor, at: instant(now()), action: 'reportTrueSize', entity: 'overlap', uuid, details })
      return fileReply(content, title)
    },
  }
}
