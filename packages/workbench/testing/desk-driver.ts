import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { readerErrors } from '@sella/ceph/data/reader-errors'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { defaultDisplay } from '@sella/contract/documents/digitization-setting'
import type { CaseRecord } from '@sella/contract/entities'
import { defaultColours } from '@sella/drawing/tracing/colours'
import { createDesk, type DeskPorts, type RecordDesk } from '../desk/desk'
import type { PictureSubject } from '../desk/subject'
import { filmSubjectWith } from '../subjects/film-subject'
import { templateTracing } from '../subjects/template-scene'

const analysis = builtInAnalyses.find(analysis => analysis.name === 'Steiner+Wits')
if (!analysis) throw new Error('the analysis is not built in')

const unasked = () => {
  throw new Error('nobody asked for it')
}
const server = { current: unasked, read: unasked, update: unasked }
const unaskedDetection = { start: unasked, look: unasked, cancel: unasked, wait: unasked, now: () => 0 }
const ports: Omit<DeskPorts, 'edges'> = {
  server,
  drafts: { keep: unasked, forget: unasked, setAside: unasked, drop: unasked, of: () => null, lastAt: () => null },
  detection: unaskedDetection,
  profile: unaskedDetection,
  laying: { server, kept: { keep: unasked, kept: () => null } },
  remember: unasked,
}

interface OnDesk {
  readonly subject?: PictureSubject
  readonly tracing?: Tracing
  readonly records?: readonly CaseRecord[]
  readonly may?: RecordDesk['may']
  /** What its film shows. */
  readonly edges?: DeskPorts['edges']
}

/** A picture on a table that asks nobody: the template's tracing on a film, unless something else is named. */
export const deskDriver = ({
  subject = filmSubjectWith(unasked),
  tracing = templateTracing,
  records = [],
  may = () => true,
  edges = { edge: () => null, byRule: () => null, candidates: () => [] },
}: OnDesk = {}) =>
  createDesk(
    {
      ...{ subject, may },
      patient: {} as never,
      record: { photos: [], alignment: null } as never,
      records,
      photo: {} as never,
      film: { width: 140, height: 190, levels: [] },
      tracing,
      choice: {
        analysis,
        patient: { birthday: null, sex: null },
        record: { createday: '2026-01-02', ageGroup: null },
        overrides: {},
        customItems: {},
        readers: readerErrors,
      },
      display: defaultDisplay,
      colours: defaultColours,
    },
    { ...ports, edges },
  )
