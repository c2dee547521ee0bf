import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { BlockedButton } from '../../../parts/blocked-button'
import { useToast } from '../../../parts/toast'
import { useLeft } from '../../../parts/use-left'
import { rereadsChanged } from '../../../rereads/keys'
import { afterFilm } from '../../../rereads/set'
import { textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useConfirm } from '../confirm'
import { useCommitted, useDesk } from '../desk'
import styles from './again.module.css'
import { useBlind } from './blind'

/** Runs one act at a time; its failure is shown. */
const useTrying = () => {
  const { t, lang } = useWords()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const trying = async (act: () => Promise<void>) => {
    setBusy(true)
    try {
      await act()
    } catch (error) {
      toast({ kind: 'error', title: t('reliability.again.failed'), text: textOf(error, lang) })
    }
    setBusy(false)
  }
  return { busy, trying }
}

/** The three ways to end: complete the reading, put it off, or discard it. */
const useWaysOut = () => {
  const { t } = useWords()
  const { record } = useDesk()
  const { draft } = useBlind()
  const navigate = useNavigate()
  const client = useQueryClient()
  const toast = useToast()
  const confirm = useConfirm()
  const { busy, trying } = useTrying()
  const left = useLeft()
  const leave = async (done: boolean) => {
    afterFilm(record.uuid, done)
    await rereadsChanged(client)
    if (!left.current) await navigate('/reliability')
  }
  return {
    busy,
    finish: () =>
      trying(async () => {
        if (!(await draft.close())) return
        toast({ kind: 'done', title: t('reliability.again.saved') })
        await leave(true)
      }),
    later: () => trying(async () => ((await draft.save()) ? leave(false) : undefined)),
    giveUp: (placed: number) =>
      trying(async () => {
        const asked = { title: t('reliability.again.giveUp'), act: t('reliability.again.cancel'), loses: true }
        if (placed > 0 && !(await confirm(asked))) return
        await draft.giveUp()
        await leave(false)
      }),
  }
}

/** The task, its progress and whether it is saved. */
export const AgainBar = () => {
  const { t, lang } = useWords()
  const { subject } = useDesk()
  const { tracing } = useCommitted()
  const { by, saving, failed } = useBlind()
  const { busy, finish, later, giveUp } = useWaysOut()
  const placed = Object.keys(tracing.points).length
  return (
    <header className={styles.bar}>
      <EyeOff size={16} aria-hidden />
      <h1>{t('reliability.again.title')}</h1>
      <span>{t('reliability.again.hidden')}</span>
      <b>{t('reliability.again.placed', { placed, of: subject.order.length })}</b>
      {by.name !== '' && <span>{by.name}</span>}
      {placed > 0 && (
        <span role="status" data-failed={saving === 'failed'} title={failed ? textOf(failed, lang) : undefined}>
          {t(`reliability.again.saving.${saving}`)}
        </span>
      )}
      <div>
        <Button danger type="text" disabled={busy} onClick={() => void giveUp(placed)}>
          {t('reliability.again.cancel')}
        </Button>
        <Button disabled={busy} onClick={() => void later()}>
          {t('reliability.again.later')}
        </Button>
        <BlockedButton
          type="primary"
          loading={busy}
          blocked={placed === 0 ? t('reliability.again.nonePlaced') : null}
          onClick={() => void finish()}
        >
          {t('reliability.again.finish')}
        </BlockedButton>
      </div>
    </header>
  )
}
