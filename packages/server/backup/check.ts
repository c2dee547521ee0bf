import { type OpenDatabase, openStore } from '../db/open'
import { Refusal } from '../http/refusal'
import { type Checked, checkStore, damagedOf, type Finding } from './check-store'
import { type OriginalsAt, originalsAt, provenKeys } from './originals'

interface DataAt extends OriginalsAt {
  readonly databaseUrl: string | null
}

/** As `checkStore`; a database that cannot even be read is reported as such, and only the originals are checked. */
export const checkData = async ({ databaseUrl, ...at }: DataAt): Promise<Checked> => {
  await provenKeys(at)
  let store: OpenDatabase | null = null
  try {
    store = openStore({ folder: at.dataFolder, url: databaseUrl })
    return await checkStore(store, at)
  } catch (error) {
    const originals = originalsAt(at)
    const paths = await originals.paths()
    const why = error instanceof Refusal ? (error.cause ?? error) : error
    const unreadable: Finding = { kind: 'database', what: why instanceof Error ? why.message : String(why) }
    return { findings: [unreadable, ...(await damagedOf(originals, paths))], originals: paths.length, unnamed: [] }
  } finally {
    await store?.close()
  }
}
