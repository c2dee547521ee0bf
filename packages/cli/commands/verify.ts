import { readFile } from 'node:fs/promises'
import type { Words } from '@sella/ceph/words'
import type { Verified } from '@sella/contract/document'
import { verifyPdf } from '@sella/server/documents/verify'
import { readFrozen } from '@sella/server/pdf/read-frozen'
import { type Command, Refused, WrongUsage } from '../command'
import { dataAt, withData } from '../data-folder'
import { oneOf, readOptions } from '../options'
import { readerLang } from '../reader-lang'
import { refused } from '../refusals'

/** Without a register: only from what the file itself contains. */
const byItself = (pdf: Buffer): Verified => {
  const { seal, number, identity } = readFrozen(pdf)
  const verdict = seal === 'none' ? 'foreign' : seal === 'broken' ? 'altered' : 'whole'
  return { verdict, number, identity, document: null, latest: null }
}

const sentences = {
  foreign: { zh: '这不是 Sella 文档', en: 'This is not a Sella document' },
  altered: { zh: '文件在生成后被更改', en: 'The file was changed after it was created' },
  revoked: { zh: '文件未被更改，但已撤回', en: 'The file is unchanged, but it was revoked' },
} as const satisfies Record<string, Words>

/** Why the file is not valid; null if it is. */
const wrongWith = ({ verdict, document }: Verified): Words | null => {
  if (verdict === 'foreign' || verdict === 'altered') return sentences[verdict]
  return document?.revokedAt ? sentences.revoked : null
}

/** The newest version by its number, and whether it holds. */
const newer = ({ latest }: Verified): Words => {
  if (!latest) return { zh: '', en: '' }
  const { number, revokedAt } = latest
  return revokedAt ? { zh: `（${number}，已撤回）`, en: ` (${number}, revoked)` } : { zh: `（${number}）`, en: ` (${number})` }
}

const states = {
  whole: {
    zh: '自生成后未改动（未查登记，或登记中没有此文件）',
    en: 'unchanged since it was created (no register was checked, or it does not contain the file)',
  },
  superseded: { zh: '与登记一致，未改动，已有新版取代', en: 'registered, unchanged, superseded by a newer version' },
  registered: { zh: '与登记一致，未改动', en: 'registered and unchanged' },
} as const satisfies Record<string, Words>

const stateOf = (verification: Verified): Words => {
  if (verification.verdict === 'whole') return states.whole
  if (!verification.document?.supersededBy) return states.registered
  const [{ zh, en }, by] = [states.superseded, newer(verification)]
  return { zh: zh + by.zh, en: en + by.en }
}

const read = async (place: string): Promise<Buffer> => {
  try {
    return await readFile(place)
  } catch {
    throw refused('noFile', place)
  }
}

/** Whether a PDF is an unaltered document: by its own seal, and with `--data` also by the register. */
export const verify: Command = {
  usage: 'sella verify FILE.pdf [--data DIR] [--lang zh|en] [--json]',
  does: 'tells whether a document is unchanged since it was made',
  run: async ({ args, out }) => {
    const { values, positionals } = readOptions(args, {
      data: { type: 'string' },
      lang: { type: 'string' },
      json: { type: 'boolean', default: false },
    } as const)
    const [place, ...more] = positionals
    if (place === undefined || more.length > 0) throw new WrongUsage('which file?')
    if (values.lang !== undefined) oneOf(values.lang, '--lang', ['zh', 'en'])
    const pdf = await read(place)
    const verification =
      values.data === undefined
        ? byItself(pdf)
        : await withData(dataAt(values.data), ({ store }) => verifyPdf(store.db, pdf, null))
    if (values.json) out(`${JSON.stringify(verification)}\n`)
    const wrong = wrongWith(verification)
    if (wrong) throw new Refused(wrong)
    if (!values.json)
      out(`${verification.number}  ${stateOf(verification)[readerLang(args, process.env)]}\nSHA-256 ${verification.identity}\n`)
  },
}
