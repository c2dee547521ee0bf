import { isLandmarkName, type LandmarkName, landmarkNames } from '../data/landmarks'
import { type ReaderErrors, readerErrors } from '../data/reader-errors'
import { type OwnError, ownError } from './own-error'
import type { Reread } from './points'

export type OwnErrors = Readonly<Partial<Record<LandmarkName, OwnError>>>

/** A doctor's own errors for all landmarks she has read often enough. */
export const ownErrors = (films: readonly Reread[]): OwnErrors =>
  Object.fromEntries(
    landmarkNames.flatMap(name => {
      const error = ownError(name, films)
      return error ? [[name, error] as const] : []
    }),
  )

/** The table of readers' errors, with the doctor's own errors for the landmarks she measured. */
export const readersWith = (own: OwnErrors): ReaderErrors => ({
  ...readerErrors,
  ...Object.fromEntries(
    Object.entries(own).flatMap(([name, error]) => (isLandmarkName(name) ? [[name, { ...error, source: 'own' as const }]] : [])),
  ),
})
