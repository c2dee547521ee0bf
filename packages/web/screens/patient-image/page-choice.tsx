import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ask } from '../../api/client'
import { FrameChoice } from '../../parts/frame-choice'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './intake.module.css'

interface PageChoiceProps {
  readonly file: File
  /** From 1. */
  readonly page: number
  readonly onPage: (page: number) => void
}

/** Selects which page of a TIFF or PDF is the picture, with a preview; viewing stores nothing. */
export const PageChoice = ({ file, page, onPage }: PageChoiceProps) => {
  const { t, lang } = useWords()
  const id = useId()
  const { data, error, isFetching } = useQuery({
    queryKey: ['inspect', id, page],
    queryFn: ({ signal }) => ask('imageInspect', { page: String(page) }, { file, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  })
  if (!data)
    return (
      <div className={styles.page}>
        <p role={error ? 'alert' : 'status'}>{error ? textOf(error, lang) : t('pictures.page.reading')}</p>
      </div>
    )
  return (
    <div className={styles.page}>
      <img src={`data:image/jpeg;base64,${data.preview}`} alt={t('pictures.page.shown')} data-late={isFetching || undefined} />
      {data.pages > 1 ? (
        <FrameChoice frames={{ frame: page, take: onPage, failed: error !== null }} of={data.pages} word="page" />
      ) : (
        <small>{t('pictures.page.kept')}</small>
      )}
    </div>
  )
}
