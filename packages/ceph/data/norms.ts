import type { AnalysisName } from './analyses'
import type { ItemName } from './measurements'
import { beijingNorms } from './norms/items/beijing'
import { downsNorms } from './norms/items/downs'
import { furtherNorms } from './norms/items/further'
import { jarabakNorms } from './norms/items/jarabak'
import { mcnamaraNorms } from './norms/items/mcnamara'
import { rickettsNorms } from './norms/items/ricketts'
import { shanghaiNinthNorms } from './norms/items/shanghai-ninth'
import { softTissueNorms } from './norms/items/soft-tissue'
import { steinerAboTweedNorms } from './norms/items/steiner-abo-tweed'
import { westChinaNorms } from './norms/items/west-china'
import type { ItemNorm, StageNorm } from './norms/row'
import { aboStages } from './norms/stages/abo'
import { beijingStages } from './norms/stages/beijing'
import { rickettsStages } from './norms/stages/ricketts'

/** Each item's own norm. */
export const itemNorms: Readonly<Record<ItemName, ItemNorm>> = {
  ...steinerAboTweedNorms,
  ...downsNorms,
  ...mcnamaraNorms,
  ...rickettsNorms,
  ...jarabakNorms,
  ...furtherNorms,
  ...softTissueNorms,
  ...beijingNorms,
  ...westChinaNorms,
  ...shanghaiNinthNorms,
}

/** Norms by dentition stage, in the order of the analysis's `dentitions`. */
export const stageNorms: Readonly<Partial<Record<AnalysisName, Readonly<Partial<Record<ItemName, readonly StageNorm[]>>>>>> = {
  ABO: aboStages,
  Ricketts: rickettsStages,
  北大: beijingStages,
}
