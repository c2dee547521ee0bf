import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'

/** Whether a clinic asks its members for two-step sign-in. */
export const asksTwoSteps = async (db: Db, clinic: string): Promise<boolean> =>
  (await db.selectFrom('clinic').select('two_steps').where('uuid', '=', clinic).executeTakeFirstOrThrow()).two_steps === 1

const hasTwoSteps = async (db: Db, person: string): Promise<boolean> =>
  (await db
    .selectFrom('second_factor')
    .select('doctor_id')
    .where('doctor_id', '=', person)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()) !== undefined

/** Whether a member sees nothing of the clinic until she has set up a second factor. */
export const barred = async (db: Db, clinic: string, person: string): Promise<boolean> =>
  (await asksTwoSteps(db, clinic)) && !(await hasTwoSteps(db, person))

/** Asks for it, or no longer; who asks has it herself, or she would shut herself out. */
export const askTwoSteps = async (
  db: Db,
  { clinic, person }: { readonly clinic: string; readonly person: string },
  required: boolean,
): Promise<void> => {
  if (required && !(await hasTwoSteps(db, person))) throw new Refusal('SECOND_FACTOR_REQUIRED')
  await db
    .updateTable('clinic')
    .set({ two_steps: required ? 1 : 0 })
    .where('uuid', '=', clinic)
    .execute()
}
