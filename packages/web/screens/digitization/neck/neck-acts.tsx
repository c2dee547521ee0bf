import { missingNeck, neckPoints } from '@sella/ceph/maturation/spine'
import { takeTool } from '@sella/workbench/bench/bench'
import { showNeck } from '@sella/workbench/bench/show-neck'
import { Button } from 'antd'
import { Crosshair, Focus, Sparkles } from 'lucide-react'
import { useWords } from '../../../words/i18n'
import { useDesk, useFollowedTracing } from '../desk'
import { useGuard } from '../guard'
import styles from './neck.module.css'

/** Ways to the 13 points: the detector, guided placement of the neck alone, and a view of where they are. */
export const NeckActs = () => {
  const { t } = useWords()
  const { bench, automatic, may } = useDesk()
  const { guard } = useGuard()
  const { points } = useFollowedTracing()
  const auto = automatic.useAuto()
  const missing = missingNeck(points).length
  const guide = () => {
    bench.order.set(neckPoints)
    takeTool(bench, 'place')
  }
  return (
    <div className={styles.acts}>
      <Button size="small" icon={<Focus size={14} />} disabled={missing > 11} onClick={() => showNeck(bench)}>
        {t('neck.go')}
      </Button>
      {missing > 0 && may('trace') && (
        <Button size="small" icon={<Crosshair size={14} />} onClick={guide}>
          {t('neck.guide')}
        </Button>
      )}
      {auto && may('trace') && (
        <Button size="small" icon={<Sparkles size={14} />} disabled={auto.running} onClick={guard(auto.start)}>
          {t(missing > 0 ? 'neck.detect' : 'neck.detectAgain')}
        </Button>
      )}
    </div>
  )
}
