import type { WaitingFile } from '@sella/contract/waiting'
import { Button } from 'antd'
import { useState } from 'react'
import { useMoveWaiting } from '../../../api/waiting'
import { Confirm } from '../../../parts/confirm'
import { useToast } from '../../../parts/toast'
import { textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import styles from './waiting.module.css'

interface MovesProps {
  readonly file: WaitingFile
  readonly onDone: () => void
}

const useMove = (call: Parameters<typeof useMoveWaiting>[0], done: string, { file, onDone }: MovesProps) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { mutate, isPending } = useMoveWaiting(call)
  const move = () =>
    mutate(file.uuid, {
      onSuccess: () => {
        toast({ kind: 'done', title: done, text: file.name })
        onDone()
      },
      onError: error => toast({ kind: 'error', title: t('waiting.failed'), text: textOf(error, lang) }),
    })
  return { move, isPending }
}

const Erase = (props: MovesProps) => {
  const { t } = useWords()
  const [asking, setAsking] = useState(false)
  const { move, isPending } = useMove('waitingErase', t('waiting.erased'), props)
  return (
    <>
      <Button danger loading={isPending} onClick={() => setAsking(true)}>
        {t('waiting.erase')}
      </Button>
      {asking && (
        <Confirm
          danger
          title={t('waiting.eraseTitle')}
          text={t('waiting.eraseText')}
          verb={t('waiting.erase')}
          onYes={() => {
            setAsking(false)
            move()
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** The actions on a file besides filing it: the bin, restoring from it, and its original. */
export const Moves = (props: MovesProps) => {
  const { t } = useWords()
  const { file } = props
  const bin = useMove('waitingBin', t('waiting.binned'), props)
  const restore = useMove('waitingRestore', t('waiting.restored'), props)
  return (
    <div className={styles.moves}>
      {file.state === 'waiting' && (
        <Button loading={bin.isPending} onClick={bin.move}>
          {t('waiting.bin')}
        </Button>
      )}
      {file.state === 'binned' && (
        <>
          <Button loading={restore.isPending} onClick={restore.move}>
            {t('waiting.restore')}
          </Button>
          <Erase {...props} />
        </>
      )}
      <a href={file.originalUrl} download={file.name}>
        {t('waiting.original')}
      </a>
    </div>
  )
}
