import type { PlacedPoint } from '@sella/ceph/tracing/tracing'
import { lengthText } from '@sella/workbench/bench/sketches'
import { commit, openSession, startEditing } from '@sella/workbench/session/session'
import { Button, Modal, Radio } from 'antd'
import { useMemo, useState } from 'react'
import { useStore } from '../../../editor/use-store'
import { useWords } from '../../../words/i18n'
import { type Desk, useDesk } from '../desk'
import { type Difference, differences, firstSides, merged, type Side } from './differences'
import { type Saving, saving, useSave } from './save'
import styles from './saving.module.css'

type Conflict = NonNullable<Saving['conflict']>

const place = ({ x, y }: PlacedPoint): string => `${x.toFixed(1)}, ${y.toFixed(1)}`

/** The record as the server holds it becomes the saved one; mine lies on it as an edit. */
const settle = (desk: Desk, conflict: Conflict, sides: Readonly<Record<string, Side>>): void => {
  const theirs = desk.subject.storing.read(conflict.theirs, desk.photo)
  if (!theirs) return
  desk.bench.session.set(session => commit(startEditing(openSession(theirs)), merged(session.present, theirs, sides)))
}

const Line = ({ one, side, take }: { readonly one: Difference; readonly side: Side; readonly take: (side: Side) => void }) => {
  const { t } = useWords()
  const desk = useDesk()
  const { calibration } = desk.evaluate(desk.bench.session.get().present)
  const byAnother = one.mine?.definition !== one.theirs?.definition
  const says = (point: PlacedPoint | null) => {
    if (one.name === 'ruler') return t('workbench.conflict.ruler')
    if (!point) return t('workbench.conflict.absent')
    const definition = byAnother && t(`bench.porion.${point.definition ?? 'unrecorded'}`)
    return [place(point), definition].filter(Boolean).join(t('app.separator'))
  }
  const apart =
    one.mine && one.theirs && lengthText(Math.hypot(one.mine.x - one.theirs.x, one.mine.y - one.theirs.y), calibration)
  const choice = (of: Side, point: PlacedPoint | null) => (
    <td>
      <Radio
        checked={side === of}
        onChange={() => take(of)}
        aria-label={`${one.name} ${t(`workbench.conflict.${of}`, { time: '' })}`}
      >
        {says(point)}
      </Radio>
    </td>
  )
  return (
    <tr>
      <td>{one.name === 'ruler' ? t('workbench.conflict.ruler') : one.name}</td>
      {choice('mine', one.mine)}
      {choice('theirs', one.theirs)}
      <td>{apart ?? t('app.none')}</td>
    </tr>
  )
}

const Comparison = ({ conflict }: { readonly conflict: Conflict }) => {
  const { t, lang } = useWords()
  const desk = useDesk()
  const { save } = useSave()
  const { photo, subject } = desk
  const theirs = useMemo(() => subject.storing.read(conflict.theirs, photo), [conflict, photo, subject])
  const session = desk.bench.session.get()
  const all = useMemo(() => (theirs ? differences(session.present, theirs) : []), [theirs, session])
  const [sides, setSides] = useState(() => (theirs ? firstSides(all, session.saved, theirs) : {}))
  const every = (side: Side) => setSides(Object.fromEntries(all.map(one => [one.name, side])))
  const keep = () => {
    settle(desk, conflict, sides)
    saving.set({ busy: false, conflict: null })
    void save(conflict.theirs)
  }
  const time = new Date(conflict.theirs.updatedAt).toLocaleTimeString(lang === 'zh' ? 'zh-CN' : 'en', { timeStyle: 'short' })
  return (
    <Modal
      open
      centered
      width={640}
      title={t('workbench.conflict.title')}
      onCancel={() => saving.set({ busy: false, conflict: null })}
      footer={[
        <Button key="theirs" onClick={() => every('theirs')}>
          {t('workbench.conflict.allTheirs')}
        </Button>,
        <Button key="mine" onClick={() => every('mine')}>
          {t('workbench.conflict.allMine')}
        </Button>,
        <Button key="keep" type="primary" onClick={keep}>
          {t('workbench.conflict.keep')}
        </Button>,
      ]}
    >
      <p>{t('workbench.conflict.text')}</p>
      <div className={styles.scroll}>
        <table className={styles.conflict}>
          <thead>
            <tr>
              <th>{t('workbench.conflict.landmark')}</th>
              <th>{t('workbench.conflict.mine')}</th>
              <th>{t('workbench.conflict.theirs', { time })}</th>
              <th>{t('workbench.conflict.apart')}</th>
            </tr>
          </thead>
          <tbody>
            {all.map(one => (
              <Line
                key={one.name}
                one={one}
                side={sides[one.name] ?? 'mine'}
                take={side => setSides({ ...sides, [one.name]: side })}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  )
}

/** When another window saved first: both tracings compared point by point, nothing overwritten unseen. */
export const ConflictDialog = () => {
  const { record } = useDesk()
  const conflict = useStore(saving, s => s.conflict)
  return conflict?.recordUuid === record.uuid ? <Comparison conflict={conflict} /> : null
}
