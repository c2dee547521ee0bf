import type { Db } from '../db/open'
import { hasSecondFactor } from '../db/second-factor'
import { Refusal } from '../http/refusal'

/** Whether a clinic requires two-step sign-in of its members. */
export const asksTwoSteps = async (db: Db, clinic: string): Promise<boolean> =>
  (await db.selectFrom('clinic').select('two_steps').where('uuid', '=', clinic).executeTakeFirstOrThrow()).two_steps === 1

/** Whether the clinic is hidden from a member until she has set up a second factor. */
export const barred = async (db: Db, clinic: string, person: string): Promise<boolean> =>
  (await asksTwoSteps(db, clinic)) && !(await hasSecondFactor(db, person))

/** Turns the requirement on or off. The caller must have a second factor herself, or she would lock herself out. */
export const askTwoSteps = async (
  db: Db,
  { clinic, person }: { readonly clinic: string; readonly person: string },
  required: boolean,
): Promise<void> => {
  if (required && !(await hasSecondFactor(db, person))) throw new Refusal('SECOND_FACTOR_REQUIRED')
  await db
    .updateTable('clinic')
    .set({ two_steps: required ? 1 : 0 })
    .where('uuid', '=', clinic)
    .execute()
}
