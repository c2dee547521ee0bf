import type { WaitingFile } from '@sella/contract/waiting'
import { Box, ChevronDown, FileImage, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { caseAddress } from '../../../case/case'
import { Dated } from '../../../parts/dated'
import { ago } from '../../../words/dates'
import { useWords } from '../../../words/i18n'
import { factsInFile } from './facts'
import { FilingForm } from './filing-form'
import { Moves } from './moves'
import styles from './waiting.module.css'
import { WaitingPicture } from './waiting-picture'

interface WaitingEntryProps {
  readonly file: WaitingFile
  readonly open: boolean
  readonly onToggle: () => void
  /** It was filed or discarded: it leaves the list. */
  readonly onDone: () => void
}

const KindText = ({ file }: { readonly file: WaitingFile }) => {
  const { t } = useWords()
  if (file.kind) return t(`imaging.kind.${file.kind}`)
  return t(file.looked ? 'waiting.noKind' : 'waiting.unlooked')
}

const Thumb = ({ file }: { readonly file: WaitingFile }) => {
  if (file.width === 0) return <Box size={20} aria-hidden />
  return file.thumbUrl ? <img src={file.thumbUrl} alt="" loading="lazy" /> : <FileImage size={20} aria-hidden />
}

/** Where the file came from, and where it went. */
const Origin = ({ file }: { readonly file: WaitingFile }) => {
  const { t, lang } = useWords()
  const now = new Date()
  const came = [t(`waiting.source.${file.source}`), file.sender, t('waiting.came', { when: ago(file.arrivedAt, now, lang) })]
  const done =
    file.doneBy !== null && file.doneAt !== null
      ? [t('waiting.done', { who: file.doneBy, when: ago(file.doneAt, now, lang) })]
      : []
  return (
    <small>
      <Dated text={[...came, ...done].filter(Boolean).join(t('app.separator'))} />
    </small>
  )
}

/** A file and, while expanded, the form that files it. */
export const WaitingEntry = ({ file, open, onToggle, onDone }: WaitingEntryProps) => {
  const { t } = useWords()
  const id = useId()
  const [page, setPage] = useState(1)
  const facts = [file.person === null && file.name, file.day ?? t('waiting.noDay'), file.modality, factsInFile(t, file)]
    .filter(Boolean)
    .join(t('app.separator'))
  const waits = file.state === 'waiting'
  return (
    <li data-file={file.uuid} data-open={open || undefined}>
      <h3>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
          <span className={styles.thumb}>
            <Thumb file={file} />
          </span>
          <span className={styles.who}>
            <b title={file.name}>{file.person?.name ?? file.place?.patient ?? t('waiting.nobody')}</b>
            <small>
              <Dated text={facts} />
            </small>
          </span>
          <span className={styles.what}>
            <KindText file={file} />
            <Origin file={file} />
          </span>
          {file.sameInstance && <TriangleAlert className={styles.alarm} size={16} aria-label={t('waiting.same')} />}
          <ChevronDown size={16} aria-hidden />
        </button>
      </h3>
      {open && (
        <div id={id} className={styles.open}>
          {file.sameInstance && (
            <p className={styles.warning} role="alert">
              {t('waiting.same')}
            </p>
          )}
          <WaitingPicture file={file} page={page} onPage={setPage} />
          {waits ? (
            <FilingForm file={file} page={page} onDone={onDone} />
          ) : (
            <div className={styles.form}>
              {file.state === 'filed' && file.place && (
                <Link to={caseAddress('/patientImage', file.place.caseUuid, file.place.recordUuid)}>
                  <Dated text={t('waiting.filedAt', { patient: file.place.patient, day: file.place.createday.slice(0, 10) })} />
                </Link>
              )}
              <Moves file={file} onDone={onDone} />
            </div>
          )}
        </div>
      )}
    </li>
  )
}
