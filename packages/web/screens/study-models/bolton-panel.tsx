import { boltonNorms } from '@sella/ceph/data/study-models/bolton'
import { signedMm } from '@sella/ceph/study-models/as-read'
import { type BoltonRatio, boltonVerdict } from '@sella/ceph/study-models/bolton'
import { boltonNormNotes, boltonParts } from '@sella/ceph/study-models/bolton-norm'
import { unscaled } from '@sella/ceph/study-models/scale'
import { boltonWords, excessWords, ratioErrorWords, verdictWords } from '@sella/ceph/study-models/words'
import { useWords } from '../../words/i18n'
import { BoltonChoice } from './bolton-choice'
import styles from './models.module.css'
import { useModelTable } from './table'

/** A ratio on the scale of its norm, -3 to +3 SD, with one standard error either side. */
const Scale = ({ ratio }: { readonly ratio: BoltonRatio }) => {
  const at = (z: number): number => 36 + 11 * Math.max(-3, Math.min(3, z))
  const error = ratio.error / ratio.norm.sd
  return (
    <svg className={styles.scale} viewBox="0 0 72 14" aria-hidden="true">
      <rect x={at(-1)} width={at(1) - at(-1)} y="4" height="6" rx="2" />
      {[-3, -2, 2, 3].map(z => (
        <line key={z} x1={at(z)} x2={at(z)} y1="4" y2="10" />
      ))}
      <path d={`M${at(ratio.z - error)} 7H${at(ratio.z + error)}`} />
      <circle cx={at(ratio.z)} cy="7" r="3" data-far={['idle', 'matters'].includes(boltonVerdict(ratio))} />
    </svg>
  )
}

/** Bolton's ratios against the chosen norm, the discrepancy in millimetres, and its interpretation. */
export const BoltonPanel = () => {
  const { t, lang } = useWords()
  const { analysis, state } = useModelTable()
  const bare = unscaled(state.readings).length > 0
  const ratios = boltonParts.map(part => ({ part, ratio: analysis.bolton[part], white: analysis.bolton58[part] }))
  const measured = ratios.flatMap(({ ratio }) => (ratio.status === 'measured' ? [ratio] : []))
  const borrowed = [...new Set(measured.flatMap(({ upper, lower }) => [...upper.borrowed, ...lower.borrowed]))]
  return (
    <section className={styles.panel} aria-label={t('models.bolton')}>
      <header>
        <h2>{t('models.bolton')}</h2>
        <BoltonChoice />
      </header>
      {boltonNormNotes(state.readings.boltonNorm, analysis.boltonNorm).map(note => (
        <p key={note.en} className={styles.note} data-warn>
          {note[lang]}
        </p>
      ))}
      <table>
        <thead>
          <tr>
            <th>{t('models.ratio')}</th>
            <th>{t('models.measured')}</th>
            <th>{t('models.norm')}</th>
            <th>{t('models.deviation')}</th>
          </tr>
        </thead>
        <tbody>
          {ratios.map(({ part, ratio }) => (
            <tr key={part}>
              <th>{boltonWords[part][lang]}</th>
              {ratio.status === 'measured' ? (
                <>
                  <td>
                    <b>{`${ratio.percent.toFixed(2)}%`}</b> <small>{`±${ratio.error.toFixed(1)}`}</small>
                  </td>
                  <td>{`${ratio.norm.mean} ± ${ratio.norm.sd}`}</td>
                  <td>
                    <Scale ratio={ratio} />
                  </td>
                </>
              ) : (
                <td colSpan={3} className={styles.lacking}>
                  {bare ? t('models.lackingScale') : t('models.lacking', { teeth: ratio.lacking.join(' ') })}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {measured.length > 0 && (
        <table>
          <thead>
            <tr>
              <th>{t('models.excess')}</th>
              <th>{t('models.mm')}</th>
              <th>{t('models.error')}</th>
              <th>{boltonNorms.bolton58.name[lang]}</th>
            </tr>
          </thead>
          <tbody>
            {ratios.map(({ part, ratio, white }) =>
              ratio.status === 'measured' && white.status === 'measured' ? (
                <tr key={part}>
                  <th>{excessWords[part][lang]}</th>
                  <td>
                    <b>{signedMm(ratio.lowerExcess)}</b>
                  </td>
                  <td>{`±${ratio.excessError.toFixed(1)}`}</td>
                  <td>{signedMm(white.lowerExcess)}</td>
                </tr>
              ) : null,
            )}
          </tbody>
        </table>
      )}
      {measured.map(ratio => (
        <p key={ratio.part} className={styles.verdict}>
          <b>{`${boltonWords[ratio.part][lang]}${lang === 'zh' ? '：' : ': '}`}</b>
          {verdictWords[boltonVerdict(ratio)][lang]}
        </p>
      ))}
      {measured.map(ratio => (
        <p key={ratio.part} className={styles.note}>
          {`${boltonWords[ratio.part][lang]}${lang === 'zh' ? '：' : ': '}${ratioErrorWords(ratio)[lang]}`}
        </p>
      ))}
      {borrowed.length > 0 && <p className={styles.note}>{t('models.uses', { teeth: borrowed.join(' ') })}</p>}
    </section>
  )
}
