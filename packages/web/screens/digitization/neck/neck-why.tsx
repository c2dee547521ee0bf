import type { Staged } from '@sella/ceph/maturation/maturation'
import { featureWords } from '@sella/ceph/maturation/words'
import { showValue } from '@sella/ceph/measure/display'
import { useWords } from '../../../words/i18n'
import styles from './neck.module.css'

/** More than two causes only confuse. */
const mostCauses = 2

/** What makes the stage uncertain, one sentence each. */
export const NeckWhy = ({ staged }: { readonly staged: Staged }) => {
  const { t, lang } = useWords()
  const causes = staged.causes.slice(0, mostCauses)
  return (
    <section className={styles.why}>
      <h3>{t('neck.why')}</h3>
      {staged.stage !== staged.likeliest && <p>{t('neck.asPlaced', { stage: staged.stage, likeliest: staged.likeliest })}</p>}
      {causes.length === 0 && <p>{t('neck.sure')}</p>}
      {causes.map(({ feature, limit, errors, instead }) => (
        <p key={`${feature} ${limit}`}>
          {t('neck.cause', {
            feature: featureWords[feature][lang],
            value: showValue(staged.features[feature], ''),
            limit: limit.toFixed(2),
            errors: errors.toFixed(1),
            instead,
          })}
        </p>
      ))}
      {staged.atypical && <p data-warn>{t('neck.atypical')}</p>}
    </section>
  )
}
