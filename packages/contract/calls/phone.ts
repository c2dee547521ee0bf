import { z } from 'zod/mini'
import { call } from '../call'
import * as f from '../fields'

const photoCount = z.strictObject({
  /** Photos that arrived by the link, and how many may. */
  sent: z.int(),
  most: z.int(),
})

/** A phone that takes photos for one record without a sign-in. */
export const phone = {
  phoneLinkAdd: call('/phone/linkAdd', {
    input: z.strictObject({ recordUuid: f.uuid }),
    output: z.strictObject({ uuid: f.uuid, token: z.string(), mark: z.string(), endsAt: z.string() }),
    does: 'Makes a link by which a phone sends photos for one record, for ten minutes; its token is told this once. Ends an earlier one of the same person for this record.',
  }),
  phoneLinks: call('/phone/links', {
    input: z.strictObject({ recordUuid: f.uuid }),
    output: z.array(
      z.extend(photoCount, {
        uuid: f.uuid,
        /** Four characters that desk and phone both show. */
        mark: z.string(),
        madeBy: z.string(),
        endsAt: z.string(),
        /** When a phone opened it first. */
        openedAt: z.nullable(z.string()),
      }),
    ),
    does: 'The phone links of a record that are open, the newest first.',
  }),
  phoneLinkClose: call('/phone/linkClose', {
    input: z.strictObject({ uuid: f.uuid }),
    output: photoCount,
    does: 'Ends a phone link at once; photos that arrived stay.',
  }),
  phoneLook: call('/phone/look', {
    input: f.nothing,
    output: z.extend(photoCount, { mark: z.string(), endsAt: z.string() }),
    does: 'Whether a phone link, its token in `authorization`, is open, until when, and how many photos may follow. Nothing of the case.',
    access: 'public',
  }),
  phoneSend: call('/phone/send', {
    body: 'bytes',
    input: z.strictObject({ name: f.shortText }),
    output: photoCount,
    does: 'Takes a photo from a phone, whose link’s token stands in `authorization`, byte for byte into the waiting room with its record proposed.',
    access: 'public',
  }),
} as const
