import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { tracingScene } from '@sella/drawing/tracing/tracing-scene'
import { useMemo } from 'react'
import { useUser } from '../../api/queries'
import { dirty } from '../../editor/session'
import { useStore } from '../../editor/store'
import { ExportDialog } from '../../report/export-dialog'
import { readingHeight } from '../../report/picture'
import type { PictureSource } from '../../report/picture-pane'
import type { ReportSource } from '../../report/report-pane'
import { useWords } from '../../words/i18n'
import { useOwnAnalyses } from './analyses/own-analyses'
import { type Desk, useDesk } from './desk'
import { useDialogs } from './dialogs'
import { filmOf } from './film-of'
import { usePhotoForPicture } from './photo/photo-beside'
import { pictureLegend } from './picture-legend'
import { DisplayPanel } from './settings/display-panel'
import { stageWords } from './stage-words'
import { tracingFrom } from './stored-tracing'

const useReport = (desk: Desk): ReportSource => {
  const { t, lang } = useWords()
  const { data: user } = useUser()
  const own = useOwnAnalyses()
  const { analysis, dentition, sex, overrides, customItems } = desk.choice.get()
  return {
    patient: desk.patient,
    doctor: user?.userName ?? '',
    records: desk.records,
    own,
    builtIn: builtInAnalyses,
    overrides,
    customItems,
    filmOf,
    tracingOf: record => {
      const photo = filmOf(record)
      return photo && tracingFrom(record.cephPoints, photo)
    },
    stageName: record => `${record.createday.slice(0, 10)} ${t(stageWords[record.type])}`,
    start: { record: desk.record, analysis, dentition, sex, lang, assumeScale: true, estimatedOutlines: true },
    unsaved: dirty(desk.bench.session.get()),
  }
}

/** What is visible now, drawn for the film's own pixels. */
const usePicture = (desk: Desk): PictureSource => {
  const { t, lang } = useWords()
  const shows = useStore(desk.display, d => d)
  const beside = usePhotoForPicture()
  const source = useMemo(() => {
    const { bench, film, choice, colours } = desk
    const [tracing, { analysis }] = [bench.session.get().present, choice.get()]
    const evaluation = desk.evaluate(tracing)
    const scene = tracingScene({
      ...{ width: film.width, height: film.height, tracing, analysis, lang, show: shows, colours: colours.get() },
      ...{ evaluation, pixel: film.height / readingHeight, theme: 'dark' },
      estimatedOutlines: shows.estimated,
    })
    const [title, date] = [analysis.title[lang], desk.record.createday.slice(0, 10)]
    const drawn = { tracing, analysis, evaluation, display: shows, colours: colours.get() }
    const legend = pictureLegend({ title, date, caseNo: desk.patient.caseNo, ...drawn }, t)
    return { film, scene, looks: shows.film ? bench.picture.get() : null, name: [desk.patient.name, date, title], legend }
  }, [desk, lang, t, shows])
  return { ...source, beside }
}

const Dialog = ({ close }: { readonly close: () => void }) => {
  const desk = useDesk()
  return <ExportDialog report={useReport(desk)} picture={usePicture(desk)} looks={<DisplayPanel />} close={close} />
}

/** The export of the film on the table. */
export const ExportThis = () => {
  const { open, close } = useDialogs()
  return open === 'export' ? <Dialog close={close} /> : null
}
