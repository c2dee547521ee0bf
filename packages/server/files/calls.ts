import type { Parsed } from '@sella/contract/calls/index'
import type { Clock } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import type { FileReply, Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import type { Bearers } from './bearers'
import { credentialsIn } from './credentials'
import { headOf } from './intake/read'
import { shownType } from './intake/sniff'
import { remakeRenditions } from './renditions'
import { plainRecipe } from './shown-name'
import { fileNamed, type Signer, validity } from './signing'
import { type FileStore, pathShape, type Stored } from './store'

interface Ports {
  readonly store: OpenDatabase
  readonly files: FileStore
  readonly signer: Signer
  /** Whether those for whom addresses were signed may still see anything. */
  readonly bearers: Bearers
  readonly now: Clock
}

/** The image behind a rendition's name: for an edited one the name of the displayed picture, otherwise the original's hash. */
const shownNamed = async (db: Db, name: string) =>
  (await db.selectFrom('image').select(['hash', 'recipe', 'shown']).where('shown', '=', name).limit(1).executeTakeFirst()) ??
  (await pageNamed(db, name)) ??
  name

/** One of several pictures in a file, before any edit; once it is edited, no row has this name any more. */
const pageNamed = async (db: Db, name: string) => {
  const row = await db.selectFrom('image').select(['hash', 'recipe']).where('plain', '=', name).limit(1).executeTakeFirst()
  return row ? { hash: row.hash, recipe: JSON.stringify(plainRecipe(row)), shown: name } : null
}

const stored = async ({ files, store }: Pick<Ports, 'files' | 'store'>, path: string): Promise<Stored> => {
  const file = await files.find(path)
  if (file) return file
  if (path.startsWith('original/')) throw new Refusal('NOT_FOUND')
  const image = await shownNamed(store.db, path.split('/').pop() ?? '')
  const remade = (await remakeRenditions(files, image)) ? await files.find(path) : null
  if (!remade) throw new Refusal('NOT_FOUND')
  return remade
}

/** User files are served only as opaque bytes for download. */
const bytesToSave = 'application/octet-stream'

/**
 * Serves stored files by a signed address, signed by us or by a client with its credentials. Originals are offered for download,
 * our renditions for display.
 */
export const fileCalls = ({ store, files, signer, bearers, now }: Ports): Part<'fileGet' | 'authorize'> => {
  const credentials = credentialsIn({ db: store.db, signer, bearers, now })
  const opens = async ({ token, by, path, ...signed }: Parsed<'fileGet'>): Promise<boolean> => {
    if (!pathShape.test(path)) return false
    if (token !== undefined) return credentials.accept({ path, ...signed, token })
    return by !== undefined && signer.accepts({ path: fileNamed(path, by), ...signed }) && bearers.may(by, path)
  }
  const fileGet = async (signed: Parsed<'fileGet'>): Promise<FileReply> => {
    if (!(await opens(signed))) throw new Refusal('SIGNATURE_INVALID')
    const file = await stored({ files, store }, signed.path)
    const type = signed.path.startsWith('original/') ? null : shownType(await headOf(await files.renditionPlace(signed.path)))
    const name = signed.path.split('/').pop()
    return {
      type: type ?? bytesToSave,
      content: file.open(),
      bytes: file.bytes,
      disposition: type ? 'inline' : `attachment; filename="${name}"`,
      cacheSeconds: validity,
    }
  }
  return { fileGet, authorize: (_, { session }) => credentials.give(session) }
}
