import { groupWords, maturationCaution, maturationSources } from '@sella/ceph/data/maturation'
import type { Maturation } from '@sella/ceph/maturation/maturation'
import { growthWords, likeliestGroup, shareText, toldText, whyUnstaged } from '@sella/ceph/maturation/words'
import { Info } from 'lucide-react'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import { FeatureTable } from './feature-table'
import styles from './neck.module.css'
import { NeckActs } from './neck-acts'
import { NeckCourse } from './neck-course'
import { useNeckView } from './neck-view'
import { NeckWhy } from './neck-why'
import { OwnStage } from './own-stage'
import { StageStrip } from './stage-strip'
import { useMaturation } from './use-maturation'

const sources = `${maturationSources.GUIDE18}; ${maturationSources.TABLE22}`

const Head = ({ answer }: { readonly answer: Maturation }) => {
  const { t, lang } = useWords()
  const { subject } = useDesk()
  if (answer.status === 'unstaged')
    return (
      <header className={styles.head}>
        <h2 data-none>{whyUnstaged[answer.why][lang]}</h2>
        {answer.why === 'missing' && (
          <p>
            {t('neck.missing', {
              count: answer.missing.length,
              points: answer.missing.map(name => subject.text(name).name[lang]).join(lang === 'zh' ? '、' : ', '),
            })}
          </p>
        )}
      </header>
    )
  const { before, around, after } = answer.groups
  const group = likeliestGroup(answer)
  const shares = { before: shareText(before), around: shareText(around), after: shareText(after) }
  return (
    <header className={styles.head}>
      <h2 aria-live="polite">{toldText(answer.told)}</h2>
      <span>{`${groupWords[group][lang]} ${shareText(answer.groups[group])}`}</span>
      {answer.told.length === 1 && <p>{growthWords(answer)[lang]}</p>}
      <p data-quiet>{`${t('neck.shares')} ${t('neck.groups', shares)}`}</p>
    </header>
  )
}

/** Vertebral maturation of the film on the table: stage with its doubt, what it rests on, the doctor's own, all records. */
export const NeckPanel = () => {
  const { t, lang } = useWords()
  useNeckView()
  const answer = useMaturation()
  const staged = answer.status === 'staged' ? answer : null
  return (
    <div className={styles.panel}>
      <Head answer={answer} />
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
        <small>{t('neck.sources', { sources })}</small>
      </footer>
    </div>
  )
}
