import type { CaseRecord, ImageKind } from '@sella/contract/entities'
import { Images } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../../words/i18n'
import { ofKind } from '../slots'
import styles from './beside.module.css'
import { BesideDialog } from './beside-dialog'

interface BesideTagProps {
  readonly kind: ImageKind
  readonly record: CaseRecord
  readonly onChoose: () => void
  readonly onView: (uuid: string) => void
}

/** On an image with others beside it: how many there are, and a link to them. */
export const BesideTag = ({ kind, record, onChoose, onView }: BesideTagProps) => {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const count = ofKind(record, kind).length
  if (count < 2) return null
  const name = t(`imaging.kind.${kind}`)
  return (
    <>
      <button
        type="button"
        className={styles.tag}
        aria-label={t('imaging.beside.open', { kind: name, count })}
        title={t('imaging.beside.count', { count })}
        onClick={() => setOpen(true)}
      >
        <Images size={14} aria-hidden />
        {count}
      </button>
      {open && <BesideDialog {...{ kind, record, onChoose, onView }} onClose={() => setOpen(false)} />}
    </>
  )
}
