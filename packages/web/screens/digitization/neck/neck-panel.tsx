import '../../../words/late/neck'
import { maturationCaution } from '@sella/ceph/data/maturation-growth'
import { maturationSources } from '@sella/ceph/data/maturation-sources'
import { Info } from 'lucide-react'
import { useWords } from '../../../words/i18n'
import { FeatureTable } from './feature-table'
import styles from './neck.module.css'
import { NeckActs } from './neck-acts'
import { NeckCourse } from './neck-course'
import { NeckHead } from './neck-head'
import { useNeckView } from './neck-view'
import { NeckWhy } from './neck-why'
import { OwnErrors } from './own-errors'
import { OwnStage } from './own-stage'
import { StageStrip } from './stage-strip'
import { useMaturation } from './use-maturation'

const { GUIDE18, TABLE22 } = maturationSources

/** Vertebral maturation of the open film: stage with its uncertainty, its basis, the doctor's own, all records. */
export const NeckPanel = () => {
  const { t, lang } = useWords()
  useNeckView()
  const answer = useMaturation()
  const staged = answer.status === 'staged' ? answer : null
  return (
    <div className={styles.panel}>
      <NeckHead answer={answer} />
      <StageStrip staged={staged} />
      <OwnStage />
      <NeckActs />
      {staged && <FeatureTable staged={staged} />}
      {staged && <NeckWhy staged={staged} />}
      <NeckCourse answer={answer} />
      <footer className={styles.foot}>
        <p>
          <Info size={14} aria-hidden />
          {maturationCaution[lang]}
        </p>
        {staged && <OwnErrors />}
        <small>{t('neck.sources', { sources: `${GUIDE18[lang]}${lang === 'zh' ? '；' : '; '}${TABLE22[lang]}` })}</small>
      </footer>
    </div>
  )
}
