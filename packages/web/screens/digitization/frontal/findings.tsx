import { frontalCautions } from '@sella/ceph/data/frontal/cautions'
import { whyNoFinding } from '@sella/ceph/frontal/why-none'
import { TriangleAlert } from 'lucide-react'
import { useWords } from '../../../words/i18n'
import { useFollowedEvaluation } from '../desk'
import styles from './frontal.module.css'
import { NormNote } from './norm-note'
import { SideCautions } from './side-cautions'
import { useFrontal } from './use-frontal'

/** What adjacent levels have in common, in words, always with its caution. */
export const FrontalFindings = () => {
  const { t, lang } = useWords()
  const reading = useFrontal()
  const evaluation = useFollowedEvaluation()
  const { shared, onLimit } = reading.findings
  return (
    <section className={styles.findings} aria-label={t('frontal.findings.title')}>
      <h3>{t('frontal.findings.title')}</h3>
      {shared.length > 0 ? (
        <p data-shared>{shared.map(text => text[lang]).join(lang === 'zh' ? '，' : '. ') + (lang === 'zh' ? '。' : '.')}</p>
      ) : (
        <p>{t(`frontal.findings.${whyNoFinding(reading)}`)}</p>
      )}
      {onLimit.length > 0 && (
        <p>{t('frontal.findings.onLimit', { text: onLimit.map(text => text[lang]).join(lang === 'zh' ? '、' : '; ') })}</p>
      )}
      <SideCautions />
      <p>{frontalCautions.asymmetry[lang]}</p>
      <NormNote evaluation={evaluation} />
      <p data-caution>
        <TriangleAlert size={14} aria-hidden />
        {frontalCautions.always[lang]}
      </p>
    </section>
  )
}
