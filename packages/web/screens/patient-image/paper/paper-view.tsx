import type { Photo } from '@sella/contract/entities'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Download, FileText, Printer, X } from 'lucide-react'
import { askPieces } from '../../../api/pieces'
import { saveFile } from '../../../parts/save-file'
import { useModal } from '../../../parts/use-modal'
import { useObjectUrl } from '../../../parts/use-object-url'
import { printPdf } from '../../../report/print'
import { textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { sizeText } from '../../../words/size'
import styles from './paper.module.css'

/** The bytes of a paper, with a MIME type set by us, whatever the file claims. */
const bytesOf = async (photo: Photo, signal: AbortSignal): Promise<Blob> => {
  const bytes = await askPieces(photo.originalUrl, { signal, onProgress: () => undefined })
  const type = photo.ossPath.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream'
  return new Blob([bytes], { type })
}

const usePaper = (photo: Photo) => {
  const file = useQuery({
    queryKey: ['paper', photo.hash],
    queryFn: ({ signal }) => bytesOf(photo, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
  return { file, url: useObjectUrl(file.data) }
}

/** A letter or other paper, full screen: a PDF is displayed, what the browser cannot display is offered for saving. */
export const PaperView = ({ photo, onClose }: { readonly photo: Photo; readonly onClose: () => void }) => {
  const { t, lang } = useWords()
  const dialog = useModal()
  const { file, url } = usePaper(photo)
  const pdf = photo.ossPath.endsWith('.pdf')
  const { data } = file
  return (
    <dialog ref={dialog} tabIndex={-1} className={styles.paper} aria-label={photo.name} onClose={onClose}>
      <header className={styles.bar}>
        <h2 title={photo.name}>{photo.name}</h2>
        <small>{sizeText(photo.bytes)}</small>
        <span />
        {pdf && (
          <Button icon={<Printer size={14} aria-hidden />} disabled={!data} onClick={() => data && void printPdf(data)}>
            {t('imaging.paper.print')}
          </Button>
        )}
        <Button icon={<Download size={14} aria-hidden />} disabled={!data} onClick={() => data && saveFile(data, photo.name)}>
          {t('imaging.paper.download')}
        </Button>
        <button
          type="button"
          aria-label={t('imaging.viewer.close')}
          title={t('imaging.viewer.close')}
          onClick={() => dialog.current?.close()}
        >
          <X size={20} aria-hidden />
        </button>
      </header>
      {pdf && url ? (
        <iframe src={`${url}#navpanes=0`} title={photo.name} />
      ) : (
        <p className={styles.note} role={file.error ? 'alert' : 'status'}>
          <FileText size={32} aria-hidden />
          {file.error ? textOf(file.error, lang) : t(pdf ? 'imaging.paper.reading' : 'imaging.paper.onlySaved')}
        </p>
      )}
    </dialog>
  )
}
