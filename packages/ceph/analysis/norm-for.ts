import type { AnalysisName } from '../data/analyses'
import type { Analysis } from '../data/analysis-row'
import { type ItemName, isItemName } from '../data/measurements'
import { itemNorms, stageNorms } from '../data/norms'
import { type NormDetail, remarkInChinese } from '../data/norms/detail-words'
import { type PrintedNorm, workFromRemarks } from '../data/norms/printed'
import type { ItemNorm, StageNorm } from '../data/norms/row'
import { type SourceName, sources, sourceWords } from '../data/sources'
import { type Dentition, groupFor } from '../patient/age-group'
import type { Words } from '../words'
import type { ItemOverride, Norm, NormSubject } from './analysis'
import { joined } from './finding'
import { type MeanSd, type OwnItems, ownNormAt } from './own-item'

const remark = (detail: NormDetail): Words => ({ zh: remarkInChinese[detail], en: detail })

/** The work, then remarks on the norm. */
export const cited = (source: SourceName, ...details: readonly (NormDetail | null | undefined)[]): Words =>
  joined([sourceWords(source), ...details.flatMap(each => (each ? [remark(each)] : []))], workFromRemarks)

const printed = ({ mean, sd, source, detail, grade }: ItemNorm | StageNorm): PrintedNorm => ({
  ...{ mean, sd, source: cited(source, detail), grade },
})

/** Citation of a norm the doctor set herself. */
export const OWN_NORM_SOURCE: Words = { zh: '自定义参考值', en: "the doctor's own norm" }

/** Whether the doctor set the norm herself. */
export const isOwnNorm = ({ source }: Pick<Norm, 'source'>): boolean => source.en === OWN_NORM_SOURCE.en

/** A mean and SD that the doctor entered, as the norm of an age group or of everyone (null). */
export const ofDoctor = ({ mean, sd }: MeanSd, group: Norm['group']): Norm => ({
  ...{ mean, sd, source: OWN_NORM_SOURCE, grade: 'confirmed' },
  ...{ group, sex: 'both', spread: 'sd' },
})

/**
 * Whose mean and SD apply to patients of unknown sex: those of both sexes, or of the sex whose numbers a table without pooled
 * ones prints.
 */
const unknownSexNorm = ({ mean, sd, bySex, pooling }: ItemNorm): Norm['sex'] => {
  if (!bySex || pooling) return 'both'
  return (['male', 'female'] as const).find(sex => bySex[sex].mean === mean && bySex[sex].sd === sd) ?? 'both'
}

/** Whether a norm of all ages was measured on patients older than this one. */
const ofOlder = ({ adults, permanent }: Required<Pick<Norm, 'adults' | 'permanent'>>, at: Dentition): Pick<Norm, 'ofOlder'> => {
  if (adults && at !== 'permanent') return { ofOlder: 'adults' }
  return permanent && at === 'primary_mixed' ? { ofOlder: 'permanent' } : {}
}

/**
 * The item's own norm: the one for the patient's sex if the table distinguishes the sexes and the sex is known, otherwise the
 * pooled one.
 */
function itemNorm(item: ItemName, { sex, dentition }: NormSubject): Norm {
  const row = itemNorms[item]
  const pair = sex && row.bySex?.[sex]
  const { adults = false, permanent = false } = sources[row.source]
  const whom = { adults, permanent, ...ofOlder({ adults, permanent }, dentition) }
  if (!pair) {
    const source = cited(row.source, row.detail, row.pooling)
    return { ...printed(row), source, group: null, sex: unknownSexNorm(row), spread: row.sdKind, ...whom }
  }
  // A norm for one sex is not pooled.
  return { ...printed(row), ...pair, group: null, sex, spread: row.sdKind === 'sd (pooled)' ? 'sd' : row.sdKind, ...whom }
}

/**
 * A stage's mean and SD are pooled and take precedence over the item's own norm. Only in the last stage does the item's norm by
 * sex replace them: norms by sex are for adults (Ricketts' molar: 21 mm in grown men, 18 in grown women; the stage prints the
 * men's), and a child of either sex is judged by the stage.
 */
function builtInNorm(item: ItemName, { name, dentitions }: Analysis, subject: NormSubject): Norm {
  const group = groupFor(dentitions, subject.dentition)
  const pair = group && stageNorms[name as AnalysisName]?.[item]?.[dentitions.indexOf(group)]
  const own = itemNorm(item, subject)
  if (!pair) return own
  const last = group === dentitions.at(-1)
  if (last && subject.sex !== null && own.sex !== 'both') return { ...own, group }
  const sameNumbers = pair.mean === own.mean && pair.sd === own.sd
  return { ...printed(pair), group, sex: last && sameNumbers ? own.sex : 'both', spread: 'sd' }
}

/** The norms the doctor entered. */
export interface OwnNorms {
  readonly overrides: Readonly<Record<string, ItemOverride>>
  readonly customItems: OwnItems
}

/**
 * Mean and SD that judge an item (the specification's section 9), with the age group and sex they apply to. In a built-in
 * analysis with reference data: those of the age group. Otherwise, and in own analyses: the item's own, except that an own
 * analysis first uses the doctor's values for the age group. Null for an own item without a norm.
 */
export function normFor(item: string, analysis: Analysis, own: OwnNorms & { readonly subject: NormSubject }): Norm | null {
  const { subject, overrides, customItems } = own
  const hers = analysis.creator === 'user' ? overrides[item]?.meanSd?.[subject.dentition] : undefined
  if (hers) return ofDoctor(hers, subject.dentition)
  if (isItemName(item)) return analysis.creator === 'System' ? builtInNorm(item, analysis, subject) : itemNorm(item, subject)
  const custom = Object.hasOwn(customItems, item) ? customItems[item] : undefined
  const pair = ownNormAt(custom, subject.dentition)
  return pair && ofDoctor(pair, custom?.stages?.[subject.dentition] ? subject.dentition : null)
}
