import '../../../words/late/by-others'
import type { PlacedPoint } from '@sella/ceph/tracing/tracing'
import type { CaseRecord } from '@sella/contract/entities'
import { lengthText } from '@sella/workbench/canvas/sketches'
import type { Difference, Side } from '@sella/workbench/record/differences'
import { Button, Modal, Radio } from 'antd'
import { useState } from 'react'
import { useStore } from '../../../editor/use-store'
import { clockTime } from '../../../words/dates'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import { differenceName } from './difference-name'
import { useSave } from './save'
import styles from './saving.module.css'

/** From the picture's corner to the right and down, in mm if there is a scale, otherwise in pixels. */
const place = ({ x, y }: PlacedPoint, mmPerPixel: number | null): string =>
  mmPerPixel === null
    ? `${x.toFixed(1)}, ${y.toFixed(1)} px`
    : `${(x * mmPerPixel).toFixed(1)}, ${(y * mmPerPixel).toFixed(1)} mm`

const Line = ({
  difference,
  side,
  take,
}: {
  readonly difference: Difference
  readonly side: Side
  readonly take: (side: Side) => void
}) => {
  const { t, lang } = useWords()
  const desk = useDesk()
  const { calibration } = desk.evaluate(desk.bench.session.get().present)
  const name = differenceName(difference, { subject: desk.subject, t, lang })
  const byAnother = difference.mine?.definition !== difference.theirs?.definition
  const says = (point: PlacedPoint | null) => {
    if (difference.name === 'ruler' || difference.name === 'outline') return t(`byOthers.conflict.${difference.name}`)
    if (!point) return t('byOthers.conflict.absent')
    const definition = byAnother && t(`bench.porion.${point.definition ?? 'unrecorded'}`)
    return [place(point, calibration.mmPerPixel), definition].filter(Boolean).join(t('app.separator'))
  }
  const apart =
    difference.mine &&
    difference.theirs &&
    lengthText(Math.hypot(difference.mine.x - difference.theirs.x, difference.mine.y - difference.theirs.y), calibration)
  const choice = (of: Side, point: PlacedPoint | null) => (
    <td>
      <Radio checked={side === of} onChange={() => take(of)} aria-label={`${name} ${t(`byOthers.conflict.${of}`, { time: '' })}`}>
        {says(point)}
      </Radio>
    </td>
  )
  return (
    <tr>
      <td>{name}</td>
      {choice('mine', difference.mine)}
      {choice('theirs', difference.theirs)}
      <td>{apart ?? t('app.none')}</td>
    </tr>
  )
}

const Comparison = ({ theirs }: { readonly theirs: CaseRecord }) => {
  const { t, lang } = useWords()
  const { saver } = useDesk()
  const { settle } = useSave()
  const [conflict] = useState(saver.conflict)
  const [sides, setSides] = useState(conflict?.sides ?? {})
  const first = conflict?.sides ?? {}
  // Changes made here need a decision and come first, changes made only by the other window after them.
  const all = (conflict?.differences ?? []).toSorted(
    (a, b) => Number(first[b.name] === 'mine') - Number(first[a.name] === 'mine'),
  )
  const every = (side: Side) => setSides(Object.fromEntries(all.map(difference => [difference.name, side])))
  const time = clockTime(theirs.updatedAt, lang)
  return (
    <Modal
      open
      centered
      width={640}
      title={t('byOthers.conflict.title')}
      onCancel={saver.later}
      footer={[
        <Button key="theirs" onClick={() => every('theirs')}>
          {t('byOthers.conflict.allTheirs')}
        </Button>,
        <Button key="mine" onClick={() => every('mine')}>
          {t('byOthers.conflict.allMine')}
        </Button>,
        <Button key="keep" type="primary" onClick={() => void settle(sides)}>
          {t('byOthers.conflict.keep')}
        </Button>,
      ]}
    >
      <p>{t('byOthers.conflict.text')}</p>
      <div className={styles.scroll}>
        <table className={styles.conflict}>
          <thead>
            <tr>
              <th>{t('byOthers.conflict.landmark')}</th>
              <th>{t('byOthers.conflict.mine')}</th>
              <th>{t('byOthers.conflict.theirs', { time })}</th>
              <th>{t('byOthers.conflict.apart')}</th>
            </tr>
          </thead>
          <tbody>
            {all.map(difference => (
              <Line
                key={difference.name}
                difference={difference}
                side={sides[difference.name] ?? 'mine'}
                take={side => setSides({ ...sides, [difference.name]: side })}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  )
}

/** When another window saved first: compares both tracings point by point, so that nothing is overwritten unseen. */
export const ConflictDialog = () => {
  const theirs = useStore(useDesk().saver.state, state => state.conflict)
  return theirs && <Comparison theirs={theirs} />
}
