import type { OwnAnalysis as Parts } from '@sella/ceph/analysis/own'
import { analysisOf } from '@sella/ceph/analysis/own'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { useMemo } from 'react'
import { LayerView } from '../../../editor/ink-view'
import { useWords } from '../../../words/i18n'
import { templateFigure } from '../template-scene'
import styles from './analyses.module.css'

/** The part of the template that is shown, in its millimetres. */
const box = { x: -42, y: -62, width: 152, height: 232 }

interface Props {
  readonly parts: Parts
  readonly picked: string | null
  readonly customItems: OwnItems
}

/** The analysis drawn on the template: its lines, and the construction of the item in hand. */
export const ItemPreview = ({ parts, picked, customItems }: Props) => {
  const { t, lang } = useWords()
  const pixel = box.width / 250
  const scene = useMemo(() => {
    const items = picked && !parts.items.includes(picked) ? [...parts.items, picked] : parts.items
    const analysis = analysisOf({ ...parts, items })
    const highlight = picked ? ({ kind: 'item', name: picked } as const) : null
    return templateFigure({ lang, pixel, analysis, customItems, points: true, highlight })
  }, [parts, picked, customItems, lang, pixel])
  return (
    <section className={styles.box}>
      <header>
        {t('workbench.analyses.preview')}
        <small>{picked}</small>
      </header>
      <svg
        className={styles.figure}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        role="img"
        aria-label={t('workbench.analyses.preview')}
      >
        {scene.layers.map(layer => (
          <LayerView key={layer.id} layer={layer} pixel={pixel} turn={0} />
        ))}
      </svg>
    </section>
  )
}
