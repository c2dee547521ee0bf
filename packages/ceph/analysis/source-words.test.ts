import { describe, expect, it } from 'vitest'
import { builtInAnalyses } from '../data/analyses'
import { faceMeasurements } from '../data/face-measurements'
import { faceViews } from '../data/face-views'
import { frontalNormSource } from '../data/frontal/norms'
import { maturationSources } from '../data/maturation-sources'
import { itemNames } from '../data/measurements'
import { workFromRemarks, workOf } from '../data/norms/printed'
import { planningSourceWords } from '../data/planning/source-words'
import { type PlanningSourceId, planningSources } from '../data/planning/sources'
import { sourceNames, sourceWords } from '../data/sources'
import { modelSources } from '../data/study-models/sources'
import { ageGroups } from '../patient/age-group'
import type { Words } from '../words'
import { normFor } from './norm-for'
import { otherNorms } from './other-norms'

/** A text that only cites: authors, journal, year, or letters and numbers no language translates. */
const isCitation = (text: string): boolean => /\b(19|20)\d\d\b/.test(text) || !/[a-z]{3}/.test(text)

/** Words that say whom, how many, how, or how sure: never in English on a Chinese page. */
const english =
  /\b(adults?|children|patients?|men|women|boys|girls|subjects?|sex(es)?|ages?|yr|range|norms?|mean|school|sample|memory|unverified|doubtful|estimate|own|review|abstract|study|studies|values?|textbooks?|printed|list|analysis|about|cases|prediction|months?|years?|level|quotes|part|slides|change|response)\b/i

const unsaid = ({ zh }: Words): readonly string[] =>
  zh.split(workFromRemarks.zh).filter(part => !/\p{Script=Han}/u.test(part) && !isCitation(part))

/** Every source a reader may meet, and what stands beside it. */
const everySource = (): readonly Words[] => {
  const none = { overrides: {}, customItems: {} }
  const own = itemNames.map(item => ({ ...builtInAnalyses[0], name: 'own', creator: 'user' as const, items: [item] }))
  const subjects = ageGroups.flatMap(dentition => ([null, 'male', 'female'] as const).map(sex => ({ dentition, sex })))
  const judging = [...builtInAnalyses, ...own].flatMap(analysis =>
    analysis.items.flatMap(item =>
      subjects.flatMap(subject => {
        const norm = normFor(item, analysis as (typeof builtInAnalyses)[number], { ...none, subject })
        return norm ? [norm.source] : []
      }),
    ),
  )
  return [
    ...judging,
    ...itemNames.flatMap(item => otherNorms(item).map(({ source }) => source)),
    ...faceViews.flatMap(view => Object.values(faceMeasurements[view]).map(({ norm }) => norm.source)),
    ...[frontalNormSource, ...sourceNames.map(sourceWords), ...Object.values(modelSources), ...Object.values(maturationSources)],
    ...Object.keys(planningSources).map(id => planningSourceWords(id as PlanningSourceId)),
  ]
}

describe('the source of a norm, a ratio or a prediction', () => {
  it('says in Chinese whom it was measured on, how, and what is doubtful; only citations stand as they are', () => {
    const sources = everySource()
    expect(new Set(sources.map(({ en }) => en)).size).toBeGreaterThan(150)
    const left = (zh: string) => english.exec(zh.replace(/[A-Z][^，；;（）]*?\b(19|20)\d\d\b[^，；（）]*/g, ''))?.[0]
    const faults = sources.flatMap(source => [...unsaid(source), ...(left(source.zh) ? [source.zh] : [])])
    expect([...new Set(faults)]).toEqual([])
  })

  it('has no Chinese on an English page', () => {
    for (const { en } of everySource()) expect(en).not.toMatch(/\p{Script=Han}/u)
  })

  it('is told by its work alone where its remarks have no room', () => {
    expect(workOf({ zh: 'A 1979；男女合并；自行计算', en: 'A 1979; sexes pooled; own' })).toEqual({ zh: 'A 1979', en: 'A 1979' })
  })
})
