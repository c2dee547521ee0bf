import { mmWithError, showMm } from '@sella/ceph/study-models/as-read'
import { lengthError } from '@sella/ceph/study-models/scale'
import type { Jaw } from '@sella/ceph/study-models/tooth'
import { useWords } from '../../words/i18n'
import styles from './models.module.css'
import { useModelTable } from './table'

const none = '—'

/**
 * Depth of the arches, curve of Spee and irregularity in one line under the widths; its values are hidden while the widths are
 * read again. The line is always there, as long as ever: the models must not move under the pointer.
 */
export const ArchFacts = () => {
  const { t } = useWords()
  const { analysis, state } = useModelTable()
  const { size, spee, irregularity } = analysis
  const depth = (jaw: Jaw): string => {
    const mm = size[jaw]?.depth ?? null
    return mm === null ? none : mmWithError(mm, lengthError(state.readings, jaw, mm))
  }
  const curve = spee && t('models.speeValue', { right: showMm(spee.right), left: showMm(spee.left) })
  const cost = spee && spee.measured !== null ? t('models.speeBrief', { mm: showMm(spee.measured) }) : ''
  const facts = [
    { title: t('models.depth'), value: t('models.depthValue', { upper: depth('upper'), lower: depth('lower') }) },
    { title: t('models.spee'), value: curve && `${curve}${cost}` },
    { title: t('models.irregularity'), value: irregularity && `${mmWithError(irregularity.sum, irregularity.error)} mm` },
  ]
  return (
    <p className={styles.archFacts}>
      {facts.map(({ title, value }) => (
        <span key={title}>
          {title} <b data-hidden={state.round > 0}>{value ?? none}</b>
        </span>
      ))}
    </p>
  )
}
