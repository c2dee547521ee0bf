import { takeTool } from '@sella/workbench/bench/bench'
import type { ToolId } from '@sella/workbench/tools/index'
import { Button } from 'antd'
import { X } from 'lucide-react'
import { lazy, memo, Suspense } from 'react'
import { useStore } from '../../../editor/use-store'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import styles from './stage.module.css'

const hints = {
  distance: 'workbench.measure.distanceHint',
  angle: 'workbench.measure.angleHint',
  brush: 'workbench.measure.brushHint',
  ruler: 'workbench.measure.rulerHint',
  outline: 'workbench.measure.outlineHint',
} as const

const hasHint = (tool: ToolId): tool is keyof typeof hints => Object.hasOwn(hints, tool)
const RulerLength = lazy(async () => ({ default: (await import('./ruler-length')).RulerLength }))

/** What the measuring tool in hand wants, at the upper edge of the stage. */
export const ToolNote = memo(() => {
  const { t } = useWords()
  const { bench } = useDesk()
  const tool = useStore(bench.hand, hand => hand.tool)
  if (!hasHint(tool)) return null
  return (
    <div className={styles.note} data-off-stage>
      <b>{t(`workbench.measure.${tool}`)}</b>
      {tool === 'ruler' ? (
        <Suspense fallback={<span>{t(hints.ruler)}</span>}>
          <RulerLength hint={t(hints.ruler)} />
        </Suspense>
      ) : (
        <span>{t(hints[tool])}</span>
      )}
      <Button
        size="small"
        type="text"
        icon={<X size={14} />}
        aria-label={t('app.close')}
        onClick={() => takeTool(bench, 'select')}
      />
    </div>
  )
})
