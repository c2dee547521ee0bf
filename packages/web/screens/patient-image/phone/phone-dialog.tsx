import '../../../words/late/phone'
import type { CaseRecord } from '@sella/contract/entities'
import { Button, Modal } from 'antd'
import { RotateCw } from 'lucide-react'
import { type PhoneLink, usePhoneLinks } from '../../../api/phone'
import { useCase } from '../../../case/case'
import { Qr } from '../../../parts/qr'
import { clockText, useCountdown } from '../../../parts/use-countdown'
import { linkTo, phonePath } from '../../../paths'
import { textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { Arrived } from './arrived'
import styles from './phone.module.css'
import { usePhoneLink } from './use-phone-link'

/** An address that a phone cannot reach this machine by. */
const onlyHere = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.')

interface CodeProps {
  readonly link: PhoneLink
  readonly recordUuid: string
  readonly onRenew: () => void
}

/** The code, and the state of its link. */
const Code = ({ link, recordUuid, onRenew }: CodeProps) => {
  const { t, lang } = useWords()
  const { data } = usePhoneLinks(recordUuid)
  const open = data?.find(({ uuid }) => uuid === link.uuid)
  const seconds = useCountdown(link.endsAt)
  const over = seconds === 0
  const standing = over ? t('phone.over') : t(open?.openedAt ? 'phone.opened' : 'phone.waits')
  return (
    <>
      <div className={styles.qr}>
        <Qr text={linkTo(phonePath, lang, link.token)} label={t('phone.code')} faded={over} />
        {over && (
          <Button type="primary" autoFocus icon={<RotateCw size={16} aria-hidden />} onClick={onRenew}>
            {t('phone.again')}
          </Button>
        )}
      </div>
      <p className={styles.mark}>
        <b>{t('phone.mark', { mark: link.mark })}</b>
        <small>{t('phone.markHint')}</small>
      </p>
      <p role="status">
        {standing}
        {open && open.sent > 0 && <small>{t('phone.count', { sent: open.sent, most: open.most })}</small>}
      </p>
      {!over && <p className={styles.left}>{t('phone.left', { time: clockText(seconds) })}</p>}
    </>
  )
}

interface PhoneDialogProps {
  readonly record: CaseRecord
  readonly onClose: () => void
}

/** A phone takes photos for the open record: its code, and the photos as they arrive, each filed by a person. */
export const PhoneDialog = ({ record, onClose }: PhoneDialogProps) => {
  const { t, lang } = useWords()
  const { patient } = useCase()
  const { state, renew } = usePhoneLink(record.uuid)
  return (
    <Modal
      open
      centered
      width={760}
      title={t('phone.title', { patient: patient.name })}
      footer={
        <div className={styles.foot}>
          <span>{t('phone.later')}</span>
          <Button onClick={onClose}>{t('phone.done')}</Button>
        </div>
      }
      onCancel={onClose}
    >
      <div className={styles.body}>
        <section className={styles.code}>
          {state.is === 'open' && <Code link={state.link} recordUuid={record.uuid} onRenew={renew} />}
          {state.is === 'failed' && (
            <>
              <p role="alert">{textOf(state.error, lang)}</p>
              <Button onClick={renew}>{t('phone.again')}</Button>
            </>
          )}
          <p className={styles.hint}>{t('phone.scan')}</p>
          {onlyHere(location.hostname) && <p className={styles.warning}>{t('phone.local', { host: location.host })}</p>}
        </section>
        <Arrived record={record} />
      </div>
    </Modal>
  )
}
