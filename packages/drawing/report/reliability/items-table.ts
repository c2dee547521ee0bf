import { fewestForIcc } from '@sella/ceph/reliability/agreement'
import { qualityOf } from '@sella/ceph/reliability/icc'
import type { ItemAgreement } from '@sella/ceph/reliability/study'
import { between, biasFreeText, type ItemKey, itemText, pText, suspectsBias } from '@sella/ceph/reliability/study-columns'
import type { Lang } from '@sella/ceph/words'
import type { Mark } from '../../scene/scene'
import { tableRow } from '../cells'
import { greys, inner, sizes } from '../paper'
import { rule, text } from '../type'
import { tableHead } from './table-head'
import { qualityWords, reliabilityPaperWords as words } from './words'

export const itemRowHeight = 62

const warn = '#8a5a00'
const table = 'items'
const columns = { n: 480, dahlberg: 638, bias: 808, p: 1010, limits: 1330, icc: 1540, detectable: inner.right } as const

/** The column heads, with the middle of their letters at `y`. */
export const itemsHead = (y: number, lang: Lang): readonly Mark[] => {
  const heads = [
    { words: 'n', right: columns.n },
    { words: words.dahlberg[lang], right: columns.dahlberg },
    { words: words.bias[lang], right: columns.bias },
    { words: words.pHolm[lang], right: columns.p },
    { words: words.limits[lang], right: columns.limits, maxWidth: 310 },
    { words: 'ICC(2,1)', right: columns.icc },
    { words: words.detectable[lang], right: columns.detectable },
  ]
  return tableHead(table, words.item[lang], heads, y)
}

const qualityText = ({ agreement: { icc, n } }: ItemAgreement, lang: Lang): string =>
  icc && n >= fewestForIcc ? qualityWords[qualityOf(icc)][lang] : ''

/** A measurement on two lines, the value above its interval, from `top` down. */
export const itemsRow = (row: ItemAgreement, i: number, top: number, lang: Lang): readonly Mark[] => {
  const [upper, lower] = [top + 20, top + 46]
  const tell = (key: ItemKey): string => itemText(row, key, lang)
  const value = { size: sizes.caption, align: 'end' } as const
  const small = { size: sizes.smallest, colour: greys.faint, align: 'end' } as const
  const colour = suspectsBias(row) ? warn : greys.ink
  const under = [tell('unit'), biasFreeText(row, lang)].filter(Boolean).join(' · ')
  const cell = (x: number, main: string, under: string, over: object = {}): readonly Mark[] => [
    text(main, x, upper, { ...value, ...over }),
    ...(under === '' || under === '–' ? [] : [text(under, x, lower, small)]),
  ]
  const limits = [
    between(tell('limit_low_from'), tell('limit_low_to'), lang),
    between(tell('limit_high_from'), tell('limit_high_to'), lang),
  ]
  return [
    ...tableRow({ table, row: i + 1, names: 0 }, [
      [
        text(tell('item'), inner.left, upper, { size: sizes.caption, maxWidth: 370 }),
        ...(under ? [text(under, inner.left, lower, { ...small, align: 'start', maxWidth: 370 })] : []),
      ],
      [text(tell('n'), columns.n, upper, value)],
      cell(columns.dahlberg, tell('dahlberg'), between(tell('dahlberg_low'), tell('dahlberg_high'), lang), { weight: 600 }),
      cell(columns.bias, tell('bias'), between(tell('bias_low'), tell('bias_high'), lang), { colour }),
      [text(pText(row, lang), columns.p, upper, { ...value, colour })],
      cell(columns.limits, between(tell('limit_low'), tell('limit_high'), lang), limits[0] === '–' ? '' : limits.join(' · ')),
      cell(
        columns.icc,
        [qualityText(row, lang), tell('icc')].filter(Boolean).join(' '),
        between(tell('icc_low'), tell('icc_high'), lang),
        { weight: 600 },
      ),
      [text(tell('smallest_change'), columns.detectable, upper, value)],
    ]),
    rule(top + itemRowHeight, greys.hairline, 1.5),
  ]
}
