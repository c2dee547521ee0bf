import { makerMay } from '../access/still-may'
import { type Db, openStore } from '../db/open'

/** What a token alone opens for a person or a phone, and is quickly had anew. */
const ended = ['session', 'qr_sign_in', 'verify_code', 'oidc_visit', 'passkey_question', 'phone_link', 'act'] as const

/** What stays open as it was when the backup was made. */
export interface StillOpen {
  /** Links of cases for colleagues outside. */
  readonly links: number
  readonly invitations: number
  readonly machines: number
}

const countOf = async (query: { executeTakeFirstOrThrow(): Promise<{ n: number | string }> }): Promise<number> =>
  Number((await query.executeTakeFirstOrThrow()).n)

/**
 * Ends whatever a restored backup would open again though it may have been closed since: sessions of lost devices, sign-ins under way,
 * phones; everybody signs in again. Counts what colleagues, new members and machines still hold, which nobody here can know to be
 * stopped: stopping it would cut off who has it rightly.
 */
const closeIn = (db: Db, at: string): Promise<StillOpen> =>
  db.transaction().execute(async tx => {
    for (const table of ended) await tx.deleteFrom(table).execute()
    return {
      links: await countOf(
        tx
          .selectFrom('case_share')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where('ends_at', '>', at)
          .where('stopped_at', 'is', null)
          .where(makerMay('case_share')),
      ),
      invitations: await countOf(
        tx
          .selectFrom('clinic_invitation')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where('ends_at', '>', at)
          .where(makerMay('clinic_invitation')),
      ),
      machines: await countOf(
        tx
          .selectFrom('machine_token')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where('ended_at', 'is', null)
          .where(makerMay('machine_token')),
      ),
    }
  })

/** The same in restored data at its place. */
export const closeReopened = async (
  { dataFolder, databaseUrl }: { readonly dataFolder: string; readonly databaseUrl: string | null },
  at: string,
): Promise<StillOpen> => {
  const store = openStore({ folder: dataFolder, url: databaseUrl })
  try {
    return await closeIn(store.db, at)
  } finally {
    await store.close()
  }
}
