import { z } from 'zod/mini'
import { call } from '../call'
import * as f from '../fields'

const photoCount = z.strictObject({
  /** Number of photos received through the link, and the maximum. */
  sent: z.int(),
  most: z.int(),
})

/** A phone that takes photos for one record without signing in. */
export const phone = {
  phoneLinkAdd: call('/phone/linkAdd', {
    once: true,
    input: z.strictObject({ recordUuid: f.uuid }),
    output: z.strictObject({ uuid: f.uuid, token: z.string(), mark: z.string(), endsAt: z.string() }),
    does: 'Makes a link by which a phone sends photos for one record, for ten minutes; its token is told this once. Ends an earlier one of the same person for this record.',
  }),
  phoneLinks: call('/phone/links', {
    input: z.strictObject({ recordUuid: f.uuid }),
    output: z.array(
      z.extend(photoCount, {
        uuid: f.uuid,
        /** Four characters shown on both desk and phone, to be compared. */
        mark: z.string(),
        madeBy: z.string(),
        endsAt: z.string(),
        /** When a phone first opened the link. */
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
