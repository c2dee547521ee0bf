import type { ArchSpace } from '@sella/ceph/study-models/arch-space'
import { segmentWords, sideWords } from '@sella/ceph/study-models/words'
import { useWords } from '../../words/i18n'
import styles from './models.module.css'
import { spaceParts } from './space-parts'

/** Flex factors adding up to less than 1 would leave a segment unfilled. */
const wide = 1000

/** The table's segments as bars: how much of each its teeth fill, lack or leave. The numbers are in the table above. */
export const SpaceBar = ({ space }: { readonly space: ArchSpace }) => {
  const { t, lang } = useWords()
  const parts = spaceParts(space)
  if (parts.length === 0) return null
  const percent = (share: number): string => `${(100 * share).toFixed(3)}%`
  return (
    <figure className={styles.spaceBar} aria-hidden="true">
      <div>
        {parts.map(({ side, part, filled, lacking, spare }) => (
          <span
            key={`${side} ${part}`}
            style={{ width: percent(filled + lacking + spare) }}
            title={`${sideWords[side][lang]} ${segmentWords[part][lang]}`}
          >
            <i data-kind="filled" style={{ flexGrow: wide * filled }} />
            <i data-kind="lacking" style={{ flexGrow: wide * lacking }} />
            <i data-kind="spare" style={{ flexGrow: wide * spare }} />
          </span>
        ))}
      </div>
      <figcaption>
        {(['lacking', 'spare'] as const)
          .filter(kind => parts.some(part => part[kind] > 0))
          .map(kind => (
            <span key={kind} data-kind={kind}>
              {t(`models.spaceBar.${kind}`)}
            </span>
          ))}
      </figcaption>
    </figure>
  )
}
