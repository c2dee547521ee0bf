import type { Detector } from '@sella/detect/detector'
import { originalsAt } from '../backup/originals'
import { startScrubber } from '../backup/scrub'
import type { Config } from '../config'
import type { DetectedFace, FrontPhoto } from '../detection/detected-face'
import type { DetectedProfile, PhotoFile } from '../detection/detected-profile'
import { faceWork } from '../detection/face-work'
import { inThisThread } from '../detection/film-detector'
import { noticing } from '../detection/keep-checks'
import { profileWorks } from '../detection/profile-work'
import { threadDetector } from '../detection/thread-detector'
import { detectionWork } from '../detection/work'
import { localNotices, type Notices, postgresNotices } from '../events/notices'
import { watchBeside } from '../events/written-beside'
import { startCollector } from '../files/collector'
import { usedIn } from '../files/unused'
import { filmCheckBy } from '../images/film-check'
import { guessKindOf } from '../images/guess'
import { startEndedJobs } from '../jobs/ended'
import type { JobRow } from '../jobs/store'
import { startWorker, type Work } from '../jobs/worker'
import type { EngineLine } from '../log/engine-lines'
import { startMachines } from '../machines/start'
import { startIndexer } from '../readings/indexer'
import { pdfWorks } from '../report/pdf-work'
import { taskThread, threadEntry } from '../threads/in-thread'
import { startLooker } from '../waiting/look'
import { keepWorklists } from '../worklist/folder'
import type { Ports } from './all-handlers'

interface Behind {
  readonly config: Pick<Config, 'modelsFolder' | 'databaseUrl' | 'machines' | 'scrubDays' | 'dataFolder' | 'bucket' | 'dataKeys'>
  readonly opened: Pick<Ports, 'store' | 'files' | 'now'>
  readonly fail: (error: unknown) => void
  readonly write: (line: EngineLine) => void
}

type Background = Pick<Ports, 'makePdf' | 'isFilm' | 'wake' | 'look' | 'reread' | 'notices'> & { close(): Promise<void> }

const notifierOf =
  (notices: Notices) =>
  ({ doctor_id: doctor, uuid, subject: recordUuid, state, progress, step }: JobRow): void =>
    notices.tell({ doctor, event: { type: 'job', uuid, recordUuid, state, progress, step } })

/** The threads that find points on photos; each loads its networks with its first photo. */
const photoThreads = () => ({
  profiles: taskThread<PhotoFile, DetectedProfile>({}, threadEntry('../detection/profile-thread.ts', 'profile-thread.mjs')),
  faces: taskThread<FrontPhoto, DetectedFace>({}, threadEntry('../detection/face-thread.ts', 'face-thread.mjs')),
})

/** Starts the background work: jobs and their threads, measuring of tracings, notices, removals. */
export const startBackground = async (behind: Behind, instead: { readonly detector?: Detector }): Promise<Background> => {
  const { config, opened, fail, write } = behind
  const { store, files, now } = opened
  const { db } = store
  const detector = instead.detector ? inThisThread(instead.detector) : threadDetector({ models: config.modelsFolder })
  const { profiles, faces } = photoThreads()
  const pdfs = pdfWorks()
  const url = config.databaseUrl
  const notices = url ? await postgresNotices({ db, url, onError: fail }) : localNotices()
  const indexer = startIndexer({ db, onError: fail, write })
  const noticed = noticing({ db, notices, reread: indexer.wake, fail })
  const works = {
    detection: detectionWork(files, detector, noticed),
    ...profileWorks({ db, files, find: profiles.run, fail }),
    face: faceWork({ files, find: faces.run, fail }),
  }
  const work: Work = (job, progress) => works[job.kind](job, progress)
  const onChange = notifierOf(notices)
  const worker = startWorker({ db, now, work, failure: 'DETECTION_FAILED', onError: fail, onChange })
  const endedJobs = startEndedJobs({ db, now, onError: fail })
  const collector = startCollector({ db, files, now, isUsed: usedIn, onError: fail })
  const isFilm = filmCheckBy(detector)
  const looker = startLooker({ db, files, notices, guess: place => guessKindOf(place, isFilm), onError: fail })
  const machines = startMachines({ ...opened, notices, look: looker.wake, onError: fail }, config.machines)
  const worklists = keepWorklists({ ...opened, onError: fail }, config.machines.worklists)
  const scrubber = startScrubber({ db, originals: originalsAt(config), now, days: config.scrubDays, onError: fail })
  const beside = watchBeside({ ...store, notices, onError: fail })
  const close = async (): Promise<void> => {
    const own = [beside, scrubber, ...worklists, machines, looker, collector, endedJobs, worker, indexer, detector]
    for (const part of [...own, profiles, faces, pdfs, notices]) await part.close()
  }
  return { makePdf: pdfs.makePdf, isFilm, wake: worker.wake, look: looker.wake, reread: indexer.wake, notices, close }
}
