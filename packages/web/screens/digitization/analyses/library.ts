import type { OwnView } from '@sella/ceph/analysis/own'
import type { MeanSd, OwnItems } from '@sella/ceph/analysis/own-item'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { Dentition } from '@sella/ceph/patient/age-group'
import type { Lang, Words } from '@sella/ceph/words'
import type { Layer, Ref } from '@sella/drawing/scene/scene'
import type { Listed } from './listed-items'

export interface FigureWish {
  readonly lang: Lang
  readonly pixel: number
  readonly analysis: Analysis
  readonly highlight: Ref | null
  readonly customItems: OwnItems
}

/** What own analyses of an image are made of. */
export interface Library {
  readonly view: OwnView
  /** Every item that may be chosen, the doctor's own first. */
  readonly items: (own: OwnItems) => readonly Listed[]
  /** What an item is called; on the film it goes by its key. */
  readonly title: (item: string, lang: Lang) => string
  readonly knows: (item: string, own: OwnItems) => boolean
  readonly lines: readonly { readonly name: string; readonly title: Words }[]
  /** Lines chosen from the start. */
  readonly autoLines: readonly string[]
  readonly builtIn: readonly Analysis[]
  /** Whether the doctor defines measurements of her own for it, and carries analyses in files. */
  readonly defines: boolean
  /** The dentitions she may give norms for; of a face one stands for all. */
  readonly stages: readonly Dentition[]
  readonly usualNorm: (item: string, own: OwnItems) => MeanSd | null
  /** The template with an analysis drawn on it, and the part of it that is shown. */
  readonly figure: (wish: FigureWish) => readonly Layer[]
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}
