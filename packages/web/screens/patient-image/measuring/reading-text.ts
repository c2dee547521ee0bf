import { panoramicCaution } from '@sella/ceph/data/panoramic-caution'
import { useWords } from '../../../words/i18n'
import { type Measure, readingOf } from './measures'
import type { PictureScale } from './picture-scale'

/** The value of a mark in words; nothing for a note, whose text stands beside it. */
export const useReadingText = (scale: PictureScale) => {
  const { t } = useWords()
  return (measure: Measure): string => {
    if (measure.tool === 'note') return ''
    const reading = readingOf(measure, scale)
    if (!reading) return t('imaging.measuring.unfinished')
    const value = reading.value.toFixed(reading.unit === 'px' ? 0 : 1)
    if (!reading.approximate) return t(`imaging.measuring.${reading.unit}`, { value })
    return t(scale.caution === 'byFilm' ? 'imaging.measuring.aboutFilm' : 'imaging.measuring.about', { value })
  }
}

/** What is to be said of the scale beside the lengths; nothing of one that is calibrated. */
export const useScaleCaution = ({ caution }: PictureScale): string | null => {
  const { t, lang } = useWords()
  if (caution === null) return null
  return caution === 'panoramic' ? panoramicCaution[lang] : t(`imaging.measuring.${caution}`)
}
