import type { DicomHeader } from '@sella/contract/inspection'
import { first, textOf } from './dicom-facts'
import { spacingsOf } from './dicom-spacing'
import { cleanText } from './dicom-text'
import type { Parsed, Texts } from './dicom-thread'
import { windowOf } from './dicom-window'

/** YYYYMMDD, or YYYY.MM.DD of old files, as a calendar day; null where it is none. */
export const dayOf = (text: string | null): string | null => {
  const [, year, month, day] = /^(\d{4})\.?(\d{2})\.?(\d{2})$/.exec(text ?? '') ?? []
  if (!year || !month || !day) return null
  const written = `${year}-${month}-${day}`
  const date = new Date(`${written}T00:00:00Z`)
  return Number.isFinite(date.getTime()) && date.toISOString().startsWith(written) ? written : null
}

/** A person's name as people write it: the ideographic one of its groups, else the first; family name first, as in the file. */
export const nameOf = (text: string | null): string | null => {
  const [alphabetic = '', ideographic = ''] = (text ?? '').split('=')
  const parts = (group: string): readonly string[] =>
    group
      .split('^')
      .map(part => part.trim())
      .filter(part => part !== '')
  const shown = parts(ideographic).length > 0 ? parts(ideographic) : parts(alphabetic)
  return shown.join(shown.every(part => /^\p{Script=Han}+$/u.test(part)) ? '' : ' ') || null
}

const sexes: Readonly<Record<string, 'male' | 'female'>> = { M: 'male', F: 'female' }

const patientOf = (text: (name: keyof Texts) => string | null): DicomHeader['patient'] => ({
  name: nameOf(text('name')),
  nameInFile: text('name'),
  birthDate: dayOf(text('birthDate')),
  sex: sexes[text('sex') ?? ''] ?? null,
  id: text('id'),
})

/** What series, study and protocol are called, each once. */
const descriptionOf = (texts: readonly (string | null)[]): string | null =>
  [...new Set(texts.filter(text => text !== null))].join(' / ').slice(0, 64) || null

/** What a file says besides its picture, cleaned, to be offered for the case. */
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
