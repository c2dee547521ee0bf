import type { Db } from '../db/open'

const rows = (db: Db, doctor: string) =>
  db
    .selectFrom('chat_message')
    .innerJoin('chat', 'chat.uuid', 'chat_uuid')
    .leftJoin('doctor', 'doctor.uuid', 'author_id')
    .select(['seq', 'by_staff', 'user_name', 'text', 'picture_path', 'context', 'chat_message.created_at'])
    .where('chat.doctor_id', '=', doctor)

const page = 500

/** The messages of a doctor's conversation in order, for her archive; `nameOf` gives a picture's name in the archive. */
export async function* conversationArchived(db: Db, doctor: string, nameOf: (path: string) => string) {
  for (let after = 0; ; ) {
    const messages = await rows(db, doctor).where('seq', '>', after).orderBy('seq').limit(page).execute()
    for (const { seq, by_staff, user_name, text, picture_path, context, created_at } of messages)
      yield {
        from: by_staff === 1 ? 'staff' : 'doctor',
        name: user_name ?? '',
        text,
        picture: picture_path && nameOf(picture_path),
        context: context === null ? null : (JSON.parse(context) as unknown),
        createdAt: created_at,
        seq,
      }
    const last = messages.at(-1)
    if (!last || messages.length < page) return
    after = last.seq
  }
}

/** Paths of the pictures in a doctor's conversation. */
export const conversationPictures = async (db: Db, doctor: string): Promise<readonly string[]> =>
  (await rows(db, doctor).where('picture_path', 'is not', null).execute()).flatMap(row => row.picture_path ?? [])
