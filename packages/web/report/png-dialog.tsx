import type { UseQueryResult } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import { Copy, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { copyPng } from '../parts/clipboard'
import { saveFile } from '../parts/save-file'
import { useToast } from '../parts/toast'
import { useObjectUrl } from '../parts/use-object-url'
import { useWords } from '../words/i18n'
import styles from './export.module.css'

/** The dialog's words, from the screen that opens it. */
export interface PngWords {
  readonly title: string
  readonly alt: string
  /** Its size, and its contents. */
  readonly note: string
  readonly making: string
  readonly failed: string
  readonly copy: string
  readonly copied: string
  readonly notCopied: string
  readonly save: string
}

/** A choice of the picture with its label. */
export const PngOption = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles.option}>
    <span>{label}</span>
    {children}
  </div>
)

interface PngDialogProps {
  readonly png: Pick<UseQueryResult<Blob>, 'data' | 'isError' | 'refetch'>
  /** Its file name. */
  readonly name: string
  readonly words: PngWords
  /** The choices. */
  readonly children: ReactNode
  readonly close: () => void
}

/** A preview of the picture, with its choices beside it: saved or copied as a PNG. */
export const PngDialog = ({ png, name, words, children, close }: PngDialogProps) => {
  const { t } = useWords()
  const toast = useToast()
  const address = useObjectUrl(png.data)
  const save = () => {
    if (png.data) saveFile(png.data, name)
    close()
  }
  const copy = () => {
    if (!png.data) return
    copyPng(png.data).then(
      () => toast({ kind: 'done', title: words.copied }),
      () => toast({ kind: 'warning', title: words.notCopied }),
    )
  }
  return (
    <Modal open centered width={1040} title={words.title} onCancel={close} footer={null}>
      <div className={styles.dialog}>
        <div className={styles.picture}>
          <p className={styles.note}>{words.note}</p>
          {children}
        </div>
        <div className={styles.preview}>
          {address ? (
            <img className={styles.shot} src={address} alt={words.alt} />
          ) : (
            <p className={styles.blank} role="status">
              {png.isError ? words.failed : words.making}
            </p>
          )}
        </div>
      </div>
      <footer className={styles.foot}>
        <span className={styles.warnings} />
        {png.isError && <Button onClick={() => void png.refetch()}>{t('app.retry')}</Button>}
        <Button onClick={close}>{t('app.cancel')}</Button>
        <Button icon={<Copy size={14} />} disabled={!png.data} onClick={copy}>
          {words.copy}
        </Button>
        <Button type="primary" icon={<Download size={14} />} disabled={!png.data} onClick={save}>
          {words.save}
        </Button>
      </footer>
    </Modal>
  )
}
