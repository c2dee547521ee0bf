import { Readable } from 'node:stream'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { ageGroups } from '@sella/ceph/patient/age-group'
import { dayAt } from '@sella/ceph/patient/day-at'
import { recordsNamed } from '@sella/contract/documents/overlap-schemes'
import type { Data } from '@sella/server/data'
import type { Db } from '@sella/server/db/open'
import { makeDocument } from '@sella/server/documents/make'
import { overlapOf } from '@sella/server/overlaps/store'
import { makeComprehensive } from '@sella/server/report/comprehensive'
import { type MakePdf, makeHere } from '@sella/server/report/pdf-work'
import { type RecordWish, recordNamed, recordWish } from '@sella/server/report/record-wish'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { dataAt, withData } from '../data-folder'
import { oneOf, readOptions } from '../options'
import { writeWhole } from '../output-file'
import { refused } from '../refusals'
import { uuidOf } from '../stored-record'

const options = {
  data: { type: 'string' },
  record: { type: 'string' },
  method: { type: 'string' },
  dentition: { type: 'string' },
  overlap: { type: 'string', multiple: true },
  plan: { type: 'string', multiple: true },
  draft: { type: 'boolean', default: false },
  'assume-scale': { type: 'boolean', default: false },
  lang: { type: 'string', default: 'zh' },
  output: { type: 'string', short: 'o' },
} as const

const read = (args: readonly string[]) => {
  const { values, positionals } = readOptions(args, options)
  const { record, method, output } = values
  // `--overlap A B` gives several names after one option.
  const overlaps = [...(values.overlap ?? []), ...(values.overlap ? positionals : [])]
  if (!values.overlap && positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
  if (record === undefined || method === undefined || output === undefined)
    throw new WrongUsage('--record UUID, --method NAME and -o FILE.pdf are needed')
  const uuid = uuidOf(record)
  const lang = oneOf(values.lang, '--lang', ['zh', 'en'])
  const dentition = values.dentition === undefined ? null : oneOf(values.dentition, '--dentition', ageGroups)
  const plans = values.plan ?? []
  const flags = { draft: values.draft === true, assumeScale: values['assume-scale'] === true }
  return { data: values.data, record: uuid, method, output, overlaps, plans, lang, dentition, ...flags }
}

const makePdf: MakePdf = (_, task, progress) => makeHere(task, progress)

const unwatched = { signal: new AbortController().signal, report: () => undefined }

/** Requested schemes that do not exist in the case. */
const missingSchemes = async (db: Db, { doctor, wish }: RecordWish): Promise<readonly string[]> => {
  if (wish.overlaps.length === 0) return []
  const { case_uuid: caseUuid } = await recordNamed(db, wish.recordUuid)
  const there = recordsNamed(await overlapOf(db, { doctor, caseUuid })).map(scheme => scheme.name)
  return wish.overlaps.filter(name => !there.includes(name))
}

interface Written {
  readonly content: Readable
  /** The number under which it is registered; null for a draft. */
  readonly number: string | null
}

/** Registered as in the application: an existing document with the same content is returned again. */
const registered = async ({ store, files, now }: Data, { doctor, wish }: RecordWish): Promise<Written> => {
  const asked = { kind: 'whole', wish, supersedes: null } as const
  const row = await makeDocument({ store, files, now, makePdf }, asked, { doctor, person: doctor, progress: unwatched })
  const stored = await files.find(row.path)
  if (!stored) throw refused('noFile', row.path)
  return { content: stored.open(), number: row.number }
}

const draftOf = async ({ store, files }: Data, { doctor, wish }: RecordWish): Promise<Written> => {
  const { pdf } = await makeComprehensive(
    { db: store.db, files, makePdf },
    wish,
    { doctor, person: doctor },
    { progress: unwatched },
  )
  return { content: Readable.from([pdf.bytes]), number: null }
}

/** The comprehensive PDF of a record, identical to the browser's; the server may be running on the same data. */
export const report: Command = {
  usage:
    'sella report [--data DIR] --record UUID --method NAME [--dentition primary_mixed|early_permanent|permanent] [--overlap NAME ...] [--plan NAME ...] [--assume-scale] [--draft] [--lang zh|en] -o FILE.pdf',
  does: 'writes the comprehensive PDF report of a record, and registers it as a document of the case',
  run: async ({ args, out, err }) => {
    const { data, record, method, output, overlaps, plans, lang, dentition, assumeScale, draft } = read(args)
    await withData(dataAt(data), async opened => {
      const { db } = opened.store
      const today = dayAt(opened.now())
      const asked = await recordWish(db, { recordUuid: record, method, dentition, lang, overlaps, plans, assumeScale, today })
      if (asked === 'METHOD_UNKNOWN')
        throw refused(
          'noAnalysis',
          method,
          builtInAnalyses.map(analysis => analysis.name),
        )
      for (const name of await missingSchemes(db, asked)) err(`there is no overlap scheme "${name}"; it is left out\n`)
      for (const name of asked.missingPlans) err(`the record has no plan "${name}"; it is left out\n`)
      const { content, number } = await (draft ? draftOf : registered)(opened, asked)
      await writeWhole(output, content)
      err(number === null ? 'a draft: it is not registered and has no number\n' : `registered as ${number}\n`)
    })
    out(`${output}\n`)
  },
}
