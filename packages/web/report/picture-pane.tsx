import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Copy, Download } from 'lucide-react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useToast } from '../parts/toast'
import { message } from '../words/catalogue'
import { useWords } from '../words/i18n'
import styles from './export.module.css'
import { type PictureInput, pictureOf } from './picture'
import { fileName, saveFile } from './save-file'

export interface PictureSource extends PictureInput {
  /** Facts the file is named after. */
  readonly name: readonly string[]
}

interface Props {
  readonly source: PictureSource
  readonly looks: ReactNode
  readonly close: () => void
}

const useAddress = (blob: Blob | undefined): string | null => {
  const address = useMemo(() => blob && URL.createObjectURL(blob), [blob])
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])
  return address ?? null
}

/** The film with its drawing at the film's own resolution, as it is shown now: saved or copied. */
export const PicturePane = ({ source, looks, close }: Props) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const png = useQuery({ queryKey: ['png', source.scene], queryFn: () => pictureOf(source), gcTime: 0, retry: false })
  const address = useAddress(png.data)
  const save = () => {
    if (png.data) saveFile(png.data, `${fileName(...source.name)}.png`)
    close()
  }
  const copy = async () => {
    if (png.data) await navigator.clipboard.write([new ClipboardItem({ 'image/png': png.data })])
    toast({ kind: 'done', title: t('workbench.export.copiedPng') })
  }
  const { width, height } = source.film
  return (
    <>
      <div className={styles.dialog}>
        <div className={styles.picture}>
          <p className={styles.note}>{t('workbench.export.pngNote', { width, height })}</p>
          {looks}
        </div>
        <div className={styles.preview}>
          {address && <img className={styles.shot} src={address} alt={t('workbench.export.pngTitle')} />}
          {!address && (
            <p className={styles.blank}>{png.isError ? t('workbench.export.failed') : message('LOADING_PNG', lang)}</p>
          )}
        </div>
      </div>
      <footer className={styles.foot} style={{ paddingTop: 16 }}>
        <span className={styles.warnings} />
        <Button onClick={close}>{t('workbench.export.cancel')}</Button>
        <Button icon={<Copy size={14} />} disabled={!png.data} onClick={() => void copy()}>
          {t('workbench.export.copyPng')}
        </Button>
        <Button type="primary" icon={<Download size={14} />} disabled={!png.data} onClick={save}>
          {t('workbench.export.png')}
        </Button>
      </footer>
    </>
  )
}
