import type { ReaderErrors } from '@sella/ceph/data/reader-errors'
import { type OverlayFilm, overlayFilm } from '@sella/ceph/superimpose/overlay'
import type { CaseRecord, Photo } from '@sella/contract/entities'
import { filmOf } from '@sella/workbench/open/records'
import { tracingOf } from '@sella/workbench/record/film-storing'
import { useMemo } from 'react'
import type { Case } from '../../case/case'

/** A record with a film and points: it can take part in an overlap. */
export interface CaseFilm {
  readonly record: CaseRecord
  readonly photo: Photo
  readonly film: OverlayFilm
}

/** Why a record of the case cannot take part. */
export type Unfit = { readonly record: CaseRecord; readonly why: 'no-film' | 'no-points' }

const fit = (record: CaseRecord, readers: ReaderErrors): CaseFilm | Unfit => {
  const photo = filmOf(record)
  if (!photo) return { record, why: 'no-film' }
  const tracing = tracingOf(record, photo)
  const placed = tracing !== null && Object.keys(tracing.points).length > 0
  return placed ? { record, photo, film: overlayFilm(record.uuid, tracing, readers) } : { record, why: 'no-points' }
}

/** The records of the case, oldest first, split into those that can be superimposed and the others. */
const filmsOf = (records: readonly CaseRecord[], readers: ReaderErrors) => {
  const all = records.map(record => fit(record, readers))
  return {
    films: all.filter((fitted): fitted is CaseFilm => 'film' in fitted),
    unfit: all.filter((fitted): fitted is Unfit => 'why' in fitted),
  }
}

export const useCaseFilms = ({ records, readers }: Pick<Case, 'records' | 'readers'>) =>
  useMemo(() => filmsOf(records, readers), [records, readers])
