import { pictureNeeds } from '@sella/contract/access/pictures'
import type { CaseRecord, ImageKind, Photo } from '@sella/contract/entities'
import type { TFunction } from 'i18next'
import {
  Columns2,
  Download,
  Eraser,
  FileText,
  ImageDown,
  type LucideIcon,
  PenLine,
  Printer,
  Redo2,
  Ruler,
  SlidersHorizontal,
  Triangle,
  Undo2,
} from 'lucide-react'
import { useLeave } from '../../api/clinic'
import { useCase } from '../../case/case'
import { useWords } from '../../words/i18n'
import type { PictureScale } from './measuring/picture-scale'
import { useMarked } from './measuring/use-marked'
import type { Measuring } from './measuring/use-measuring'
import { saveOriginal, useTakeFilm } from './take-film'

interface ViewerTool {
  readonly Icon: LucideIcon
  readonly label: string
  readonly run: () => void
  /** For a tool that can be selected. */
  readonly on?: boolean
  readonly off?: boolean
  /** Needs more precision than a finger on a phone has. */
  readonly fine?: boolean
}

/** Measuring and annotating, for those permitted. */
const markingTools = (measuring: Measuring, t: TFunction): readonly ViewerTool[] => [
  {
    Icon: Ruler,
    label: t('imaging.measuring.tool.distance'),
    run: () => measuring.take('distance'),
    on: measuring.tool === 'distance',
    fine: true,
  },
  {
    Icon: Triangle,
    label: t('imaging.measuring.tool.angle'),
    run: () => measuring.take('angle'),
    on: measuring.tool === 'angle',
    fine: true,
  },
  {
    Icon: PenLine,
    label: t('imaging.measuring.tool.note'),
    run: () => measuring.take('note'),
    on: measuring.tool === 'note',
  },
  ...(measuring.canUndo ? [{ Icon: Undo2, label: t('imaging.measuring.undo'), run: measuring.undo }] : []),
  ...(measuring.canRedo ? [{ Icon: Redo2, label: t('imaging.measuring.redo'), run: measuring.redo, fine: true }] : []),
  ...(measuring.measures.length > 0
    ? [{ Icon: Eraser, label: t('imaging.measuring.clear'), run: measuring.clear, fine: true }]
    : []),
]

interface ViewerToolsProps {
  readonly record: CaseRecord
  readonly photo: Photo
  readonly scale: PictureScale
  readonly measuring: Measuring
  readonly mayMark: boolean
  readonly onEdit: (uuid: string) => void
  readonly onCompare: (kind: ImageKind) => void
}

/** The actions on the displayed picture. */
export const ViewerTools = ({ record, photo, scale, measuring, mayMark, onEdit, onCompare }: ViewerToolsProps) => {
  const { t } = useWords()
  const { records } = useCase()
  const may = useLeave()
  const take = useTakeFilm(record, photo)
  const marked = useMarked({ record, photo, scale, measures: measuring.measures })
  const tools: readonly ViewerTool[] = [
    ...(mayMark ? markingTools(measuring, t) : []),
    ...(may(pictureNeeds(record, photo.type))
      ? [{ Icon: SlidersHorizontal, label: t('pictures.tool.edit'), run: () => onEdit(photo.uuid) }]
      : []),
    ...(marked
      ? [
          { Icon: ImageDown, label: t('imaging.measuring.save'), run: marked.save, off: marked.busy, fine: true },
          { Icon: Printer, label: t('imaging.measuring.print'), run: marked.print, off: marked.busy, fine: true },
        ]
      : []),
    { Icon: Download, label: t('imaging.menu.download'), run: () => saveOriginal(photo) },
    ...(take
      ? [
          { Icon: ImageDown, label: t('imaging.menu.withTracing'), run: take.withTracing },
          { Icon: FileText, label: t('imaging.menu.report'), run: take.report },
        ]
      : []),
    ...(records.length > 1 ? [{ Icon: Columns2, label: t('pictures.tool.compare'), run: () => onCompare(photo.type) }] : []),
  ]
  return (
    <>
      {tools.map(({ Icon, label, run, on, off, fine }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          disabled={off}
          aria-pressed={on}
          data-fine={fine}
          title={label}
          onClick={run}
        >
          <Icon size={18} aria-hidden />
        </button>
      ))}
    </>
  )
}
