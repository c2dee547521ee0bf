import type { WaitingFile } from '@sella/contract/waiting'
import { useWaitingPage } from '../../../api/waiting'
import { FrameChoice } from '../../../parts/frame-choice'
import styles from './waiting.module.css'

interface WaitingPictureProps {
  readonly file: WaitingFile
  /** The frame or page, from 1. */
  readonly page: number
  readonly onPage: (page: number) => void
}

/** The picture of a waiting file; if it holds several, the one to be filed is chosen here. */
export const WaitingPicture = ({ file, page, onPage }: WaitingPictureProps) => {
  const { data, isFetching, isError } = useWaitingPage(file, page)
  const src = page > 1 && data ? `data:image/jpeg;base64,${data.preview}` : file.previewUrl
  if (!src) return null
  const picture = <img className={styles.preview} src={src} alt={file.name} data-late={(page > 1 && isFetching) || undefined} />
  if (!data || data.pages < 2) return picture
  return (
    <div className={styles.frames}>
      {picture}
      <FrameChoice
        frames={{ frame: page, take: onPage, failed: isError }}
        of={data.pages}
        word={file.format === 'dicom' ? 'frame' : 'page'}
      />
    </div>
  )
}
