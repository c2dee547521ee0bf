import { sizeOf, takeBack } from '@sella/workbench/migration/taking-back'
import { receiptsOf, takingBack } from '@sella/workbench/uploads/receipt'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { FolderInput, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { ask } from '../../api/client'
import { keys } from '../../api/queries'
import { forgetMigration, type MigrationEntry, migrationsAt, rememberMigration } from '../../intake/migration-log'
import { useUploads } from '../../intake/use-uploads'
import { Confirm } from '../../parts/confirm'
import { useToast } from '../../parts/toast'
import { ago } from '../../words/dates'
import { useWords } from '../../words/i18n'
import styles from './intake.module.css'

/** Undoes everything a migration made, piece by piece; resolves to the number of pieces that could not be undone. */
const useUndoing = () => {
  const uploads = useUploads()
  const client = useQueryClient()
  const takeBackDrop = async (id: string): Promise<void> => {
    const receipt = receiptsOf(uploads.all()).find(({ drop }) => drop.id === id)
    const back = receipt && takingBack(receipt, Date.now())
    if (!back) return
    for (const open of back.open) uploads.drop(open)
    if (back.images.length > 0) await ask('imageTakeBack', { uuids: [...back.images] })
    uploads.takenBack(back.filed)
  }
  return async (entry: MigrationEntry): Promise<number> => {
    const left = await takeBack(entry.made, {
      takeBackDrop,
      restore: ({ uuid, before, after }) => ask('patientUpdate', { uuid, ...before, from: after }),
      deleteCase: uuid => ask('patientDelete', { uuid }),
      remember: made => rememberMigration({ ...entry, made }),
    })
    if (sizeOf(left) === 0) forgetMigration(entry.id)
    await Promise.all([
      client.invalidateQueries({ queryKey: keys.patients }),
      client.invalidateQueries({ queryKey: ['patient'] }),
    ])
    return sizeOf(left)
  }
}

/** What was migrated from other systems in the last day, to be undone as a whole. */
export const Migrations = () => {
  const { t, lang } = useWords()
  const toast = useToast()
  const undo = useUndoing()
  const [asking, setAsking] = useState<MigrationEntry | null>(null)
  const [busy, setBusy] = useState(false)
  const run = async (entry: MigrationEntry) => {
    setBusy(true)
    const failed = await undo(entry)
    toast(
      failed === 0
        ? { kind: 'done', title: t('migration.log.done') }
        : { kind: 'error', title: t('migration.log.partly', { count: failed }) },
    )
    setBusy(false)
    setAsking(null)
  }
  const sums = ({ made }: MigrationEntry) => ({
    cases: made.cases.length,
    filled: made.filled.length,
    drops: made.drops.length,
  })
  return (
    <>
      {migrationsAt(Date.now()).map(entry => (
        <article key={entry.id} className={styles.receipt} aria-label={t('migration.log.title', { from: entry.from })}>
          <header>
            <h2>
              <FolderInput size={16} aria-hidden /> {t('migration.log.title', { from: entry.from })}
            </h2>
            <small>{ago(new Date(entry.at).toISOString(), new Date(), lang)}</small>
            <small className={styles.sum}>{t('migration.log.sum', sums(entry))}</small>
            <Button
              size="small"
              icon={<Undo2 size={14} aria-hidden />}
              title={t('migration.log.hint')}
              onClick={() => setAsking(entry)}
            >
              {t('migration.log.back')}
            </Button>
          </header>
        </article>
      ))}
      {asking && (
        <Confirm
          title={t('migration.log.ask')}
          text={t('migration.log.text', sums(asking))}
          verb={t('migration.log.back')}
          danger
          busy={busy}
          onYes={() => void run(asking)}
          onNo={() => setAsking(null)}
        />
      )}
    </>
  )
}
