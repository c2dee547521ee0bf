import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { comprehensive } from '@sella/drawing/report/comprehensive'
import type { ReportDesign, SectionId } from '@sella/drawing/report/design'
import { onePage } from '@sella/drawing/report/one-page'
import type { ReportPage } from '@sella/drawing/report/report-page'
import { type Reuse, reusing } from '@sella/drawing/report/reuse'
import { abreastOn } from '@sella/drawing/report/side-by-side'
import type { Scene } from '@sella/drawing/scene/scene'
import type { Chosen, comparisonsFor } from '@sella/workbench/report/preview'
import { reusedComparisons } from '@sella/workbench/report/reused-comparisons'
import { reusedInput } from '@sella/workbench/report/reused-input'
import { pageNames, reusedPages } from '@sella/workbench/report/reused-pages'
import { memo, useDeferredValue, useMemo, useRef, useState } from 'react'
import { LayerView } from '../editor/ink-view'
import { useWords } from '../words/i18n'
import styles from './export.module.css'
import type { ReportSource } from './report-source'

/** A page on its paper: a sheet of other proportions leaves more space at the sides. */
const viewBoxOf = (page: Scene, paper: ReportDesign['paper']): string => {
  const { width, height } = page
  const wide = paper === 'Letter' ? (abreastOn(page) * height * 8.5) / 11 : width
  return `${(width - wide) / 2} 0 ${wide} ${height}`
}

const idOf = (name: string): string => `report-page-${name}`

interface PageProps {
  readonly page: Scene
  /** By `pageNames`. */
  readonly name: string
  readonly paper: ReportDesign['paper']
  readonly label: string
}

const Page = memo(({ page, name, paper, label }: PageProps) => (
  <svg className={styles.page} data-abreast={abreastOn(page)} viewBox={viewBoxOf(page, paper)} role="img" aria-label={label}>
    <g id={idOf(name)}>
      {page.layers.map(layer => (
        <LayerView key={layer.id} layer={layer} pixel={page.pixel} turn={0} />
      ))}
    </g>
  </svg>
))

/** A thumbnail of a page, drawn from the large one; its button names it. */
export const PageThumb = memo(({ page, name, paper }: Omit<PageProps, 'label'>) => (
  <svg viewBox={viewBoxOf(page, paper)} aria-hidden="true">
    <use href={`#${idOf(name)}`} />
  </svg>
))

export interface Preview {
  readonly pages: readonly Scene[]
  /** By section; null for a single page. */
  readonly counts: Readonly<Partial<Record<SectionId, number>>> | null
  /** The items of the analysis. */
  readonly rows: readonly EvaluationRow[]
}

const countsOf = (pages: readonly ReportPage[]): Readonly<Partial<Record<SectionId, number>>> => {
  const counts: Partial<Record<SectionId, number>> = {}
  for (const { parts } of pages) for (const part of parts) counts[part] = (counts[part] ?? 0) + 1
  return counts
}

interface Before {
  readonly comparisons: typeof comparisonsFor
  readonly reuse: Reuse
}

const previewOf = (chosen: Chosen | null, source: ReportSource, { comparisons, reuse }: Before): Preview => {
  if (!chosen) return { pages: [], counts: null, rows: [] }
  const input = reusedInput(chosen, source, reuse)
  const { rows } = input.evaluation
  if (chosen.kind === 'page') return { pages: onePage(input, chosen.design), counts: null, rows }
  const pages = comprehensive(input, comparisons(chosen, source), chosen.design, reuse)
  return { pages, counts: countsOf(pages), rows }
}

/**
 * The pages as they will be printed, drawn by the same scenes; none while a choice is missing. What a choice does not change on a
 * page stays the same object, so that it is not drawn again.
 */
export const usePages = (chosen: Chosen | null, source: ReportSource): Preview => {
  const settled = useDeferredValue(chosen)
  const last = useRef<readonly Scene[]>([])
  const [before] = useState((): Before => ({ comparisons: reusedComparisons(), reuse: reusing() }))
  return useMemo(() => {
    const preview = previewOf(settled, source, before)
    last.current = reusedPages(last.current, preview.pages)
    return { ...preview, pages: last.current }
  }, [settled, source, before])
}

const partsOf = (page: Scene): readonly SectionId[] => ('parts' in page ? (page as ReportPage).parts : [])

interface PagePreviewProps {
  readonly pages: readonly Scene[]
  readonly paper: ReportDesign['paper']
  /** As on a printer without colours. */
  readonly grey: boolean
  /** The section being edited: its pages have a frame. */
  readonly edited?: SectionId | null
}

export const PagePreview = ({ pages, paper, grey, edited = null }: PagePreviewProps) => {
  const { t } = useWords()
  const names = pageNames(pages)
  return (
    <div className={styles.pages} data-grey={grey}>
      {pages.map((page, i) => (
        <figure
          key={names[i]}
          data-parts={partsOf(page).join(' ')}
          data-edited={edited !== null && partsOf(page).includes(edited)}
        >
          <Page page={page} name={names[i] ?? ''} paper={paper} label={`${t('exporting.preview')} ${i + 1} / ${pages.length}`} />
          {pages.length > 1 && <figcaption>{`${i + 1} / ${pages.length}`}</figcaption>}
        </figure>
      ))}
    </div>
  )
}
