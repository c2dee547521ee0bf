import { isLandmarkName } from '@sella/ceph/data/landmarks'
import { type ReaderErrors, readerErrors } from '@sella/ceph/data/reader-errors'
import { fewestRereads, type OwnError } from '@sella/ceph/reliability/own-error'
import { type OwnErrors, readersWith } from '@sella/ceph/reliability/own-errors'
import { z } from 'zod/mini'
import { placeOfFault } from './document'
import { isFields, jsonIn } from './salvage'
import { proven, type Same } from './same'
import type { SettingDocument } from './setting'

/** More than 20 mm cannot be an error of placing a point. */
const maxErrorMm = 20
const size = z.number().check(z.positive(), z.maximum(maxErrorMm))

const error = z.object({
  forwardMm: size,
  downMm: size,
  correlation: z.number().check(z.minimum(-1), z.maximum(1)),
  films: z.int().check(z.minimum(fewestRereads), z.maximum(100_000)),
})
proven<Same<z.output<typeof error>, OwnError>>()

/** Errors by landmark, as stored in a file or a setting. */
export const ownErrorsByLandmark = z.record(z.string().check(z.refine(isLandmarkName)), error)
const schema = z.object({ use: z.boolean(), errors: ownErrorsByLandmark })

/** A doctor's own measured errors of placing landmarks, and whether they replace those of the table. */
export interface StoredOwnErrors {
  readonly use: boolean
  readonly errors: OwnErrors
}

/** The valid entries of errors by landmark, plain JSON data; for a malformed entry the table's error stays in force. */
const errorsIn = (value: unknown): OwnErrors =>
  Object.fromEntries(
    Object.entries(isFields(value) ? value : {}).flatMap(([name, stored]) => {
      const ownError = error.safeParse(stored).data
      return isLandmarkName(name) && ownError ? [[name, ownError] as const] : []
    }),
  )

/** The errors are measured by the server from blind readings whenever one is added or deleted; `use` is the doctor's choice. */
export const ownErrorsSetting: SettingDocument<StoredOwnErrors> = {
  name: 'userSetting_OwnErrors',
  schema,
  read: text => {
    const stored = jsonIn(text)
    const { use, errors } = isFields(stored) ? stored : {}
    return { use: use !== false, errors: errorsIn(errors) }
  },
  faultIn: text => placeOfFault(schema, jsonIn(text)),
}

/** The errors by which a doctor's points are judged: her own if she has measured them and uses them, otherwise the table's. */
export const readersOf = ({ use, errors }: StoredOwnErrors): ReaderErrors => (use ? readersWith(errors) : readerErrors)

/** As `readersOf`, from the stored text. */
export const readersIn = (text: string | null | undefined): ReaderErrors => readersOf(ownErrorsSetting.read(text))
