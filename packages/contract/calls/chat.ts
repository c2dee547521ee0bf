import { z } from 'zod/mini'
import { call } from '../call'
import { chatContext, chatMessage, chatState, conversation, messageText, staffMember } from '../chat'
import * as f from '../fields'

/** A range of a conversation: after a position, before a position, or (neither given) its end. */
const stretch = { after: z.optional(f.wholeFrom(0)), before: z.optional(f.wholeFrom(1)) }
const seq = f.wholeFrom(0)
const page = z.array(chatMessage).check(z.maxLength(100))

export const chat = {
  chatState: call('/chat/state', {
    input: f.nothing,
    output: chatState,
    does: "The doctor's conversation in figures, for the badge.",
  }),
  chatGet: call('/chat/get', {
    input: z.strictObject(stretch),
    output: z.strictObject({ state: chatState, messages: page, more: z.boolean() }),
    does: "At most 50 messages of the doctor's own conversation, the earliest first, and whether there are more in that direction.",
  }),
  chatSend: call('/chat/send', {
    input: z.strictObject({ uuid: f.uuid, text: messageText, context: z.optional(chatContext) }),
    output: chatMessage,
    does: 'Says something to customer service; the same uuid again gives the message that is there.',
  }),
  chatPicture: call('/chat/picture', {
    body: 'bytes',
    input: z.strictObject({ uuid: f.uuid }),
    output: chatMessage,
    does: 'Sends the picture in the body (JPEG, PNG, WebP or HEIC, 10 MB at most) to customer service; it belongs to no case.',
  }),
  chatRead: call('/chat/read', {
    input: z.strictObject({ seq }),
    output: chatState,
    does: 'Notes that the doctor has read the conversation up to here.',
  }),
  inboxState: call('/inbox/state', {
    access: 'staff',
    input: f.nothing,
    output: z.strictObject({ unread: z.int() }),
    does: 'How many conversations wait for an answer of the staff.',
  }),
  inboxList: call('/inbox/list', {
    access: 'staff',
    input: z.strictObject({
      search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      show: z._default(z.enum(['open', 'mine', 'closed']), 'open'),
      page: z._default(z.int().check(z.gte(1), z.lte(10_000)), 1),
    }),
    output: z.strictObject({ conversations: z.array(conversation), total: z.int() }),
    does: 'Conversations, 50 a page, the unread first and then the last said first; searched by account and by what was said.',
  }),
  inboxGet: call('/inbox/get', {
    access: 'staff',
    input: z.strictObject({ uuid: f.uuid, ...stretch }),
    output: z.strictObject({ conversation, messages: page, more: z.boolean() }),
    does: 'At most 50 messages of one conversation, the earliest first.',
  }),
  inboxSend: call('/inbox/send', {
    access: 'staff',
    input: z.strictObject({ conversation: f.uuid, uuid: f.uuid, text: messageText }),
    output: chatMessage,
    does: 'Answers a doctor; a conversation of nobody becomes the own one.',
  }),
  inboxPicture: call('/inbox/picture', {
    access: 'staff',
    body: 'bytes',
    input: z.strictObject({ conversation: f.uuid, uuid: f.uuid }),
    output: chatMessage,
    does: 'Sends the picture in the body to a doctor.',
  }),
  inboxRead: call('/inbox/read', {
    access: 'staff',
    input: z.strictObject({ uuid: f.uuid, seq }),
    output: conversation,
    does: 'Notes that the staff have read a conversation up to here.',
  }),
  inboxClose: call('/inbox/close', {
    access: 'staff',
    input: z.strictObject({ uuid: f.uuid, closed: z.boolean() }),
    output: conversation,
    does: "Closes a conversation or opens it again; the doctor's next message opens it by itself.",
  }),
  inboxAssign: call('/inbox/assign', {
    access: 'staff',
    input: z.strictObject({ uuid: f.uuid, to: z.nullable(f.uuid) }),
    output: conversation,
    does: 'Gives a conversation to one of the staff, or to nobody.',
  }),
  inboxStaff: call('/inbox/staff', {
    access: 'staff',
    input: f.nothing,
    output: z.array(staffMember),
    does: 'The staff and who of them is there.',
  }),
  inboxHere: call('/inbox/here', {
    access: 'staff',
    input: z.strictObject({ here: z.boolean() }),
    output: f.done,
    does: 'Says for the next 90 seconds that the caller answers conversations, or that she no longer does.',
  }),
} as const
