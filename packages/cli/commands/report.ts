import { Readable } from 'node:stream'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Dentition } from '@sella/ceph/patient/age-group'
import { ageGroups } from '@sella/ceph/patient/age-group'
import { makeComprehensive } from '@sella/server/report/comprehensive'
import { type MakePdf, makeHere } from '@sella/server/report/pdf-work'
import { recordWish } from '@sella/server/report/record-wish'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { dataAt, withData } from '../data-folder'
import { oneOf, readOptions } from '../options'
import { writeWhole } from '../output-file'
import { refused } from '../refusals'

const options = {
  data: { type: 'string' },
  record: { type: 'string' },
  method: { type: 'string' },
  dentition: { type: 'string' },
  overlap: { type: 'string', multiple: true },
  lang: { type: 'string', default: 'zh' },
  output: { type: 'string', short: 'o' },
} as const

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

const read = (args: readonly string[]) => {
  const { values, positionals } = readOptions(args, options)
  const { record, method, output } = values
  // `--overlap A B` names several after one option.
  const overlaps = [...(values.overlap ?? []), ...(values.overlap ? positionals : [])]
  if (!values.overlap && positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
  if (record === undefined || method === undefined || output === undefined)
    throw new WrongUsage('--record UUID, --method NAME and -o FILE.pdf are needed')
  if (!isUuid(record)) throw refused('noUuid', record)
  const lang = oneOf(values.lang, '--lang', ['zh', 'en'])
  const dentition = values.dentition === undefined ? null : oneOf(values.dentition, '--dentition', ageGroups)
  return { data: values.data, record: record.toLowerCase(), method, output, overlaps, lang, dentition }
}

const dayOf = (ms: number): string => {
  const at = new Date(ms)
  return [at.getFullYear(), String(at.getMonth() + 1).padStart(2, '0'), String(at.getDate()).padStart(2, '0')].join('-')
}

const makePdf: MakePdf = (_, task, progress) => makeHere(task, progress)

const unwatched = { signal: new AbortController().signal, report: () => undefined }

/** The comprehensive PDF of a record, the same the browser gets; a server may be running on the same data. */
export const report: Command = {
  usage:
    'sella report [--data DIR] --record UUID --method NAME [--dentition primary_mixed|early_permanent|permanent] [--overlap NAME ...] [--lang zh|en] -o FILE.pdf',
  does: 'writes the comprehensive PDF report of a record',
  run: async ({ args, out, err }) => {
    const { data, record, method, output, overlaps, lang, dentition } = read(args)
    await withData(dataAt(data), async ({ store, files, now }) => {
      const today = dayOf(now())
      const asked = await recordWish(store.db, { recordUuid: record, method, dentition, lang, overlaps, today })
      if (asked === 'METHOD_UNKNOWN')
        throw refused(
          'noAnalysis',
          method,
          builtInAnalyses.map(one => one.name),
        )
      const { pdf, missing } = await makeComprehensive(
        { db: store.db, files, makePdf },
        asked.wish,
        { doctor: asked.doctor, person: asked.doctor },
        {
          progress: unwatched,
        },
      )
      for (const name of missing) err(`there is no overlap scheme "${name}"; it is left out\n`)
      await writeWhole(output, Readable.from([pdf.bytes]))
    })
    out(`${output}\n`)
  },
}
