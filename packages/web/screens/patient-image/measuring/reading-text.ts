import type { Photo } from '@sella/contract/entities'
import { useWords } from '../../../words/i18n'
import { type Measure, readingOf } from './measures'

/** The value of a mark in words; nothing for a note, whose text stands beside it. */
export const useReadingText = ({ fileScale }: Pick<Photo, 'fileScale'>) => {
  const { t } = useWords()
  return (measure: Measure): string => {
    if (measure.tool === 'note') return ''
    const reading = readingOf(measure, fileScale)
    if (!reading) return t('imaging.measuring.unfinished')
    const value = reading.value.toFixed(reading.unit === 'px' ? 0 : 1)
    return t(`imaging.measuring.${reading.approximate ? 'about' : reading.unit}`, { value })
  }
}
