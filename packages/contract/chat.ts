import { z } from 'zod/mini'
import * as f from './fields'

/** Most characters in a message. */
export const messageLimit = 2000
/** Most bytes in a picture sent in a conversation. */
export const chatPictureLimit = 10_000_000
/** The highest count a badge shows; anything above appears as this number with a plus sign. */
export const badgeLimit = 10

/** Text of a message, trimmed, 1 to 2000 characters. */
export const messageText = z.string().check(z.trim(), z.minLength(1), z.maxLength(messageLimit))

/**
 * What the doctor's page may report about itself, with her consent: the route and the version, nothing that identifies a case.
 */
export const chatContext = z.strictObject({
  page: z.string().check(z.maxLength(60), z.regex(/^\/[A-Za-z]*$/)),
  version: z.string().check(z.maxLength(40)),
})
export type ChatContext = z.infer<typeof chatContext>

export const chatMessage = z.strictObject({
  /** Chosen by the sender, so that sending twice adds the message only once. */
  uuid: f.uuid,
  /** Position in its conversation, from 1. */
  seq: z.int(),
  from: z.enum(['doctor', 'staff']),
  /** The author's name; empty when that account is gone. */
  name: z.string(),
  text: z.string(),
  picture: z.nullable(
    z.strictObject({
      width: z.int(),
      height: z.int(),
      /**
       * A copy at most 1000 px in size that the server made from the file; signed, 1200 s. The original file is never passed on.
       */
      url: z.string(),
    }),
  ),
  context: z.nullable(chatContext),
  createdAt: z.string(),
})
export type ChatMessage = z.infer<typeof chatMessage>

/** A doctor's conversation as she sees it. */
export const chatState = z.strictObject({
  /** Number of staff messages the doctor has not read. */
  unread: z.int(),
  /** Position of the last message; 0 in an empty conversation. */
  lastSeq: z.int(),
  /** Position up to which the staff have read the doctor's messages. */
  readByStaff: z.int(),
  /** Whether a member of staff is online; if not, the doctor leaves a message. */
  online: z.boolean(),
  closed: z.boolean(),
})
export type ChatState = z.infer<typeof chatState>

export const staffMember = z.strictObject({ uuid: f.uuid, name: z.string(), online: z.boolean() })
export type StaffMember = z.infer<typeof staffMember>

/** A conversation as the staff see it: the doctor's account name, and nothing about her cases. */
export const conversation = z.strictObject({
  uuid: f.uuid,
  doctorName: z.string(),
  loginName: z.string(),
  avatarUrl: z.nullable(z.string()),
  /** Number of the doctor's messages that nobody on the staff has read. */
  unread: z.int(),
  lastSeq: z.int(),
  /** The beginning of the last message; empty when it is a picture. */
  lastText: z.string(),
  lastFrom: z.enum(['doctor', 'staff']),
  lastAt: z.string(),
  readByDoctor: z.int(),
  closed: z.boolean(),
  assignedTo: z.nullable(z.strictObject({ uuid: f.uuid, name: z.string() })),
})
export type Conversation = z.infer<typeof conversation>
