import type { DicomHeader } from '@sella/contract/inspection'
import { first, textOf } from './dicom-facts'
import { dayOf, nameOf } from './dicom-person'
import { spacingsOf } from './dicom-spacing'
import { cleanText } from './dicom-text'
import type { Parsed, Texts } from './dicom-thread'
import { windowOf } from './dicom-window'

const sexes: Readonly<Record<string, 'male' | 'female'>> = { M: 'male', F: 'female' }

const patientOf = (text: (name: keyof Texts) => string | null): DicomHeader['patient'] => ({
  name: nameOf(text('name')),
  nameInFile: text('name'),
  birthDate: dayOf(text('birthDate')),
  sex: sexes[text('sex') ?? ''] ?? null,
  id: text('id'),
})

/** Descriptions of series, study and protocol, without duplicates. */
const descriptionOf = (texts: readonly (string | null)[]): string | null =>
  [...new Set(texts.filter(text => text !== null))].join(' / ').slice(0, 64) || null

/** What a file says apart from its picture, cleaned up, to be offered for the case. */
export const headerOf = ({ facts, texts }: Pick<Parsed, 'facts' | 'texts'>): DicomHeader => {
  const text = (name: keyof Texts): string | null => cleanText(texts[name], texts.charset)
  return {
    patient: patientOf(text),
    studyDate: dayOf(text('studyDate')),
    acquisitionDate: dayOf(text('acquisitionDate')),
    institution: text('institution'),
    manufacturer: text('manufacturer'),
    model: text('model'),
    modality: text('modality'),
    view: text('view'),
    bodyPart: text('bodyPart'),
    description: descriptionOf(['series', 'study', 'protocol'].map(name => text(name as keyof Texts))),
    laterality: text('imageLaterality') ?? text('laterality'),
    photometric: textOf(facts.photometric).slice(0, 16),
    frames: Math.max(1, Math.trunc(first(facts.frames, 1))),
    window: windowOf(facts),
    spacing: { ...spacingsOf(facts), calibrationNote: text('calibrationNote') },
  }
}
