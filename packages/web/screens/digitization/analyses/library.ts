import type { ItemOverride } from '@sella/ceph/analysis/analysis'
import type { OwnView } from '@sella/ceph/analysis/own'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import type { UsualNorm } from '@sella/ceph/analysis/usual-norms'
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

/** What own analyses of an image can use. */
export interface Library {
  readonly view: OwnView
  /** Every available item, own ones first. */
  readonly items: (own: OwnItems) => readonly Listed[]
  /** The displayed name of an item; on the film its key. */
  readonly title: (item: string, lang: Lang) => string
  readonly knows: (item: string, own: OwnItems) => boolean
  readonly lines: readonly { readonly name: string; readonly title: Words }[]
  /** Lines selected by default. */
  readonly autoLines: readonly string[]
  readonly builtIn: readonly Analysis[]
  /** Whether the doctor can define own measurements for it and exchange analyses as files. */
  readonly defines: boolean
  /** The dentitions for which she may give norms; for a face a single one stands for all. */
  readonly stages: readonly Dentition[]
  /** Every norm that judges an item in an own analysis, the doctor's own values among them if given. */
  readonly usualNorms: (item: string, own: OwnItems, override?: ItemOverride) => readonly UsualNorm[]
  /** The template with an analysis drawn on it, and the visible part of it. */
  readonly figure: (wish: FigureWish) => readonly Layer[]
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}
