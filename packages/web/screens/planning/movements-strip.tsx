import { type SegmentName, segmentNames, segments } from '@sella/ceph/data/planning/segments'
import { ChevronLeft, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useStore } from '../../editor/use-store'
import { Unfolded } from '../../parts/unfolded'
import { useWords } from '../../words/i18n'
import { MovementsPanel } from './movements-panel'
import styles from './movements-strip.module.css'
import { useSummary } from './summary'
import { usePlanned, usePlanTable } from './table'

interface PieceProps {
  readonly segment: SegmentName
  readonly onOpen: () => void
}

const Piece = ({ segment, onOpen }: PieceProps) => {
  const { t, lang } = useWords()
  const { desk } = usePlanTable()
  const summaryOf = useSummary()
  const summary = usePlanned(planned => summaryOf(planned, segment))
  const selected = useStore(desk.state, state => state.selected === segment)
  const title = segments[segment].title[lang]
  return (
    <button
      type="button"
      data-moved={summary !== null}
      aria-pressed={selected}
      aria-label={`${segment} ${title}: ${summary ?? t('planning.notMoved')}`}
      title={`${title}: ${summary ?? t('planning.notMoved')}`}
      onClick={() => {
        desk.select(segment)
        onOpen()
      }}
    >
      {segment}
    </button>
  )
}

/** Where the film needs the room: the movements as a strip of their codes, opened over the film's edge. */
export const MovementsStrip = () => {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <aside className={styles.strip} aria-label={t('planning.movements')}>
      <button type="button" aria-expanded={open} aria-label={t('planning.openMovements')} onClick={() => setOpen(!open)}>
        {open ? <ChevronLeft size={18} aria-hidden /> : <SlidersHorizontal size={18} aria-hidden />}
      </button>
      {segmentNames.map(segment => (
        <Piece key={segment} segment={segment} onOpen={() => setOpen(true)} />
      ))}
      {open && (
        <Unfolded close={close}>
          <div className={styles.over}>
            <MovementsPanel>
              <button type="button" className={styles.close} aria-label={t('planning.closeMovements')} onClick={close}>
                <ChevronLeft size={16} aria-hidden />
              </button>
            </MovementsPanel>
          </div>
        </Unfolded>
      )}
    </aside>
  )
}
