import { groupWords } from '@sella/ceph/data/maturation-growth'
import type { Maturation } from '@sella/ceph/maturation/maturation'
import { growthWords, likeliestGroup, likelyStagesText, whyUnstaged } from '@sella/ceph/maturation/words'
import { shareText } from '@sella/ceph/measure/share-text'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import styles from './neck.module.css'

/** The stage with its uncertainty and what it means for growth, or why there is none. */
export const NeckHead = ({ answer }: { readonly answer: Maturation }) => {
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
      <h2 aria-live="polite">{likelyStagesText(answer.likelyStages)}</h2>
      <span>{`${groupWords[group][lang]} ${shareText(answer.groups[group])}`}</span>
      {answer.likelyStages.length === 1 && <p>{growthWords(answer)[lang]}</p>}
      <p data-quiet>{`${t('neck.shares')} ${t('neck.groups', shares)}`}</p>
    </header>
  )
}
