import { tracingScene } from '@sella/drawing/tracing/tracing-scene'
import { dirty } from '@sella/workbench/session/session'
import { Modal } from 'antd'
import { useMemo, useState } from 'react'
import { useStore } from '../../editor/use-store'
import { ageGroupOf } from '../../report/age-group'
import styles from '../../report/export.module.css'
import { ExportDialog } from '../../report/export-dialog'
import { readingHeight } from '../../report/picture'
import { PicturePane, type PictureSource } from '../../report/picture-pane'
import type { ReportSource } from '../../report/report-source'
import { useReportSource } from '../../report/use-report-source'
import { useWords } from '../../words/i18n'
import { type ScreenDesk, useDesk } from './desk'
import { useDialogs } from './dialogs'
import { usePhotoForPicture } from './photo/photo-beside'
import { pictureLegend } from './picture-legend'
import { DisplayPanel } from './settings/display-panel'

/** The report of the open film under its current analysis; null while the case's schemes and settings are loading. */
const useReport = (desk: ScreenDesk): ReportSource | null => {
  const { patient, records, record } = desk
  const readers = useStore(desk.choice, choice => choice.readers)
  const source = useReportSource({ patient, records, record, readers })
  const [choice] = useState(() => desk.choice.get())
  return useMemo(() => {
    if (!source) return null
    const { analysis } = choice
    const dentition = ageGroupOf({ patient }, { record, analysis })
    const start = { ...source.start, record, analysis, dentition, kind: 'page' as const }
    return { ...source, start, colours: desk.colours.get(), unsaved: dirty(desk.bench.session.get()) }
  }, [source, choice, patient, record, desk])
}

/** The visible drawing, at the film's own pixels. */
const usePicture = (desk: ScreenDesk): PictureSource => {
  const { t, lang } = useWords()
  const shows = useStore(desk.display, d => d)
  const beside = usePhotoForPicture()
  const look = useStore(desk.photoLook, l => l)
  const source = useMemo(() => {
    const { bench, film, choice, colours } = desk
    const [tracing, { analysis }] = [bench.session.get().present, choice.get()]
    const evaluation = desk.evaluate(tracing)
    const scene = tracingScene({
      sheet: desk.subject.sheet,
      ...{ width: film.width, height: film.height, tracing, analysis, lang, show: shows, colours: colours.get() },
      ...{ evaluation, pixel: film.height / readingHeight, theme: 'dark' },
      estimatedOutlines: shows.estimated,
    })
    const explained = desk.subject.view === 'film' ? shows : { ...shows, teeth: false, estimated: false }
    const [title, date] = [analysis.title[lang], desk.record.createday.slice(0, 10)]
    const drawn = { tracing, analysis, evaluation, display: explained, colours: colours.get() }
    const legend = pictureLegend({ title, date, caseNo: desk.patient.caseNo, ...drawn }, t)
    return { film, scene, looks: shows.film ? bench.picture.get() : null, name: [desk.patient.name, date, title], legend }
  }, [desk, lang, t, shows])
  const photo =
    beside &&
    `${t('photo.title')} · ${t(beside.under ? 'photo.under' : 'photo.over')} · ${t('photo.perspective')} ${look.balance}`
  return { ...source, beside, legend: photo ? [...source.legend, [{ text: photo }]] : source.legend }
}

/** Exports a face photo with its drawing as a picture; the report is of the film. */
const FaceDialog = ({ close }: { readonly close: () => void }) => {
  const { t } = useWords()
  const desk = useDesk()
  const picture = usePicture(desk)
  const title = (
    <span className={styles.head}>
      {t('workbench.export.title')}
      <small>{desk.patient.name}</small>
    </span>
  )
  return (
    <Modal open centered width={1040} title={title} onCancel={close} footer={null}>
      <PicturePane source={picture} looks={<DisplayPanel />} close={close} />
    </Modal>
  )
}

const FilmDialog = ({ close }: { readonly close: () => void }) => {
  const desk = useDesk()
  const [report, picture] = [useReport(desk), usePicture(desk)]
  if (!report) return null
  return <ExportDialog report={report} picture={picture} looks={<DisplayPanel />} close={close} />
}

/** The export of the open film or face photo. */
export const ExportThis = () => {
  const { open, close } = useDialogs()
  const Dialog = useDesk().subject.view === 'film' ? FilmDialog : FaceDialog
  return open === 'export' ? <Dialog close={close} /> : null
}
