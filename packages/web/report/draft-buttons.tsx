import type { FrozenDocument } from '@sella/contract/document'
import { Button } from 'antd'
import { Download, Lock, Presentation, Printer } from 'lucide-react'
import { useWords } from '../words/i18n'
import { useMakePdf } from './pdf'
import type { ReportDraft } from './report-draft'
import type { ReportSource } from './report-source'
import { useMakeSlides } from './slides'

interface DraftButtonsProps {
  readonly draft: ReportDraft
  readonly source: ReportSource
  /** The document that the new one supersedes. */
  readonly supersedes: FrozenDocument | null
  /** Called as soon as creation starts. */
  readonly begun: () => void
  /** Called with the new document; it is then stored, and its file is not downloaded. */
  readonly made?: (document: FrozenDocument) => void
}

/** Makes the draft into slides, a print, or a stored document. */
export const DraftButtons = ({ draft: { chosen }, source, supersedes, begun, made }: DraftButtonsProps) => {
  const { t } = useWords()
  const { busy, may, save, print, keep } = useMakePdf({ ...source, supersedes }, begun)
  const slides = useMakeSlides(source, begun)
  if (!may) return null
  const make = () => {
    if (!chosen) return
    if (made) keep(chosen, made)
    else save(chosen)
  }
  return (
    <>
      {!supersedes && (
        <Button
          icon={<Presentation size={14} />}
          title={t('exporting.slidesNote')}
          disabled={!chosen}
          loading={slides.busy}
          onClick={() => chosen && void slides.save(chosen)}
        >
          {t('exporting.slides')}
        </Button>
      )}
      <Button icon={<Printer size={14} />} disabled={!chosen} loading={busy} onClick={() => chosen && print(chosen)}>
        {t('exporting.print')}
      </Button>
      <Button
        type="primary"
        icon={made ? <Lock size={14} /> : <Download size={14} />}
        disabled={!chosen}
        loading={busy}
        onClick={make}
      >
        {t(made ? 'documents.design.freeze' : 'exporting.pdf')}
      </Button>
    </>
  )
}
