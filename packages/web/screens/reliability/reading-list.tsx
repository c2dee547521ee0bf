import { localDay } from '@sella/ceph/patient/local-day'
import type { RereadFilm } from '@sella/contract/rereads'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { ask } from '../../api/client'
import { useToast } from '../../parts/toast'
import { rereadsChanged } from '../../rereads/keys'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './reliability.module.css'

/** Each further reading with its date and a delete button. */
export const ReadingList = ({ rereads }: { readonly rereads: readonly RereadFilm[] }) => {
  const { t, lang } = useWords()
  const client = useQueryClient()
  const toast = useToast()
  const remove = async (uuid: string) => {
    try {
      await ask('rereadDelete', { uuid })
      toast({ kind: 'done', title: t('reliability.removed') })
    } catch (error) {
      toast({ kind: 'error', title: t('reliability.removeFailed'), text: textOf(error, lang) })
    }
    await rereadsChanged(client)
  }
  if (rereads.length === 0) return null
  return (
    <details className={styles.list}>
      <summary>{`${t('reliability.list')} (${rereads.length})`}</summary>
      <ul>
        {rereads.map(({ uuid, patient, createday, reader, name, createdAt }) => (
          <li key={uuid}>
            <span>{`${patient} ${createday.slice(0, 10)}`}</span>
            <small>{`${reader === 'other' || reader === 'member' ? name : t(`reliability.${reader}`)} · ${localDay(new Date(createdAt))}`}</small>
            <button
              type="button"
              aria-label={`${t('reliability.remove')}: ${patient} ${createday.slice(0, 10)}`}
              onClick={() => void remove(uuid)}
            >
              <Trash2 size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
