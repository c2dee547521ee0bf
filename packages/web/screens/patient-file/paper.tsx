import { localDay } from '@sella/ceph/patient/local-day'
import { anonymousDay } from '@sella/contract/anonymous-case'
import type { CaseFile, RecordNote } from '@sella/contract/case-file'
import { useCase } from '../../case/case'
import { PrintedSheet } from '../../parts/printed-sheet'
import { ageText } from '../../words/age'
import { longDay } from '../../words/dates'
import { useWords } from '../../words/i18n'
import styles from './paper.module.css'
import { textNames } from './texts'

/** The file on paper: all that the browser prints of this page. */
export const Paper = ({ file, records }: { readonly file: CaseFile; readonly records: readonly RecordNote[] }) => {
  const { t, lang } = useWords()
  const { patient, records: filmed } = useCase()
  const facts = [
    patient.sex && t(`app.${patient.sex}`),
    ageText(patient.birthday, lang, anonymousDay({ ...patient, records: filmed })),
    patient.birthday,
    patient.caseNo,
    patient.phone,
  ]
  const noted = records.filter(record => record.note.trim() !== '')
  return (
    <PrintedSheet className={styles.paper}>
      <header>
        <h1>{patient.name}</h1>
        <p>{facts.filter(Boolean).join(t('app.separator'))}</p>
        {file.tags.length > 0 && <p>{`${t('file.tags')}: ${file.tags.join(t('app.separator'))}`}</p>}
        {file.nextVisit && (
          <p>
            {[`${t('file.nextVisit')}: ${longDay(file.nextVisit, lang)}`, file.nextVisitFor]
              .filter(Boolean)
              .join(t('app.separator'))}
          </p>
        )}
      </header>
      {textNames.map(name => (
        <section key={name}>
          <h2>{t(`file.${name}`)}</h2>
          <p>{file[name].trim() || t('file.nothing')}</p>
        </section>
      ))}
      {noted.length > 0 && (
        <section>
          <h2>{t('file.records')}</h2>
          {noted.map(({ uuid, createday, type, note }) => (
            <div key={uuid}>
              <h3>{[createday.slice(0, 10), t(`patients.recordLong.type${type}`)].join(t('app.separator'))}</h3>
              <p>{note}</p>
            </div>
          ))}
        </section>
      )}
      <footer>
        {[t('file.paper'), t('file.printed', { day: longDay(localDay(new Date()), lang) })].join(t('app.separator'))}
      </footer>
    </PrintedSheet>
  )
}
