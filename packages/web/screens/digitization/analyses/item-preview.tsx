import type { OwnAnalysis as Parts } from '@sella/ceph/analysis/own'
import { analysisOf } from '@sella/ceph/analysis/own'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { useMemo } from 'react'
import { LayerView } from '../../../editor/ink-view'
import { useWords } from '../../../words/i18n'
import styles from './analyses.module.css'
import type { Library } from './library'

interface ItemPreviewProps {
  readonly library: Library
  readonly parts: Parts
  readonly picked: string | null
  readonly customItems: OwnItems
}

/** The analysis drawn on the template: its lines, and the construction of the current item. */
export const ItemPreview = ({ library, parts, picked, customItems }: ItemPreviewProps) => {
  const { t, lang } = useWords()
  const { box } = library
  const pixel = box.width / 250
  const layers = useMemo(() => {
    const items = picked && !parts.items.includes(picked) ? [...parts.items, picked] : parts.items
    const analysis = analysisOf({ ...parts, items })
    const highlight = picked ? ({ kind: 'item', name: picked } as const) : null
    return library.figure({ lang, pixel, analysis, customItems, highlight })
  }, [library, parts, picked, customItems, lang, pixel])
  return (
    <section className={styles.box}>
      <header>
        {t('analyses.preview')}
        <small>{picked && library.title(picked, lang)}</small>
      </header>
      <svg
        className={styles.figure}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        role="img"
        aria-label={t('analyses.preview')}
      >
        {layers.map(layer => (
          <LayerView key={layer.id} layer={layer} pixel={pixel} turn={0} />
        ))}
      </svg>
    </section>
  )
}
