import { latestOf } from '@sella/ceph/planning/own-ratio-table'
import { whoseRatios } from '@sella/workbench/planning/own-ratio-choice'
import { Button } from 'antd'
import { useState } from 'react'
import { useWords } from '../../words/i18n'
import { OwnRatiosDialog } from './own-ratios-dialog'
import { useOwnTable } from './use-own-table'
import { usePlanRatios, useRatiosText } from './use-plan-ratios'

/** Whose own ratios the plan uses, of which version, and whether there is a newer one. */
export const OwnRatiosTold = () => {
  const { t } = useWords()
  const own = useOwnTable()
  const { planText } = useRatiosText(own)
  const { plan, ownTable } = usePlanRatios()
  if (plan.length === 0) return null
  const last = latestOf(own.table)
  const newer = last && ownTable && whoseRatios(ownTable, own.table) === 'hers' && last.version > ownTable.version
  return (
    <div>
      {`${t('planning.ratios.title')}${t('planning.ratios.colon')}${planText}`}
      {newer && ` · ${t('planning.ratios.newer', { n: last.version })}`}
    </div>
  )
}

/** Where the doctor's own ratios are set, and which of their versions the plan uses; or that they cannot be read. */
export const OwnRatios = () => {
  const { t } = useWords()
  const own = useOwnTable()
  const [open, setOpen] = useState(false)
  if (own.failed)
    return (
      <div>
        {t('planning.ratios.unread')}{' '}
        <Button size="small" onClick={() => void own.again()}>
          {t('app.retry')}
        </Button>
      </div>
    )
  return (
    <>
      {' '}
      <Button size="small" disabled={own.waiting} onClick={() => setOpen(true)}>
        {t('planning.ratios.set')}
      </Button>
      {open && <OwnRatiosDialog own={own} onDone={() => setOpen(false)} />}
    </>
  )
}
