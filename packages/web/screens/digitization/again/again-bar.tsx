import { filmStoring } from '@sella/workbench/record/film-storing'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ask } from '../../../api/client'
import { useToast } from '../../../parts/toast'
import { rereadsChanged } from '../../../rereads/keys'
import { afterFilm, againSet } from '../../../rereads/set'
import { textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useConfirm } from '../confirm'
import { useCommitted, useDesk } from '../desk'
import styles from './again.module.css'

/** What is being done, how far it is, and the two ways out. */
export const AgainBar = () => {
  const { t, lang } = useWords()
  const { subject, record, photo } = useDesk()
  const { tracing } = useCommitted()
  const navigate = useNavigate()
  const client = useQueryClient()
  const toast = useToast()
  const confirm = useConfirm()
  const [busy, setBusy] = useState(false)
  const placed = Object.keys(tracing.points).length
  const set = againSet()
  const leave = (done: boolean) => {
    afterFilm(record.uuid, done)
    void navigate('/reliability')
  }
  const finish = async () => {
    const stored = filmStoring.write(tracing, { ...record, cephPoints: null }, photo)
    if (!stored?.cephPoints) return
    setBusy(true)
    try {
      const by = { reader: set?.reader ?? 'self', name: set?.name ?? '' } as const
      await ask('rereadAdd', { recordUuid: record.uuid, ...by, cephPoints: stored.cephPoints })
      await rereadsChanged(client)
      toast({ kind: 'done', title: t('reliability.again.saved') })
      leave(true)
    } catch (error) {
      toast({ kind: 'error', title: t('reliability.again.failed'), text: textOf(error, lang) })
      setBusy(false)
    }
  }
  const cancel = async () => {
    const sure =
      placed === 0 || (await confirm({ title: t('reliability.again.giveUp'), act: t('reliability.again.cancel'), danger: true }))
    if (sure) leave(false)
  }
  return (
    <header className={styles.bar}>
      <EyeOff size={16} aria-hidden />
      <h1>{t('reliability.again.title')}</h1>
      <span>{t('reliability.again.hidden')}</span>
      <b>{t('reliability.again.placed', { placed, of: subject.order.length })}</b>
      {set?.name && <span>{set.name}</span>}
      <div>
        <Button disabled={busy} onClick={() => void cancel()}>
          {t('reliability.again.cancel')}
        </Button>
        <Button type="primary" loading={busy} disabled={placed === 0} onClick={() => void finish()}>
          {t('reliability.again.finish')}
        </Button>
      </div>
    </header>
  )
}
