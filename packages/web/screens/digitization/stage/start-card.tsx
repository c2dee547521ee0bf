import { takeTool } from '@sella/workbench/bench/bench'
import { Button } from 'antd'
import { Crosshair, Sparkles } from 'lucide-react'
import { memo } from 'react'
import { useStore } from '../../../editor/use-store'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import styles from './stage.module.css'

/** On a film or photo without points: the ways to begin. */
export const StartCard = memo(() => {
  const { t } = useWords()
  const { bench, subject, automatic, record, photo } = useDesk()
  const auto = automatic.useAuto()
  const untouched = useStore(bench.session, s => s.mode === 'reading' && Object.keys(s.present.points).length === 0)
  if (!untouched || auto?.running) return null
  const begins = subject.view === 'film' ? 'workbench.start.text' : (`face.start.${subject.view}` as const)
  return (
    <section className={styles.card} data-off-stage>
      <h2>{t('workbench.start.title')}</h2>
      <p>{t(begins)}</p>
      {subject.storing.isElsewhere(record, photo) && <p>{t('face.replaced')}</p>}
      <div>
        {auto && (
          <Button type="primary" icon={<Sparkles size={14} />} onClick={auto.start}>
            {t('workbench.bar.auto')}
          </Button>
        )}
        <Button type={auto ? 'default' : 'primary'} icon={<Crosshair size={14} />} onClick={() => takeTool(bench, 'place')}>
          {t('workbench.bar.guide')}
        </Button>
      </div>
    </section>
  )
})
