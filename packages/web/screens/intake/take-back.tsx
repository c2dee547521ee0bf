import { type Receipt, takingBack } from '@sella/workbench/uploads/receipt'
import type { Uploads } from '@sella/workbench/uploads/uploads'
import { Button } from 'antd'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTakeBack } from '../../api/images'
import { Confirm } from '../../parts/confirm'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'

interface TakeBackProps {
  readonly receipt: Receipt
  readonly caseUuid: string
  readonly uploads: Uploads<Blob>
}

/** Undoes a whole drop, while that is possible. */
export const TakeBack = ({ receipt, caseUuid, uploads }: TakeBackProps) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const take = useTakeBack(caseUuid)
  const [asking, setAsking] = useState(false)
  const back = takingBack(receipt, Date.now())
  if (!back) return null
  const count = { images: back.images.length, open: back.open.length }
  const run = async (): Promise<void> => {
    for (const id of back.open) uploads.drop(id)
    try {
      if (back.images.length > 0) await take.mutateAsync(back.images)
      uploads.takenBack(back.filed)
      toast({ kind: 'done', title: t('receipt.takeBack.done', count) })
    } catch (error) {
      toast({ kind: 'error', title: textOf(error, lang) })
    }
    setAsking(false)
  }
  return (
    <>
      <Button
        size="small"
        icon={<Undo2 size={14} aria-hidden />}
        title={t('receipt.takeBack.hint')}
        onClick={() => setAsking(true)}
      >
        {t('receipt.takeBack.button')}
      </Button>
      {asking && (
        <Confirm
          title={t('receipt.takeBack.title')}
          text={t('receipt.takeBack.text', count)}
          verb={t('receipt.takeBack.button')}
          danger
          busy={take.isPending}
          onYes={() => void run()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}
