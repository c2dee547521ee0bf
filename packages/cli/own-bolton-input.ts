import { type BoltonPairs, ownBoltonIn } from '@sella/ceph/study-models/bolton-norm'
import { ownValuesSetting } from '@sella/contract/documents/own-values'
import { readJson } from './input'
import { refused } from './refusals'

/** The doctor's own norm of Bolton's ratios in a file of her values by item, as the setting stores them; null without a file. */
export async function readOwnBolton(file: string | undefined): Promise<BoltonPairs | null> {
  if (file === undefined) return null
  const text = JSON.stringify(await readJson(file))
  const fault = ownValuesSetting.faultIn(text)
  if (fault !== null) throw refused('ownNorms', file, fault)
  const own = ownBoltonIn(ownValuesSetting.read(text))
  if (!own) throw refused('ownNorms', file, 'BoltonAnterior, BoltonOverall')
  return own
}
