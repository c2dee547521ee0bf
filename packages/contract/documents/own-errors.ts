import { isLandmarkName } from '@sella/ceph/data/landmarks'
import { type ReaderErrors, readerErrors } from '@sella/ceph/data/reader-errors'
import { fewestRereads, type OwnError } from '@sella/ceph/reliability/own-error'
import { type OwnErrors, readersWith } from '@sella/ceph/reliability/own-errors'
import { z } from 'zod/mini'
import { placeOfFault } from './document'
import { isFields, jsonIn } from './salvage'
import { proven, type Same } from './same'
import type { SettingDocument } from './setting'

/** More than 20 mm is no error of placing a point. */
const maxErrorMm = 20
const size = z.number().check(z.positive(), z.maximum(maxErrorMm))

const error = z.object({
  forwardMm: size,
  downMm: size,
  correlation: z.number().check(z.minimum(-1), z.maximum(1)),
  films: z.int().check(z.minimum(fewestRereads), z.maximum(100_000)),
})
proven<Same<z.output<typeof error>, OwnError>>()

/** Errors by landmark as a file or a setting holds them. */
export const ownErrorsByLandmark = z.record(z.string().check(z.refine(isLandmarkName)), error)
const schema = z.object({ use: z.boolean(), errors: ownErrorsByLandmark })

/** A doctor's own errors of placing landmarks as she measured them, and whether they take the place of the table. */
export interface OwnErrorsKept {
  readonly use: boolean
  readonly errors: OwnErrors
}

/** The sound ones of errors by landmark, plain JSON data: one that is malformed leaves the table's in force. */
const errorsIn = (value: unknown): OwnErrors =>
  Object.fromEntries(
    Object.entries(isFields(value) ? value : {}).flatMap(([name, stored]) => {
      const ownError = error.safeParse(stored).data
      return isLandmarkName(name) && ownError ? [[name, ownError] as const] : []
    }),
  )

/** Measured by the server from readings made blind, whenever one is added or deleted; `use` is the doctor's. */
export const ownErrorsSetting: SettingDocument<OwnErrorsKept> = {
  name: 'userSetting_OwnErrors',
  schema,
  read: text => {
    const stored = jsonIn(text)
    const { use, errors } = isFields(stored) ? stored : {}
    return { use: use !== false, errors: errorsIn(errors) }
  },
  faultIn: text => placeOfFault(schema, jsonIn(text)),
}

/** By whose errors a doctor's points are judged: her own where she measured them and lets them count, else the table's. */
export const readersOf = ({ use, errors }: OwnErrorsKept): ReaderErrors => (use ? readersWith(errors) : readerErrors)

/** The same, of the stored text. */
export const readersIn = (text: string | null | undefined): ReaderErrors => readersOf(ownErrorsSetting.read(text))
