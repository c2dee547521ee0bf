import { Readable } from 'node:stream'
import { errors } from '@sella/contract/errors'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { type DicomIdentity, identityOf } from '../dicom/identity'
import type { Arrival } from '../files/store'
import { bodyStream } from '../http/leftover'
import { type BodyPart, bodyParts, boundaryOf, MultipartBroken } from '../http/multipart'
import { Refusal } from '../http/refusal'
import { fairTurns } from '../jobs/fair-turns'
import { type TakingPorts, takeIn } from '../waiting/take'
import { dicomHead } from './dicom-head'
import { type Machine, machineBy } from './tokens'

/** Most bytes of a file, and most files in a request. */
const largestFile = 200_000_000
const mostFiles = 2000
/** Most requests of one account, and of all accounts, in progress; further ones are asked to retry. */
const mostRequests = { each: 8, all: 24 }

/** Failure reasons (PS3.18 table I.2-2, PS3.7 annex C). */
const reasons = { noClass: 0x0122, notUnderstood: 0xc000, otherStudy: 0xa900 } as const

/** Refusals due to the moment rather than to the file: the sender may retry. */
const temporary = ({ code }: Refusal): boolean => errors[code].status >= 500 || code === 'BODY_CUT'

interface Outcome {
  readonly identity: DicomIdentity | null
  /** Null if the object was stored. */
  readonly reason: number | null
}

const reasonOf = (refusal: Refusal): number => (refusal.code === 'DICOM_NO_PICTURE' ? reasons.noClass : reasons.notUnderstood)

const taken = async (ports: TakingPorts, arrival: Arrival, { machine, study }: Asked): Promise<Outcome> => {
  const identity = identityOf(await dicomHead(arrival.place))
  if (identity === null) return { identity, reason: reasons.notUnderstood }
  if (study !== null && identity.studyUid !== study) return { identity, reason: reasons.otherStudy }
  try {
    const name = `${identity.instanceUid}.dcm`
    await takeIn(ports, arrival, { doctor: machine.doctor, source: 'stow', sender: machine.name, name })
    return { identity, reason: null }
  } catch (error) {
    if (!(error instanceof Refusal) || temporary(error)) throw error
    return { identity, reason: reasonOf(error) }
  }
}

interface Asked {
  readonly machine: Machine
  /** Refuses a machine whose token has ended meanwhile: a request takes as long as its sender likes. */
  readonly stillMay: () => Promise<unknown>
  /** The study to which all objects must belong, if the address names one. */
  readonly study: string | null
}

const partTaken = async (ports: TakingPorts, part: BodyPart, asked: Asked): Promise<Outcome> => {
  const arrival = await ports.files.receive(Readable.from(part.content), largestFile)
  try {
    return await taken(ports, arrival, asked)
  } finally {
    await arrival.discard()
  }
}

const allTaken = async (ports: TakingPorts, request: FastifyRequest, asked: Asked): Promise<readonly Outcome[]> => {
  const boundary = boundaryOf(request.headers['content-type'])
  if (boundary === null) throw new Refusal('INPUT_INVALID', { field: 'content-type' })
  const outcomes: Outcome[] = []
  try {
    for await (const part of bodyParts(bodyStream(request.raw), boundary)) {
      if (outcomes.length >= mostFiles) throw new Refusal('INPUT_INVALID', { field: 'body' })
      await asked.stillMay()
      outcomes.push(await partTaken(ports, part, asked))
    }
  } catch (error) {
    throw error instanceof MultipartBroken ? new Refusal('INPUT_INVALID', { field: 'body' }) : error
  }
  return outcomes
}

const uidElements = ({ classUid, instanceUid }: DicomIdentity) => ({
  '00081150': { vr: 'UI', Value: [classUid] },
  '00081155': { vr: 'UI', Value: [instanceUid] },
})

/** The store instances response (PS3.18 10.5.3) as DICOM JSON. */
const responseOf = (outcomes: readonly Outcome[]) => {
  const items = (wanted: (outcome: Outcome) => boolean) =>
    outcomes.filter(wanted).map(({ identity, reason }) => ({
      ...(identity ? uidElements(identity) : {}),
      ...(reason === null ? {} : { '00081197': { vr: 'US', Value: [reason] } }),
    }))
  const [stored, failed] = [items(({ reason }) => reason === null), items(({ reason }) => reason !== null)]
  return {
    ...(stored.length > 0 ? { '00081199': { vr: 'SQ', Value: stored } } : {}),
    ...(failed.length > 0 ? { '00081198': { vr: 'SQ', Value: failed } } : {}),
  }
}

const statusOf = (outcomes: readonly Outcome[]): number => {
  if (outcomes.length === 0) return 400
  const stored = outcomes.filter(({ reason }) => reason === null).length
  return stored === outcomes.length ? 200 : stored > 0 ? 202 : 409
}

const uidShape = /^[0-9.]{1,64}$/

/**
 * DICOMweb STOW-RS (PS3.18 10.5): objects that a machine sends with its token join the waiting files of the token's account. An
 * object is reported as stored once its file and row would survive a power cut.
 */
export const stowRoutes = (ports: TakingPorts): FastifyPluginAsync => {
  const { enter } = fairTurns({ places: mostRequests.all, limits: mostRequests })
  const store = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const caller = async (): Promise<Machine> => {
      const machine = await machineBy(ports.store.db, request.headers.authorization, { scope: 'dicom', now: ports.now() })
      if (machine !== null) return machine
      reply.header('www-authenticate', 'Basic realm="Sella DICOMweb", charset="UTF-8"')
      throw new Refusal('MACHINE_UNKNOWN')
    }
    const machine = await caller()
    const { study = null } = request.params as { readonly study?: string }
    if (study !== null && !uidShape.test(study)) throw new Refusal('INPUT_INVALID', { field: 'study' })
    const leave = enter(machine.doctor)
    try {
      const outcomes = await allTaken(ports, request, { machine, study, stillMay: caller })
      return reply
        .code(statusOf(outcomes))
        .header('cache-control', 'no-store')
        .type('application/dicom+json')
        .send(JSON.stringify(responseOf(outcomes)))
    } finally {
      leave()
    }
  }
  return async app => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(/^multipart\/related/i, (_, payload, done) => done(null, payload))
    app.post('/dicom-web/studies', store)
    app.post('/dicom-web/studies/:study', store)
  }
}
