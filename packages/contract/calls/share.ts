import { z } from 'zod/mini'
import { call } from '../call'
import { imageKind, recordType, sex } from '../entities'
import * as f from '../fields'

const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

/** `see`: pictures at screen size. `download`: full-size pictures, and documents. */
const scope = z.enum(['see', 'download'])

const days = z.int().check(z.gte(1), z.lte(90))

const shareLink = z.strictObject({
  uuid: f.uuid,
  /** The case the link leads to. */
  caseUuid: f.uuid,
  caseName: z.string(),
  /** The recipient, as the maker of the link wrote it. */
  name: z.string(),
  madeBy: z.string(),
  scope,
  identity: z.boolean(),
  hasPassword: z.boolean(),
  records: z.int(),
  documents: z.int(),
  createdAt: z.string(),
  endsAt: z.string(),
  stoppedAt: z.nullable(z.string()),
  /** Whether its maker may still share here; if not, it opens no more. */
  makerMay: z.boolean(),
  /** How often the link was opened, and when last. */
  opened: z.int(),
  openedAt: z.nullable(z.string()),
})

const sharedPicture = z.strictObject({
  type: imageKind,
  width: z.int(),
  height: z.int(),
  previewUrl: z.string(),
  /** The full-size picture, for saving; null where it may only be viewed. */
  url: z.nullable(z.string()),
})

const sharedRecord = z.strictObject({
  createday: z.string(),
  type: recordType,
  pictures: z.array(sharedPicture),
  /** The outlines traced on the lateral film as SVG points, in its pixels; null where nothing is traced. */
  tracing: z.nullable(
    z.strictObject({
      curves: z.array(z.strictObject({ along: z.string(), estimated: z.boolean() })),
      /** Whether an orthodontist has yet to approve the tracing. */
      waits: z.boolean(),
    }),
  ),
})

export const shares = {
  shareAdd: call('/share/add', {
    once: true,
    input: z.strictObject({
      caseUuid: f.uuid,
      name: f.name,
      days,
      scope,
      /** Whether the patient's name, number and birthday are shown. */
      identity: z.boolean(),
      password: z.optional(f.password),
      records: z.array(f.uuid).check(z.minLength(1), z.maxLength(50)),
      /** Documents name the patient and can be saved, so they require identity and `download`. */
      documents: z.array(f.uuid).check(z.maxLength(50)),
    }),
    output: z.strictObject({ uuid: f.uuid, token: z.string(), endsAt: z.string() }),
    does: 'Makes a link by which somebody outside sees chosen records and documents of a case until its end, while its maker may share; its token is shown this once.',
  }),
  shareList: call('/share/list', {
    input: z.strictObject({ caseUuid: z.optional(f.uuid) }),
    output: z.array(shareLink),
    does: 'The links of a case, or of all cases (a thousand at most): those that open, then those that do so no more, each the newest first.',
  }),
  shareExtend: call('/share/extend', {
    input: z.strictObject({ uuid: f.uuid, days }),
    output: shareLink,
    does: 'Lets a link that was not stopped last so many days from now.',
  }),
  shareStop: call('/share/stop', {
    input: z.strictObject({ uuid: f.uuid }),
    output: shareLink,
    does: 'Stops a link at once, for good.',
  }),
  shareOpen: call('/share/open', {
    input: z.strictObject({ token, password: z.optional(z.string().check(z.maxLength(200))) }),
    output: z.strictObject({
      /** The clinic or doctor it comes from, the maker of the link and its recipient. */
      from: z.string(),
      madeBy: z.string(),
      name: z.string(),
      endsAt: z.string(),
      scope,
      patient: z.nullable(
        z.strictObject({ name: z.string(), caseNo: z.string(), sex: z.nullable(sex), birthday: z.nullable(z.string()) }),
      ),
      records: z.array(sharedRecord),
      documents: z.array(
        z.strictObject({ number: z.string(), title: z.string(), madeAt: z.string(), pages: z.int(), url: z.string() }),
      ),
    }),
    does: 'What a link shows, for who holds its token and, where one was set, its password. Each opening is noted.',
    access: 'public',
  }),
  shareFile: call('/share/file', {
    method: 'GET',
    body: 'query',
    reply: 'bytes',
    media: 'application/pdf',
    access: 'signed',
    input: z.strictObject({ share: f.uuid, document: f.uuid, expires: f.shortText, signature: f.shortText }),
    output: z.unknown(),
    does: 'A document of a link behind a signed address; while the link lasts.',
  }),
} as const
