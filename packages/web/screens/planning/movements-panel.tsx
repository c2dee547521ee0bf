import { planes } from '@sella/ceph/data/planes'
import { planReferences } from '@sella/ceph/data/planning/reference-planes'
import { type SegmentName, segmentNames, segments } from '@sella/ceph/data/planning/segments'
import { movementSheet } from '@sella/ceph/planning/movement-words'
import { textWidth } from '@sella/drawing/scene/text-width'
import { amountFields } from '@sella/workbench/planning/amount-fields'
import type { Planned } from '@sella/workbench/planning/planned'
import { Select } from 'antd'
import { Plus, X } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useStore } from '../../editor/use-store'
import { useWords } from '../../words/i18n'
import { AmountRow } from './amount-row'
import { BudgetPanel } from './budget-panel'
import { GrowthRows } from './growth-rows'
import hints from './hints.module.css'
import { useSheetLine } from './movement-sheet'
import styles from './movements.module.css'
import { AutorotationRows, BoneRows, PivotRow } from './segment-more'
import { useSummary } from './summary'
import { usePlanned, usePlanTable } from './table'

const teeth: readonly SegmentName[] = ['U1', 'U6', 'L1', 'L6']
const bones = segmentNames.filter(name => !teeth.includes(name))

/** Screen pixels shared by a segment's name and its amounts; if they need more, the amounts get a line of their own. */
const shared = 170

const isLong = (name: string, summary: string | null): boolean =>
  summary !== null && textWidth(name, 13) + textWidth(summary, 13) > shared

/** Separate from its row, whose amounts change at every step of a gesture. */
const More = memo(({ segment }: { readonly segment: SegmentName }) => {
  if (segment === 'U1' || segment === 'L1') return <PivotRow tooth={segment} />
  if (segment === 'MDA') return <AutorotationRows />
  return segment === 'U6' || segment === 'L6' ? null : <BoneRows segment={segment} />
})

const hasScale = ({ prediction }: Planned): boolean => prediction.status === 'predicted' && prediction.frame.calibrated

/** A film without its plane is not reported as unscaled: the strip reports the plane. */
const mayHaveScale = ({ prediction }: Planned): boolean => prediction.status !== 'predicted' || prediction.frame.calibrated

/** For a rotated incisor the fields hold its pivot's displacement; edge and apex, used by the work sheet, are given beside them. */
const Ways = ({ tooth }: { readonly tooth: 'U1' | 'L1' }) => {
  const { t } = useWords()
  const lineText = useSheetLine()
  const ways = usePlanned(({ document, prediction }) => {
    const move = document.plan.moves[tooth]
    if (!move || move.turn === 0 || prediction.status !== 'predicted') return ''
    return movementSheet({ [tooth]: move }, prediction)
      .map(lineText)
      .join('\n')
  })
  const scaled = usePlanned(hasScale)
  if (ways === '' || !scaled) return null
  return (
    <div className={styles.ways}>
      <p>{t('planning.pivotFields')}</p>
      <p>{ways}</p>
    </div>
  )
}

const SegmentRow = ({ segment }: { readonly segment: SegmentName }) => {
  const { t, lang } = useWords()
  const { desk } = usePlanTable()
  const selected = useStore(desk.state, state => state.selected === segment)
  const summaryOf = useSummary()
  const summary = usePlanned(planned => summaryOf(planned, segment))
  const calibrated = usePlanned(hasScale)
  const byStops = usePlanned(({ document }) => segment === 'MDA' && (document.plan.moves.MDA?.stops.length ?? 0) > 0)
  return (
    <li className={styles.segment} data-selected={selected} data-segment={segment}>
      <div className={styles.segmentHead}>
        <button type="button" aria-expanded={selected} onClick={() => desk.select(segment)}>
          <b>{segment}</b>
          <span>{segments[segment].title[lang]}</span>
          <em data-rest={summary === null} data-long={isLong(segments[segment].title[lang], summary)}>
            {summary ?? t('planning.notMoved')}
          </em>
          {summary === null && !selected && <Plus size={14} aria-hidden />}
        </button>
        {summary !== null && (
          <button
            type="button"
            className={styles.icon}
            aria-label={`${t('planning.clear')} ${segment}`}
            onClick={() => desk.move(segment, undefined)}
          >
            <X size={14} aria-hidden />
          </button>
        )}
      </div>
      {selected && (
        <div className={styles.segmentBody}>
          {amountFields[segment].map(field => (
            <AmountRow
              key={field.amount}
              segment={segment}
              field={field}
              disabled={byStops || (field.unit === 'mm' && !calibrated)}
            />
          ))}
          <More segment={segment} />
          {(segment === 'U1' || segment === 'L1') && <Ways tooth={segment} />}
          <p className={hints.note}>{t('planning.limitNote')}</p>
        </div>
      )}
    </li>
  )
}

const Plane = () => {
  const { t, lang } = useWords()
  const { desk } = usePlanTable()
  const reference = usePlanned(({ document }) => document.plan.reference)
  return (
    <Select
      size="small"
      aria-label={t('planning.plane')}
      value={reference}
      popupMatchSelectWidth={false}
      options={Object.entries(planReferences).map(([value, row]) => ({
        value,
        label: `${value} ${planes[row.line].name[lang]}`,
      }))}
      labelRender={({ value }) => `${t('planning.plane')} ${value}`}
      onChange={chosen => desk.change({ reference: chosen as keyof typeof planReferences })}
    />
  )
}

/** What the plan moves: teeth, bone, growth; the selected segment is expanded in place. Below it the space in the arches. */
export const MovementsPanel = ({ children }: { readonly children?: ReactNode }) => {
  const { t } = useWords()
  const { record, doubted } = usePlanTable()
  const scale = usePlanned(mayHaveScale)
  return (
    <div className={styles.pieces}>
      <header className={styles.panelHead}>
        <b>{t('planning.movements')}</b>
        <Plane />
        {children}
      </header>
      {!scale && !doubted.has(record.uuid) && <p className={hints.warn}>{t('planning.noScale')}</p>}
      {(
        [
          ['tooth', teeth],
          ['bone', bones],
        ] as const
      ).map(([name, list]) => (
        <section key={name} aria-label={t(`planning.${name}`)}>
          <h3>{t(`planning.${name}`)}</h3>
          <ul>
            {list.map(segment => (
              <SegmentRow key={segment} segment={segment} />
            ))}
          </ul>
        </section>
      ))}
      <GrowthRows />
      {scale && <BudgetPanel />}
    </div>
  )
}
