import type { Analysis } from '@sella/ceph/analysis/analysis'
import { planes } from '@sella/ceph/data/planes'
import type { UserAnalysis } from '@sella/contract/entities'
import { useMemo } from 'react'
import { useAnalyses } from '../../../api/queries'

/** An own analysis as stored, and as the engine reads it. */
export interface OwnAnalysis {
  readonly uuid: string
  readonly analysis: Analysis
}

/** Lines drawn when the doctor chose none: those the specification selects. */
export const usualLines: readonly string[] = Object.entries(planes)
  .filter(([, row]) => row.auto)
  .map(([name]) => name)

export interface Content {
  readonly funcs: readonly string[]
  readonly lines: readonly string[]
}

const texts = (list: unknown): readonly string[] => (Array.isArray(list) ? list.filter(one => typeof one === 'string') : [])

/** The stored content: a plain list of items, or `{funcs, lines}`. */
export const readContent = (content: string): Content => {
  const stored: unknown = JSON.parse(content)
  if (Array.isArray(stored)) return { funcs: texts(stored), lines: usualLines }
  const { funcs, lines } = (stored ?? {}) as Record<string, unknown>
  return { funcs: texts(funcs), lines: Array.isArray(lines) ? texts(lines) : usualLines }
}

/** A stored own analysis in the shape of the built-in ones. Every item's value stands on the film. */
export const ownAnalysis = ({ uuid, name, content }: UserAnalysis): OwnAnalysis => {
  const { funcs, lines } = readContent(content)
  return {
    uuid,
    analysis: {
      name,
      title: { zh: name, en: name },
      creator: 'user',
      items: funcs,
      lines,
      texts: funcs,
      dentitions: ['primary_mixed', 'early_permanent', 'permanent'],
      sexes: [],
    },
  }
}

/** The doctor's own analyses, last changed first. */
export const useOwnAnalyses = (): readonly OwnAnalysis[] => {
  const { data } = useAnalyses()
  return useMemo(() => (data ?? []).map(ownAnalysis), [data])
}
