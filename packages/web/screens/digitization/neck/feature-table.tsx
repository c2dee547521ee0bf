import { type FeatureName, featureNames } from '@sella/ceph/maturation/features'
import type { Staged } from '@sella/ceph/maturation/maturation'
import { featureVerdict, featureWords } from '@sella/ceph/maturation/words'
import { inDecimals } from '@sella/ceph/measure/display'
import { isOfFeature } from '@sella/drawing/maturation/feature-lines'
import { featureScale, limitDoubtful, limitText } from '@sella/drawing/maturation/feature-scale'
import { useWords } from '../../../words/i18n'
import { LitRow } from '../lit-row'
import styles from './neck.module.css'

const Scale = ({ feature, staged }: { readonly feature: FeatureName; readonly staged: Staged }) => {
  const { at, whisker, limits, grey } = featureScale(feature, staged.features[feature], staged.errors[feature])
  const [from, to] = whisker
  return (
    <svg className={styles.scale} viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden>
      <rect data-part="ground" x={0} y={6} width={100} height={4} />
      {grey.map(([low, high]) => (
        <rect key={low} data-part="grey" x={low * 100} y={6} width={(high - low) * 100} height={4} />
      ))}
      {limits.map(limit => (
        <line key={limit} data-part="limit" x1={limit * 100} x2={limit * 100} y1={2} y2={14} />
      ))}
      <line data-part="whisker" x1={from * 100} x2={to * 100} y1={8} y2={8} />
      <line data-part="value" x1={at * 100} x2={at * 100} y1={3} y2={13} />
    </svg>
  )
}

const Row = ({ feature, staged }: { readonly feature: FeatureName; readonly staged: Staged }) => {
  const { t, lang } = useWords()
  const [value, error] = [staged.features[feature], staged.errors[feature]]
  const { near } = featureScale(feature, value, error)
  const limit = limitText(feature)
  const words = feature.endsWith('shape') ? 'neck.square' : limitDoubtful(feature) ? 'neck.doubtful' : 'neck.limit'
  return (
    <LitRow item={feature} isOf={ref => isOfFeature(ref, feature)}>
      <th scope="row">{featureWords[feature][lang]}</th>
      <td className={styles.value}>
        {inDecimals(value, 3)}
        <small>{`±${error.toFixed(3)}`}</small>
      </td>
      <td>
        <Scale feature={feature} staged={staged} />
      </td>
      <td data-near={near}>{featureVerdict(feature, staged)[lang]}</td>
      <td className={styles.limit}>{t(words, { limit })}</td>
    </LitRow>
  )
}

/** The measurements of the vertebrae: value with its error, its position relative to the limit, its meaning. */
export const FeatureTable = ({ staged }: { readonly staged: Staged }) => {
  const { t } = useWords()
  return (
    <section className={styles.table}>
      <h3>
        {t('neck.table')}
        <small>{t('neck.tableHint')}</small>
      </h3>
      <table>
        <thead className="unseen">
          <tr>
            {(['measure', 'value', 'scale', 'verdict'] as const).map(head => (
              <th key={head} scope="col">
                {t(`neck.${head}`)}
              </th>
            ))}
            <th scope="col">{t('neck.limit', { limit: '' })}</th>
          </tr>
        </thead>
        <tbody>
          {featureNames.map(feature => (
            <Row key={feature} feature={feature} staged={staged} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
