import { registrations } from '@sella/ceph/superimpose/registrations'
import { scaleTexts } from '@sella/drawing/report/compare-scales'
import { useQuery } from '@tanstack/react-query'
import { fileName } from '../../parts/save-file'
import { useWords } from '../../words/i18n'
import { useAuditText } from './audit-text'
import type { OverlapLook } from './look'
import { filmsUnder, sceneOf } from './overlap-drawing'
import { overlapPicture, type PictureInput, sizeOf, type Times } from './picture'
import { dayOf } from './record-words'
import { referencesOf } from './references'
import { scaledFilms } from './scaled-films'
import { useTable } from './table'

export interface PictureForm {
  readonly times: Times
  readonly theme: 'dark' | 'light'
  readonly films: boolean
}

/** The page as displayed, on the requested background. */
const useInput = ({ theme, films: withFilms }: PictureForm): PictureInput => {
  const { t, lang } = useWords()
  const table = useTable()
  const auditText = useAuditText()
  const { look, methods, overlays, chosen, scales, colourOn } = table
  const scaleWarnings = scaleTexts(scales, scaledFilms(chosen), lang)
  const as: OverlapLook = { ...look, solo: null, paper: theme === 'light', films: withFilms }
  const colourOf = colourOn(theme)
  const references = referencesOf(table)
  const panels = methods.map(method => {
    const { holdTexts, moved, skipped } = auditText(overlays[method])
    const facts = [...holdTexts, ...moved.map(entry => `${entry.day} ${entry.text}${entry.byHand ? ` (${entry.byHand})` : ''}`)]
    return {
      method,
      title: `${method.toUpperCase()} ${registrations[method].title[lang]}`,
      facts: [...facts, ...skipped.map(entry => entry.text), ...scaleWarnings].join(' · '),
      scene: sceneOf(overlays[method], as, { colourOf, pixel: 1 }),
    }
  })
  const legend = chosen.map(({ record }) => ({
    colour: colourOf(record.uuid),
    text: [
      dayOf(record),
      t(`imaging.type.type${record.type}`),
      ...(references.has(record.uuid) ? [t('overlap.reference')] : []),
    ].join(' · '),
  }))
  return {
    ...{ panels, legend, theme },
    under: Object.fromEntries(panels.map(({ method, scene }) => [method, filmsUnder(overlays[method], as, scene)])),
    films: new Map(
      chosen.map(({ record, photo }) => [record.uuid, { url: photo.previewUrl, width: photo.width, height: photo.height }]),
    ),
  }
}

/** The requested picture of the overlap, its size in pixels, and its file name. */
export const usePicture = (form: PictureForm) => {
  const { lang } = useWords()
  const { patient, scheme, look, overlays, chosen } = useTable()
  const input = useInput(form)
  const png = useQuery({
    queryKey: ['overlap-png', patient.uuid, scheme, look, lang, form, chosen.map(film => film.record.version), overlays],
    queryFn: () => overlapPicture(input, form.times),
    gcTime: 0,
    retry: false,
  })
  return { png, size: sizeOf(input, form.times), name: `${fileName(patient.name, scheme.name)}.png` }
}
