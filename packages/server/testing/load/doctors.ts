import { type At, type Attempt, answered } from '../process'
import { picture, someone } from '../samples'
import { tracingText } from '../traced'
import { photographs } from './photographs'
import { made, sent } from './wire'

/** A doctor at work, with one case whose film is traced. */
export interface Doctor {
  readonly at: At
  readonly caseUuid: string
  readonly recordUuid: string
  /** Of the record; a save or an upload that is under way changes it. */
  version: number
  changing: boolean
  preview: string
}

export const newDoctor = async (address: string, n: number): Promise<Doctor> => {
  const account = { loginName: `load${n}`, password: 'correct horse', userName: `load ${n}`, phone: '+86 571 5550 0100' }
  const { token } = await answered({ address }, 'regist', account)
  const at = { address, token }
  const { uuid: caseUuid } = await answered(at, 'patientAdd', someone(`病人${n}`))
  const { uuid: recordUuid } = await answered(at, 'timebarAdd', { caseUuid, createday: '2026-01-02T09:30', type: 1 })
  const slot = { recordUuid, type: 'Lateral_Ceph', name: 'f' } as const
  const photo = await answered(at, 'imageUpload', slot, await picture('png', { width: 400, height: 300, tone: n % 200 }))
  const doctor: Doctor = { at, caseUuid, recordUuid, version: 1, changing: false, preview: photo.url }
  await save(doctor)
  return doctor
}

/** How a call ended, in a word. */
export type End = 'done' | 'refused' | 'failed'

const endOf = (ended: Attempt<unknown>): End => {
  if (ended === null) return 'failed'
  if ('data' in ended) return 'done'
  return ended.reason === 'BUSY' || ended.reason === 'QUEUE_FULL' ? 'refused' : 'failed'
}

/** One tracing with point A at forty places: a doctor saves because she moved a point. */
const tracings = Array.from({ length: 40 }, (_, forward) => tracingText({ forward }))
const photograph = await photographs()

const save = async (doctor: Doctor): Promise<End> => {
  // Two changes of one record at once would be a conflict, as in the product.
  if (doctor.changing) return 'done'
  doctor.changing = true
  const { at, recordUuid: uuid, caseUuid, version } = doctor
  const end = endOf(
    await made(at, 'timebarUpdate', { uuid, caseUuid, version, cephPoints: tracings[version % tracings.length] ?? '' }),
  )
  if (end === 'done') doctor.version += 1
  doctor.changing = false
  return end
}

/** A photo in the place of the one there: points may rest on that, so the record has another version then, which the product reads anew. */
const upload = async (doctor: Doctor, n: number): Promise<End> => {
  if (doctor.changing) return 'done'
  doctor.changing = true
  const { at, caseUuid, recordUuid } = doctor
  const slot = { recordUuid, type: 'Smile_Photo', name: 's' } as const
  const end = endOf(await made(at, 'imageUpload', slot, { type: 'image/jpeg', bytes: photograph(n) }))
  const read = await made(at, 'timebarGet', { caseUuid })
  if (read && 'data' in read) doctor.version = read.data.find(({ uuid }) => uuid === recordUuid)?.version ?? doctor.version
  doctor.changing = false
  return end
}

const shown = async ({ at, preview }: Doctor): Promise<End> => {
  const reply = await sent(at.address, { method: 'GET', path: preview, by: at.token })
  // Its address ends after twenty minutes.
  return reply && [200, 403].includes(reply.status) ? 'done' : 'failed'
}

interface Kind {
  readonly name: string
  /** Of a hundred calls. */
  readonly share: number
  readonly call: (doctor: Doctor, n: number) => Promise<End>
}

const report = { analysis: 'ABO', dentition: 'permanent', lang: 'zh', today: '2026-01-01' } as const

/** What doctors do, and how often. */
export const kinds: readonly Kind[] = [
  { name: 'list', share: 28, call: async ({ at }) => endOf(await made(at, 'patientGet', {})) },
  { name: 'record', share: 22, call: async ({ at, caseUuid }) => endOf(await made(at, 'timebarGet', { caseUuid })) },
  { name: 'case', share: 13, call: async ({ at, caseUuid: uuid }) => endOf(await made(at, 'patientFind', { uuid })) },
  { name: 'save', share: 18, call: save },
  { name: 'picture', share: 12, call: shown },
  { name: 'new case', share: 3, call: async ({ at }, n) => endOf(await made(at, 'patientAdd', someone(`新${n}`))) },
  { name: 'upload', share: 2, call: upload },
  {
    name: 'report',
    share: 1,
    call: async ({ at, recordUuid }) => {
      const reply = await sent(at.address, {
        method: 'POST',
        path: '/portal/report/analysis',
        token: at.token,
        type: 'application/json',
        body: JSON.stringify({ ...report, recordUuid }),
      })
      if (reply?.status === 200) return 'done'
      return reply?.status === 503 ? 'refused' : 'failed'
    },
  },
  {
    name: 'detection',
    share: 1,
    call: async ({ at, recordUuid }) => endOf(await made(at, 'detectionStart', { recordUuid })),
  },
]
