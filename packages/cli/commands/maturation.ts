import { maturationCaution, stageRows } from '@sella/ceph/data/maturation-growth'
import { featureNames } from '@sella/ceph/maturation/features'
import { type Maturation, maturationOf } from '@sella/ceph/maturation/maturation'
import { ownNeckErrors } from '@sella/ceph/maturation/own-errors'
import {
  atypicalWords,
  featureVerdict,
  featureWords,
  groupsWords,
  growthWords,
  likelyStagesText,
  whyUnstaged,
} from '@sella/ceph/maturation/words'
import { showValue } from '@sella/ceph/measure/display'
import { shareText } from '@sella/ceph/measure/share-text'
import type { Lang, Words } from '@sella/ceph/words'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { readJson } from '../input'
import { oneOf, readOptions } from '../options'
import { readReaders } from '../own-errors-input'
import { table } from '../table'
import { readTracing } from '../tracing-input'

const options = {
  input: { type: 'string' },
  'own-errors': { type: 'string' },
  lang: { type: 'string', default: 'zh' },
  json: { type: 'boolean', default: false },
} as const

const heads = {
  zh: ['测量', '值', '± 误差', '判断'],
  en: ['measure', 'value', '± error', 'verdict'],
} as const

const json = (answer: Maturation) => {
  if (answer.status === 'unstaged') return { stage: null, why: answer.why, missing: answer.missing }
  const { stage, shares, groups, likelyStages, features, errors, notched, forms, atypical, causes } = answer
  return {
    stage,
    group: stageRows[stage].group,
    told: likelyStages,
    shares,
    groups,
    features,
    errors,
    notched,
    forms,
    atypical,
    causes,
  }
}

/** `own`: whose errors the doubt goes by, where they are the doctor's. */
const printed = (answer: Maturation, lang: Lang, own: Words | null): string => {
  if (answer.status === 'unstaged')
    return `${whyUnstaged[answer.why][lang]}${answer.missing.length > 0 ? `: ${answer.missing.join(' ')}` : ''}\n`
  const rows = featureNames.map(name => [
    featureWords[name][lang],
    showValue(answer.features[name], ''),
    answer.errors[name].toFixed(3),
    featureVerdict(name, answer)[lang],
  ])
  const shares = Object.entries(answer.shares).map(([stage, share]) => `${stage} ${shareText(share)}`)
  const below = [maturationCaution, ...(own ? [own] : [])].map(words => `${words[lang]}\n`).join('')
  const above = [
    likelyStagesText(answer.likelyStages),
    growthWords(answer)[lang],
    groupsWords(answer)[lang],
    shares.join('  '),
    ...(answer.atypical ? [atypicalWords[lang]] : []),
  ]
  return `${above.join('\n')}\n${table([heads[lang], ...rows])}${below}`
}

/** The cervical vertebral maturation of one film, with its uncertainty. */
export const maturation: Command = {
  usage: 'sella maturation --input FILE|- [--own-errors FILE] [--lang zh|en] [--json]',
  does: 'stages the cervical vertebrae of one film (CVM)',
  run: async ({ args, out }) => {
    const { values, positionals } = readOptions(args, options)
    if (positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
    if (values.input === undefined) throw new WrongUsage('--input is missing')
    const lang = oneOf(values.lang, '--lang', ['zh', 'en'])
    const readers = await readReaders(values['own-errors'])
    const { points } = readTracing(await readJson(values.input))
    const answer = maturationOf(points, { readers })
    out(values.json ? `${JSON.stringify(json(answer))}\n` : printed(answer, lang, readers && ownNeckErrors(points, readers)))
  },
}
