import { mmWithError, showMm } from '@sella/ceph/study-models/as-read'
import { lengthError } from '@sella/ceph/study-models/scale'
import type { Jaw } from '@sella/ceph/study-models/tooth'
import { useWords } from '../../words/i18n'
import styles from './models.module.css'
import { useModelTable } from './table'

/** Depth of the arches, curve of Spee and irregularity in one line under the widths; hidden while the widths are read again. */
export const ArchFacts = () => {
  const { t } = useWords()
  const { analysis, state } = useModelTable()
  const { size, spee, irregularity } = analysis
  const depth = (jaw: Jaw): string => {
    const mm = size[jaw]?.depth ?? null
    return mm === null ? '—' : mmWithError(mm, lengthError(state.readings, jaw, mm))
  }
  const depths = { upper: depth('upper'), lower: depth('lower') }
  const deep = (depths.upper !== '—' || depths.lower !== '—') && t('models.depthValue', depths)
  const curve = spee && t('models.speeValue', { right: showMm(spee.right), left: showMm(spee.left) })
  const cost = spee && spee.measured !== null ? t('models.speeCost', { mm: showMm(spee.measured) }) : ''
  const facts = [
    { title: t('models.depth'), value: deep },
    { title: t('models.spee'), value: curve && `${curve}${cost}` },
    { title: t('models.irregularity'), value: irregularity && `${mmWithError(irregularity.sum, irregularity.error)} mm` },
  ].flatMap(({ title, value }) => (value ? [{ title, value }] : []))
  if (facts.length === 0 || state.round > 0) return null
  return (
    <p className={styles.archFacts}>
      {facts.map(({ title, value }) => (
        <span key={title}>
          {title} <b>{value}</b>
        </span>
      ))}
    </p>
  )
}
