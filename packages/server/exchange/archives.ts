import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'
import { accountNamed } from '../machines/owner'
import type { PacsAt } from '../machines/settings'

/** The archives available to an account. */
export const archivesOf = async (db: Db, archives: readonly PacsAt[], doctor: string): Promise<readonly PacsAt[]> => {
  const own: PacsAt[] = []
  for (const archive of archives) if ((await accountNamed(db, archive.for)) === doctor) own.push(archive)
  return own
}

/** An account's archive by its name; one of another account is refused in the same way as one that does not exist. */
export const archiveNamed = async (
  db: Db,
  archives: readonly PacsAt[],
  { doctor, name }: { readonly doctor: string; readonly name: string },
): Promise<PacsAt> => {
  const archive = (await archivesOf(db, archives, doctor)).find(each => each.name === name)
  if (!archive) throw new Refusal('NOT_FOUND')
  return archive
}
