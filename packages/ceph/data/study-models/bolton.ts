import type { Words } from '../../words'
import type { Grade, ModelSource } from './sources'

/** A norm of Bolton's ratios, percent. */
export interface BoltonNorm {
  readonly name: Words
  readonly anterior: { readonly mean: number; readonly sd: number }
  readonly overall: { readonly mean: number; readonly sd: number }
  readonly source: ModelSource
  readonly grade: Grade
}

export const boltonNorms = {
  cn_chengdu: {
    name: { zh: '中国 · 成都', en: 'Chinese · Chengdu' },
    anterior: { mean: 79.32, sd: 2.27 },
    overall: { mean: 91.75, sd: 1.62 },
    source: 'CNTEXT',
    grade: 'secondary',
  },
  cn_shanghai: {
    name: { zh: '中国 · 上海', en: 'Chinese · Shanghai' },
    anterior: { mean: 78.36, sd: 2.18 },
    overall: { mean: 90.99, sd: 1.7 },
    source: 'CNTEXT',
    grade: 'secondary',
  },
  cn_textbook: {
    name: { zh: '中国 · 教科书', en: 'Chinese · textbook' },
    anterior: { mean: 78.8, sd: 1.72 },
    overall: { mean: 91.5, sd: 1.51 },
    source: 'TEXTCN',
    grade: 'recalled',
  },
  bolton58: {
    name: { zh: 'Bolton 1958 · 白人', en: 'Bolton 1958 · white' },
    anterior: { mean: 77.2, sd: 1.65 },
    overall: { mean: 91.3, sd: 1.91 },
    source: 'BOLTON58',
    grade: 'secondary',
  },
} as const satisfies Readonly<Record<string, BoltonNorm>>

export type BoltonNormName = keyof typeof boltonNorms
export const boltonNormNames = Object.keys(boltonNorms) as readonly BoltonNormName[]

/** The clinic may choose Chengdu or Shanghai. */
export const defaultBoltonNorm: BoltonNormName = 'cn_chengdu'

/** A ratio further than this many SD from the norm is likely to matter (FREEMAN96, confirmed). */
export const boltonFlag = 2

/** An excess of less than this, mm, usually needs no action. Recalled. */
export const idleExcess = 1.5
