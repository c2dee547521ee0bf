import { swapped } from '@sella/workbench/superimposing/scheme-edits'
import { Checkbox } from 'antd'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { BlockedButton } from '../../parts/blocked-button'
import { useWords } from '../../words/i18n'
import styles from './dialogs.module.css'
import shared from './overlapping.module.css'
import { dayOf } from './record-words'
import { useTable } from './table'

interface RecordOrderProps {
  readonly uuids: readonly string[]
  readonly take: (uuid: string, on: boolean) => void
  readonly setUuids: (uuids: readonly string[]) => void
}

/** The records of a scheme and their order: its own first, each movable up or down, then the others of the case. */
export const RecordOrder = ({ uuids, take, setUuids }: RecordOrderProps) => {
  const { t } = useWords()
  const { films } = useTable()
  const own = uuids.flatMap(uuid => films.find(({ record }) => record.uuid === uuid) ?? [])
  const others = films.filter(({ record }) => !uuids.includes(record.uuid))
  const move = (uuid: string, by: 1 | -1) => setUuids(swapped(uuids, uuid, by))
  return [...own, ...others].map(({ record }, i) => {
    const day = dayOf(record)
    return (
      <div key={record.uuid} className={styles.record}>
        <Checkbox checked={uuids.includes(record.uuid)} onChange={event => take(record.uuid, event.target.checked)}>
          {`${day} ${t(`imaging.type.type${record.type}`)}`}
          {record.uuid === uuids[0] && <em className={shared.reference}>{t('overlap.reference')}</em>}
        </Checkbox>
        {i < own.length && (
          <span>
            <BlockedButton
              type="text"
              size="small"
              icon={<ArrowUp size={14} />}
              blocked={i === 0 ? t('overlay.order.first') : null}
              aria-label={t('overlay.order.up', { day })}
              onClick={() => move(record.uuid, -1)}
            />
            <BlockedButton
              type="text"
              size="small"
              icon={<ArrowDown size={14} />}
              blocked={i === own.length - 1 ? t('overlay.order.last') : null}
              aria-label={t('overlay.order.down', { day })}
              onClick={() => move(record.uuid, 1)}
            />
          </span>
        )}
      </div>
    )
  })
}
