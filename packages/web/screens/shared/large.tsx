import { Download, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useWords } from '../../words/i18n'
import { Picture, type PictureProps } from './picture'
import styles from './shared.module.css'

/** A picture as large as the window; Escape closes it. */
export const Large = ({ picture, curves, onClose }: PictureProps & { readonly onClose: () => void }) => {
  const { t } = useWords()
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => box.current?.showModal(), [])
  const kind = t(`imaging.kind.${picture.type}`)
  return (
    <dialog ref={box} className={styles.large} aria-label={kind} onClose={onClose}>
      <header>
        <b>{kind}</b>
        <span>{t('share.page.mark')}</span>
        {picture.url !== null && (
          <a href={picture.url} download={`${kind}.jpg`} aria-label={t('share.page.saveOf', { kind })}>
            <Download size={16} aria-hidden />
            {t('share.page.save')}
          </a>
        )}
        <button type="button" aria-label={t('share.page.close')} onClick={() => box.current?.close()}>
          <X size={18} aria-hidden />
        </button>
      </header>
      <Picture picture={picture} curves={curves} />
    </dialog>
  )
}
