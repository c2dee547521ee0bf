import { z } from 'zod/mini'
import * as f from './fields'

/** Characters of a message at most. */
export const messageLimit = 2000
/** Bytes of a picture in a conversation at most. */
export const chatPictureLimit = 10_000_000
/** What a badge counts up to; more is shown as that and a plus sign. */
export const badgeLimit = 10

/** Text of a message, trimmed, 1 to 2000 characters. */
export const messageText = z.string().check(z.trim(), z.minLength(1), z.maxLength(messageLimit))

/** What the doctor's page may tell of itself, if she lets it: the route and the version, nothing that names a case. */
export const chatContext = z.strictObject({
  page: z.string().check(z.maxLength(60), z.regex(/^\/[A-Za-z]*$/)),
  version: z.string().check(z.maxLength(40)),
})
export type ChatContext = z.infer<typeof chatContext>

export const chatMessage = z.strictObject({
  /** Named by who sends it, so that sending it again adds nothing. */
  uuid: f.uuid,
  /** Place in its conversation, from 1. */
  seq: z.int(),
  from: z.enum(['doctor', 'staff']),
  /** Who wrote it; empty when that account is gone. */
  name: z.string(),
  text: z.string(),
  picture: z.nullable(
    z.strictObject({
      width: z.int(),
      height: z.int(),
      /** 1000 px at most, made by us from the file; signed, 1200 s. The file itself is never handed on. */
      url: z.string(),
    }),
  ),
  context: z.nullable(chatContext),
  createdAt: z.string(),
})
export type ChatMessage = z.infer<typeof chatMessage>

/** A doctor's conversation as she sees it. */
export const chatState = z.strictObject({
  /** Messages of the staff she has not read. */
  unread: z.int(),
  /** The last message's place; 0 when nothing was said. */
  lastSeq: z.int(),
  /** The staff have read her messages up to here. */
  readByStaff: z.int(),
  /** Whether one of the staff is there now; else she leaves a message. */
  online: z.boolean(),
  closed: z.boolean(),
})
export type ChatState = z.infer<typeof chatState>

export const staffMember = z.strictObject({ uuid: f.uuid, name: z.string(), online: z.boolean() })
export type StaffMember = z.infer<typeof staffMember>

/** A conversation as the staff see it: the doctor's account name and nothing of her cases. */
export const conversation = z.strictObject({
  uuid: f.uuid,
  doctorName: z.string(),
  loginName: z.string(),
  avatarUrl: z.nullable(z.string()),
  /** Messages of the doctor that no one of the staff has read. */
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
