import { Button } from 'antd'
import { Crosshair, Sparkles } from 'lucide-react'
import { memo } from 'react'
import { takeTool } from '../../../editor/bench'
import { useStore } from '../../../editor/store'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import { useDetection } from '../detection/detection'
import styles from './stage.module.css'

/** On a film without points: the two ways to begin. */
export const StartCard = memo(() => {
  const { t } = useWords()
  const desk = useDesk()
  const { start, job } = useDetection()
  const untouched = useStore(desk.bench.session, s => s.mode === 'reading' && Object.keys(s.present.points).length === 0)
  if (!untouched || job) return null
  return (
    <section className={styles.card} data-off-stage>
      <h2>{t('workbench.start.title')}</h2>
      <p>{t('workbench.start.text')}</p>
      <div>
        <Button type="primary" icon={<Sparkles size={14} />} onClick={start}>
          {t('workbench.bar.auto')}
        </Button>
        <Button icon={<Crosshair size={14} />} onClick={() => takeTool(desk.bench, 'place')}>
          {t('workbench.bar.guide')}
        </Button>
      </div>
    </section>
  )
})
