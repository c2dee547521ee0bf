import type { ItemOverride } from '@sella/ceph/analysis/analysis'
import { analysisOf } from '@sella/ceph/analysis/own'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import { ownFromContent } from '@sella/contract/documents/own-analysis'
import { uuid } from '@sella/contract/fields'
import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'
import { analysesOf, ownAnalysis } from './store'

export type Overrides = Readonly<Record<string, ItemOverride>>

/** A built-in analysis by its name, or the doctor's own by its uuid. */
export const analysisNamed = async (
  db: Db,
  name: string,
  { doctor, overrides, ownItems }: { readonly doctor: string; readonly overrides: Overrides; readonly ownItems: OwnItems },
): Promise<Analysis> => {
  const builtIn = builtInAnalyses.find(analysis => analysis.name === name)
  if (builtIn) return builtIn
  if (!uuid.safeParse(name).success) throw new Refusal('NOT_FOUND')
  const row = await ownAnalysis(db, { doctor, uuid: name })
  const own = ownFromContent(row.name, row.content)
  if (!own) throw new Refusal('NOT_FOUND')
  return analysisOf(own, overrides, ownItems)
}

/** The doctor's own analyses of the frontal film, with the age groups of her norms; oldest first. */
export const ownFrontalAnalyses = async (
  db: Db,
  { doctor, overrides }: { readonly doctor: string; readonly overrides: Overrides },
): Promise<readonly Analysis[]> =>
  (await analysesOf(db, doctor)).flatMap(({ name, content }) => {
    const own = ownFromContent(name, content, 'frontal')
    return own ? [analysisOf(own, overrides)] : []
  })
