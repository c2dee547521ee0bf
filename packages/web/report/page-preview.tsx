import { comprehensive } from '@sella/drawing/report/comprehensive'
import { onePage } from '@sella/drawing/report/one-page'
import type { Scene } from '@sella/drawing/scene/scene'
import { type Chosen, comparisonsFor, reportInput } from '@sella/workbench/report/preview'
import { memo, useDeferredValue, useMemo } from 'react'
import { LayerView } from '../editor/ink-view'
import { useWords } from '../words/i18n'
import styles from './export.module.css'
import type { ReportSource } from './report-source'

const Page = memo(({ page, label }: { readonly page: Scene; readonly label: string }) => (
  <svg className={styles.page} viewBox={`0 0 ${page.width} ${page.height}`} role="img" aria-label={label}>
    <rect width={page.width} height={page.height} fill="#fff" />
    {page.layers.map(layer => (
      <LayerView key={layer.id} layer={layer} pixel={page.pixel} turn={0} />
    ))}
  </svg>
))

/** The pages as they will be printed, drawn by the same scenes. */
export const PagePreview = ({ chosen, source }: { readonly chosen: Chosen; readonly source: ReportSource }) => {
  const { t } = useWords()
  const settled = useDeferredValue(chosen)
  const pages = useMemo(() => {
    const input = reportInput(settled)
    return settled.kind === 'page' ? onePage(input) : comprehensive(input, comparisonsFor(settled, source))
  }, [settled, source])
  return (
    <div className={styles.pages}>
      {pages.map((page, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page's number is its identity
        <figure key={i}>
          <Page page={page} label={`${t('workbench.export.preview')} ${i + 1} / ${pages.length}`} />
          {pages.length > 1 && <figcaption>{`${i + 1} / ${pages.length}`}</figcaption>}
        </figure>
      ))}
    </div>
  )
}
