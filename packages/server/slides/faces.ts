import type { TextRun } from '@sella/drawing/scene/scene'

const chinese = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF\u3000-\u303F]/
const scripts = new RegExp(`${chinese.source}+|[^${chinese.source.slice(1)}+`, 'g')

export interface FacedRun extends TextRun {
  readonly face: 'Microsoft YaHei' | 'Arial'
}

/**
 * Splits runs by typeface, Chinese and Latin: a viewer without the Chinese typeface substitutes another one, whose Latin letters
 * are wider than the lines were measured for.
 */
export const inFaces = (runs: readonly TextRun[]): readonly FacedRun[] =>
  runs.flatMap(run =>
    (run.text.match(scripts) ?? []).map(text => ({
      ...{ ...run, text },
      face: chinese.test(text) ? ('Microsoft YaHei' as const) : ('Arial' as const),
    })),
  )
