import type { ItemOverride } from '../analysis/analysis'
import { OWN_NORM_SOURCE } from '../analysis/norm-for'
import type { MeanSd } from '../analysis/own-item'
import {
  type BoltonNorm,
  type BoltonNormName,
  boltonNormNames,
  boltonNorms,
  defaultBoltonNorm,
} from '../data/study-models/bolton'
import { modelSources } from '../data/study-models/sources'
import type { Words } from '../words'

export const boltonParts = ['anterior', 'overall'] as const
export type BoltonPart = (typeof boltonParts)[number]

/** The norm a record's ratios are compared with: of the tables, or the doctor's own. */
export type BoltonChoice = BoltonNormName | 'own'
export const boltonChoices: readonly BoltonChoice[] = [...boltonNormNames, 'own']

/** Mean and SD of both ratios, percent. */
export type BoltonPairs = Readonly<Record<BoltonPart, MeanSd>>

/** The names under which the doctor's own values hold the norms of the two ratios, those of permanent teeth. */
export const ownBoltonItems = { anterior: 'BoltonAnterior', overall: 'BoltonOverall' } as const

/** The doctor's own norm among her values by item; null unless both ratios have one that can judge. */
export function ownBoltonIn(overrides: Readonly<Record<string, ItemOverride>>): BoltonPairs | null {
  const [anterior, overall] = boltonParts.map(part => overrides[ownBoltonItems[part]]?.meanSd?.permanent)
  const judges = (pair: MeanSd | undefined): pair is MeanSd => pair !== undefined && pair.mean > 0 && pair.sd > 0
  return judges(anterior) && judges(overall) ? { anterior, overall } : null
}

/** The norm in use, with its name. */
export interface BoltonInUse extends BoltonPairs {
  readonly choice: BoltonChoice
  readonly name: Words
  /** Null for the doctor's own, which has no source to grade. */
  readonly table: Pick<BoltonNorm, 'source' | 'grade'> | null
}

const ofTable = (choice: BoltonNormName): BoltonInUse => {
  const { name, anterior, overall, source, grade }: BoltonNorm = boltonNorms[choice]
  return { choice, name, anterior, overall, table: { source, grade } }
}

/** The chosen norm; where the doctor's own is chosen and she has none (any more), the usual one. */
export const boltonNormOf = (choice: BoltonChoice, own: BoltonPairs | null): BoltonInUse => {
  if (choice !== 'own') return ofTable(choice)
  return own ? { choice, name: OWN_NORM_SOURCE, ...own, table: null } : ofTable(defaultBoltonNorm)
}

/** That the doctor's own norm was chosen where none is stored (any more), and which one judges in its place. */
export const boltonNormNotes = (chosen: BoltonChoice, inUse: Pick<BoltonInUse, 'choice' | 'name'>): readonly Words[] => {
  if (chosen === inUse.choice) return []
  const { zh, en } = inUse.name
  return [
    {
      zh: `所选的自定义参考值已不存在，比值按${zh}判断。`,
      en: `The own norm chosen for the ratios is not stored (any more): they are judged by ${en}.`,
    },
  ]
}

/** The source of a norm in full; the doctor's own is named alone. */
export const boltonSourceOf = ({ name, table }: BoltonInUse): Words => (table ? modelSources[table.source] : name)
