import type { Readable } from 'node:stream'
import { exportCase } from '@sella/server/archive/case-export'
import { exportAccount } from '@sella/server/archive/export'
import { doctorNamed } from '@sella/server/auth/store'
import type { Data } from '@sella/server/data'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { dataAt, withData } from '../data-folder'
import { oneOf, readOptions } from '../options'
import { writeWhole } from '../output-file'
import { refused } from '../refusals'
import { storedCase } from '../stored-record'
import { fhirOf } from './export-fhir'

const options = {
  data: { type: 'string' },
  user: { type: 'string' },
  case: { type: 'string' },
  unnamed: { type: 'boolean', default: false },
  'face-photos': { type: 'boolean', default: false },
  lang: { type: 'string', default: 'zh' },
  output: { type: 'string', short: 'o' },
  fhir: { type: 'string' },
  method: { type: 'string', default: 'ABO' },
} as const

type Values = ReturnType<typeof readOptions<typeof options>>['values']

/** The archive of one case, or of everything an account owns. */
const archiveOf = async (data: Data, values: Values, at: Date): Promise<Readable> => {
  const { user, case: named } = values
  const ports = { db: data.store.db, files: data.files }
  if (named !== undefined) {
    const { uuid: caseUuid, doctor_id: doctor } = await storedCase(data, { named, user })
    const lang = oneOf(values.lang ?? 'zh', '--lang', ['zh', 'en'] as const)
    return exportCase(
      ports,
      { doctor, caseUuid, identity: !values.unnamed, facePhotos: values['face-photos'] === true, lang },
      at,
    )
  }
  const doctor = await doctorNamed(ports.db, user ?? '')
  if (!doctor) throw refused('noAccount', user ?? '')
  return exportAccount(ports, doctor.uuid, at)
}

const writeFhir = async (values: Values, place: string, out: (text: string) => void): Promise<void> => {
  const { user, case: named, method = '' } = values
  if (named === undefined || values.output !== undefined || values.unnamed)
    throw new WrongUsage('--fhir FILE goes with --case UUID|NUMBER, without -o and --unnamed')
  const lang = oneOf(values.lang ?? 'zh', '--lang', ['zh', 'en'] as const)
  await withData(dataAt(values.data), async data => writeWhole(place, await fhirOf(data, { named, user, method, lang })))
  out(`${place}\n`)
}

/** Everything an account owns, or one case, as a ZIP, or one case as FHIR R4; the server may be running on the same data. */
export const exportCommand: Command = {
  usage:
    'sella export [--data DIR] (--user LOGIN | --case UUID|NUMBER [--user LOGIN] [--unnamed [--face-photos]] [--lang zh|en]) -o FILE.zip, or --case UUID|NUMBER [--user LOGIN] [--method NAME] [--lang zh|en] --fhir FILE.json',
  does: 'writes everything an account owns, or one case, into a ZIP; or one case as FHIR R4',
  run: async ({ args, out }) => {
    const { values, positionals } = readOptions(args, options)
    const { user, output, fhir } = values
    if (positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
    if (fhir !== undefined) return writeFhir(values, fhir, out)
    if (output === undefined || (user === undefined && values.case === undefined))
      throw new WrongUsage('--user LOGIN or --case UUID|NUMBER, and -o FILE.zip are needed')
    if (values.unnamed && values.case === undefined) throw new WrongUsage('--unnamed goes with --case')
    await withData(dataAt(values.data), async data => writeWhole(output, await archiveOf(data, values, new Date(data.now()))))
    out(`${output}\n`)
  },
}
