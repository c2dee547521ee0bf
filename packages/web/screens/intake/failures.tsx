import type { ImageKind } from '@sella/contract/entities'
import type { Drop, Item, Reason } from '@sella/workbench/uploads/queue'
import type { Uploads } from '@sella/workbench/uploads/uploads'
import { Button } from 'antd'
import { CircleAlert } from 'lucide-react'
import { refusal } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './intake.module.css'

interface RowProps {
  readonly item: Item
  readonly patient: string
  readonly uploads: Uploads<Blob>
}

/** Why a file failed; where the case has it already, that place in the words of the page. */
const useWhy = () => {
  const { t, lang } = useWords()
  return ({ code, details }: Reason): string => {
    const { place, kind } = details
    if (code !== 'IMAGE_DUPLICATE' || kind === undefined) return refusal(code, lang, details)
    const there = `${String(place).slice(0, 10)} ${t(`imaging.kind.${kind as ImageKind}`)}`
    return refusal(code, lang, { ...details, place: there })
  }
}

const Row = ({ item, patient, uploads }: RowProps) => {
  const { t } = useWords()
  const whyText = useWhy()
  const { id, name, place, state } = item
  if (state.at !== 'failed') return null
  const isDuplicate = state.reason.code === 'IMAGE_DUPLICATE'
  const goal = [patient, place?.day, place && t(`imaging.kind.${place.kind}`)].filter(Boolean).join(t('app.separator'))
  return (
    <li>
      <CircleAlert size={16} aria-hidden />
      <div>
        <b title={name}>{name}</b>
        <small>{goal}</small>
        <p>{whyText(state.reason)}</p>
        <span className={styles.ways}>
          <Button size="small" aria-label={t('receipt.retryNamed', { name })} onClick={() => uploads.retry(id, isDuplicate)}>
            {t(isDuplicate ? 'receipt.keep' : 'receipt.retry')}
          </Button>
          <Button size="small" type="text" aria-label={t('receipt.dismissNamed', { name })} onClick={() => uploads.drop(id)}>
            {t('receipt.dismiss')}
          </Button>
        </span>
      </div>
    </li>
  )
}

/** Files that failed to arrive: each with its reason, until somebody answers. */
export const Failures = ({
  items,
  drops,
  uploads,
}: {
  readonly items: readonly Item[]
  readonly drops: readonly Drop[]
  readonly uploads: Uploads<Blob>
}) => {
  const { t } = useWords()
  if (items.length === 0) return null
  const patientOf = (item: Item): string => drops.find(({ id }) => id === item.drop)?.patient ?? ''
  return (
    <section className={styles.panel} role="alert" aria-label={t('receipt.todo')}>
      <header>
        <h2>{`${t('receipt.todo')} ${items.length}`}</h2>
        {items.length > 1 && (
          <Button size="small" type="link" onClick={() => items.map(({ id }) => uploads.retry(id))}>
            {t('receipt.retryAll')}
          </Button>
        )}
      </header>
      <ul>
        {items.map(item => (
          <Row key={item.id} item={item} patient={patientOf(item)} uploads={uploads} />
        ))}
      </ul>
    </section>
  )
}
