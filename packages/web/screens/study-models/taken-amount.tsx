import { inDecimals } from '@sella/ceph/measure/display'
import { withoutDoubtedScale } from '@sella/ceph/planning/fingerprint'
import type { IncisorChange } from '@sella/ceph/study-models/correction-wish'
import type { Jaw } from '@sella/ceph/study-models/tooth'
import { fromStored, LATERAL_CEPH, storedFilm } from '@sella/contract/documents/tracing'
import { withAmount } from '@sella/workbench/study-models/incisor-wish'
import { type OfferedAmount, offeredAmounts } from '@sella/workbench/study-models/offered-amounts'
import { Select } from 'antd'
import { useMemo } from 'react'
import { useCase } from '../../case/case'
import { useDoubtedRecords } from '../../report/use-doubted-records'
import { usePlans } from '../../report/use-plans'
import { useWords } from '../../words/i18n'
import { aboutMm } from './about-mm'
import { useModelTable } from './table'

interface TakenAmountProps {
  readonly jaw: Jaw
  readonly onTake: (change: IncisorChange) => void
}

/** The targets of the record's film and its plans, as amounts to take over; the doctor chooses, and the source is named. */
export const TakenAmount = ({ jaw, onTake }: TakenAmountProps) => {
  const { t } = useWords()
  const { record, state } = useModelTable()
  const plans = usePlans(record.uuid)
  const doubted = useDoubtedRecords(useCase())
  const chosen = state.readings.corrections[jaw].incisors
  const offers = useMemo(() => {
    const film = record.photos.find(({ type }) => type === LATERAL_CEPH)
    const read = record.cephPoints && film ? fromStored(record.cephPoints, storedFilm(LATERAL_CEPH, film.fileScale)) : null
    if (!read?.ok || !doubted) return []
    // By a doubted scale only angles are offered, as a plan on the film gives only angles.
    const tracing = doubted.has(record.uuid) ? withoutDoubtedScale(read.value) : read.value
    return offeredAmounts({ tracing, plans: plans ?? [] }, jaw)
  }, [record, plans, jaw, doubted])
  if (offers.length === 0) return null
  const nameOf = ({ taken }: OfferedAmount): string => t(`models.takenFrom.${taken.from}`, { plan: taken.plan ?? '' })
  const labelOf = (offer: OfferedAmount): string => {
    const { unit, amount, aim } = offer
    const shown = `${aboutMm(amount, offer.taken.approximate)}${unit === 'mm' ? ' mm' : '°'}`
    const why = aim ? ` (${aim.name} ${inDecimals(aim.value, 1)} → ${inDecimals(aim.wanted, 1)})` : ''
    return `${nameOf(offer)}${why} ${shown}`
  }
  const at = offers.findIndex(
    ({ taken, amount }) => taken.from === chosen?.taken?.from && taken.plan === chosen.taken.plan && amount === chosen.amount,
  )
  return (
    <Select<number>
      aria-label={t('models.takeAmount')}
      size="small"
      popupMatchSelectWidth={false}
      placeholder={t('models.takeAmount')}
      value={at < 0 ? null : at}
      options={offers.map((offer, value) => ({ value, label: labelOf(offer) }))}
      onChange={i => {
        const offer = offers[i]
        if (offer) onTake(withAmount(chosen, offer))
      }}
    />
  )
}
