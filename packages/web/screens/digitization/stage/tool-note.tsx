import { takeTool } from '@sella/workbench/bench/bench'
import { tools } from '@sella/workbench/tools/index'
import { Button } from 'antd'
import { X } from 'lucide-react'
import { memo, Suspense } from 'react'
import { useStore } from '../../../editor/use-store'
import { lazily } from '../../../parts/lazily'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import styles from './stage.module.css'

const RulerLength = lazily(async () => ({ default: (await import('./ruler-length')).RulerLength }))

/** The instruction of the current measuring tool, at the top of the stage. */
export const ToolNote = memo(() => {
  const { t, lang } = useWords()
  const { bench } = useDesk()
  const tool = useStore(bench.hand, hand => hand.tool)
  const { title, hint } = tools[tool]
  if (!title || !hint) return null
  return (
    <div className={styles.note} data-off-stage>
      <b>{title[lang]}</b>
      {tool === 'ruler' ? (
        <Suspense fallback={<span>{hint[lang]}</span>}>
          <RulerLength hint={hint[lang]} />
        </Suspense>
      ) : (
        <span>{hint[lang]}</span>
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
