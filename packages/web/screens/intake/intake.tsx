import { BlockedButton } from '../../parts/blocked-button'
import '../../words/late/receipt'
import { isOpen } from '@sella/workbench/uploads/queue'
import { receiptsOf } from '@sella/workbench/uploads/receipt'
import { Inbox } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useWaitingCount } from '../../api/waiting'
import { useQueue, useUploads } from '../../intake/use-uploads'
import { Notice } from '../../parts/notice'
import { TopBar } from '../../parts/top-bar'
import { useWords } from '../../words/i18n'
import { Failures } from './failures'
import styles from './intake.module.css'
import { LeftOut } from './left-out'
import { Migrations } from './migrations'
import { Numbers } from './numbers'
import { ReceiptRows } from './receipt-rows'
import { WaitingRoom } from './waiting/waiting-room'

/**
 * Files from machines that wait to be assigned; and every file that came in: where it went, what needs an answer, what was left
 * out and why.
 */
export const Intake = () => {
  const { t } = useWords()
  const navigate = useNavigate()
  const uploads = useUploads()
  const { drops, items } = useQueue()
  const receipts = receiptsOf({ drops, items })
  const waiting = useWaitingCount()
  const finished = receipts.some(({ drop }) => items.every(item => item.drop !== drop.id || !isOpen(item)))
  return (
    <>
      <TopBar name={t('routes.intake')}>
        <BlockedButton blocked={finished ? null : t('receipt.clearNone')} onClick={() => void uploads.clear()}>
          {t('receipt.clear')}
        </BlockedButton>
      </TopBar>
      {receipts.length === 0 ? (
        <div className={styles.alone}>
          <Migrations />
          <WaitingRoom />
          {waiting === 0 && (
            <Notice
              icon={Inbox}
              title={t('receipt.empty')}
              text={t('receipt.emptyText')}
              actions={[{ label: t('receipt.toPatients'), run: () => void navigate('/patients'), primary: true }]}
            />
          )}
        </div>
      ) : (
        <div className={styles.body}>
          <section className={styles.main} aria-label={t('receipt.receipts')}>
            <WaitingRoom />
            <Migrations />
            <Numbers queue={{ drops, items }} />
            {receipts.map(receipt => (
              <ReceiptRows key={receipt.drop.id} receipt={receipt} uploads={uploads} />
            ))}
          </section>
          <aside className={styles.side}>
            <Failures items={items.filter(({ state }) => state.at === 'failed')} drops={drops} uploads={uploads} />
            <LeftOut groups={receipts.flatMap(({ out }) => out)} />
          </aside>
        </div>
      )}
    </>
  )
}
