import { onePage } from '@sella/drawing/report/one-page'
import { useDeferredValue, useMemo } from 'react'
import { LayerView } from '../editor/ink-view'
import { useWords } from '../words/i18n'
import styles from './export.module.css'
import { type Chosen, reportInput } from './report-input'

/** The pages as they will be printed, drawn by the same scenes. */
export const PagePreview = ({ chosen }: { readonly chosen: Chosen }) => {
  const { t } = useWords()
  const settled = useDeferredValue(chosen)
  const pages = useMemo(() => onePage(reportInput(settled)), [settled])
  return (
    <div className={styles.pages}>
      {pages.map((page, i) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a page's number is its identity
          key={i}
          className={styles.page}
          viewBox={`0 0 ${page.width} ${page.height}`}
          role="img"
          aria-label={`${t('workbench.export.preview')} ${i + 1} / ${pages.length}`}
        >
          <rect width={page.width} height={page.height} fill="#fff" />
          {page.layers.map(layer => (
            <LayerView key={layer.id} layer={layer} pixel={page.pixel} turn={0} />
          ))}
        </svg>
      ))}
    </div>
  )
}
