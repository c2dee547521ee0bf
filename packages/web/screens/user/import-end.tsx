import { CircleAlert, CircleCheck, CircleSlash } from 'lucide-react'
import { Link } from 'react-router'
import { Refused } from '../../api/client'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './import.module.css'
import type { Import } from './use-import'

/** What the doctor can do about a refusal, if anything. */
const advice = (error: unknown): 'user.importNumber' | 'user.importNothing' =>
  error instanceof Refused && error.reason === 'CASE_NUMBER_TAKEN' ? 'user.importNumber' : 'user.importNothing'

/** The outcome of the last import. */
export const ImportEnd = ({ state }: { readonly state: Exclude<Import, { is: 'idle' | 'running' | 'asking' }> }) => {
  const { t, lang } = useWords()
  if (state.is === 'done') {
    const { patients, merged, records, images, analyses } = state.imported
    const { completed = 0, restored = 0, returned = 0, picturesReturned = 0, differ = 0 } = state.imported
    const counts = { patients: String(patients), records: String(records), images: String(images), analyses: String(analyses) }
    return (
      <div className={styles.end} data-kind="done" role="status">
        <CircleCheck size={16} aria-hidden />
        <p>
          <b>{t('user.importDone', { name: state.name })}</b>
          <span>{t('user.importCounts', counts)}</span>
          {merged > 0 && <span>{t('user.importMerged', { count: merged })}</span>}
          {completed > 0 && <span>{t('user.importCompleted', { count: completed })}</span>}
          {restored > 0 && <span>{t('user.importRestored', { count: restored })}</span>}
          {returned > 0 && <span>{t('user.importReturned', { count: returned })}</span>}
          {picturesReturned > 0 && <span>{t('user.importPictures', { count: picturesReturned })}</span>}
          {differ > 0 && <span>{t('user.importDiffer', { count: differ })}</span>}
          <Link to="/patients">{t('user.importLook')}</Link>
        </p>
      </div>
    )
  }
  const Sign = state.is === 'failed' ? CircleAlert : CircleSlash
  return (
    <div className={styles.end} data-kind={state.is} role={state.is === 'failed' ? 'alert' : 'status'}>
      <Sign size={16} aria-hidden />
      <p>
        <b>{state.is === 'failed' ? textOf(state.error, lang) : t('user.importStopped', { name: state.name })}</b>
        <span>{t(state.is === 'failed' ? advice(state.error) : 'user.importNothing')}</span>
      </p>
    </div>
  )
}
