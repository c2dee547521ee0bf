import { type AlignmentHistory, atStake } from '@sella/workbench/photo/alignment-history'
import { Button, Modal } from 'antd'
import { useCallback, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { token } from '../../../memory/session'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import styles from './photo.module.css'
import { usePhotoActs } from './use-photo-acts'

/** The browser asks before a tab with a moved photo is closed, but not when an expired session reloads the page. */
const useAskOnClose = (get: () => AlignmentHistory): void =>
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => token() !== null && atStake(get()) && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [get])

/** Asks before the film is left by any way (menu, stage, back) while the adjusted photo has unsaved moves. */
export const Leaving = () => {
  const { t } = useWords()
  const { get } = useDesk().laying.state
  const { finish, cancel } = usePhotoActs()
  const [busy, setBusy] = useState(false)
  const leaving = useBlocker(useCallback(() => atStake(get()), [get]))
  useAskOnClose(get)
  if (leaving.state !== 'blocked') return null
  const save = async () => {
    setBusy(true)
    const kept = await finish()
    setBusy(false)
    if (kept) leaving.proceed()
    else leaving.reset()
  }
  const drop = () => {
    cancel()
    leaving.proceed()
  }
  return (
    <Modal
      open
      centered
      width={416}
      title={t('photo.leave.title')}
      onCancel={leaving.reset}
      footer={
        <div className={styles.ways}>
          <Button danger disabled={busy} onClick={drop}>
            {t('photo.leave.drop')}
          </Button>
          <Button autoFocus disabled={busy} onClick={leaving.reset}>
            {t('photo.leave.stay')}
          </Button>
          <Button type="primary" loading={busy} onClick={() => void save()}>
            {t('photo.leave.save')}
          </Button>
        </div>
      }
    >
      {t('photo.leave.text')}
    </Modal>
  )
}
