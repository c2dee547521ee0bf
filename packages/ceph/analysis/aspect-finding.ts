import type { AspectRow } from '../data/aspects'
import { isItemName } from '../data/measurements'
import type { Words } from '../words'
import type { EvaluationRow, Finding } from './analysis'
import { borderline, hedged, isBorderline, itemsOf, joined, mostStars, ofOlder, tabledQuantity } from './finding'
import { shortItemName } from './short-item-name'

export type Pole = -1 | 0 | 1

/** The type that one item indicates. */
export interface TypeReading {
  readonly row: EvaluationRow
  readonly key: string
  readonly title: Words
  readonly pole: Pole
  readonly uncertain: boolean
}

/** An item outside its norm, and the end of the aspect that it points to. */
interface Leaning {
  readonly row: EvaluationRow
  readonly pole: 1 | -1
}

/** Further items are counted instead of named. */
const mostNames = 2

function namesOf(rows: readonly EvaluationRow[]): Words {
  const rest = rows.length - mostNames
  const named = rows.slice(0, mostNames).map(({ name }) => ({ zh: shortItemName(name, 'zh'), en: shortItemName(name, 'en') }))
  const names = joined(named, { zh: '、', en: rest > 0 ? ', ' : ' and ' })
  return rest > 0 ? { zh: `${names.zh}等${rows.length}项`, en: `${names.en} and ${rest} more` } : names
}

const poles = [1, -1] as const

const leaningOf = ({ members, whenSmall }: AspectRow, outside: readonly EvaluationRow[]): readonly Leaning[] =>
  outside.flatMap((row): readonly Leaning[] => {
    const quantity = tabledQuantity(row)
    const isLarge = row.class.startsWith('sd_positive')
    const large = quantity ? members[quantity] : undefined
    const small = isItemName(row.item) ? whenSmall?.[row.item] : undefined
    if (large) return [{ row, pole: isLarge ? large : large === 1 ? -1 : 1 }]
    return small && !isLarge ? [{ row, pole: small }] : []
  })

const rowsAt = (all: readonly { readonly row: EvaluationRow; readonly pole: Pole }[], pole: Pole): readonly EvaluationRow[] =>
  all.filter(each => each.pole === pole).map(({ row }) => row)

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const endOf = (aspect: AspectRow, pole: 1 | -1): Words => (pole === 1 ? aspect.plus : aspect.minus)

/** `A、B示唇倾`, `proclined by A, B`. */
const saysWho = (what: Words, rows: readonly EvaluationRow[]): Words => {
  const names = namesOf(rows)
  return { zh: `${names.zh}示${what.zh}`, en: `${what.en} by ${names.en}` }
}

const disagreement = (aspect: AspectRow, parts: readonly Words[]): Words => {
  const readings = joined(parts, { zh: '，', en: ', ' })
  return { zh: `${aspect.name.zh}：${readings.zh}`, en: `${aspect.name.en}: ${readings.en}` }
}

/** What the items outside their norm indicate about an aspect without a type; a single item keeps its own text. */
function untyped(aspect: AspectRow, leaning: readonly Leaning[], meaningOf: (row: EvaluationRow) => Words): Words {
  const [first, ...others] = leaning
  const all = leaning.map(({ row }) => row)
  if (first && others.length === 0) return hedged(meaningOf(first.row), all)
  const ends = poles.filter(pole => rowsAt(leaning, pole).length > 0)
  const [end] = ends
  if (end === undefined || ends.length > 1) {
    const parts = ends.map(pole => {
      const rows = rowsAt(leaning, pole)
      return saysWho(borderline(endOf(aspect, pole), rows.every(isBorderline)), rows)
    })
    return ofOlder(disagreement(aspect, parts), all)
  }
  if (aspect.tendency) return hedged(end === 1 ? aspect.tendency.plus : aspect.tendency.minus, all)
  return hedged({ zh: `${aspect.name.zh}${endOf(aspect, end).zh}`, en: `${aspect.name.en} ${endOf(aspect, end).en}` }, all)
}

/** `，但A偏向低角`: those that point to another end than the type. */
function contrary(aspect: AspectRow, leaning: readonly Leaning[], pole: Pole): Words {
  const clauses = poles.flatMap(end => {
    const rows = end === pole ? [] : rowsAt(leaning, end)
    const names = namesOf(rows)
    const to = endOf(aspect, end)
    return rows.length === 0 ? [] : [hedged({ zh: `${names.zh}偏向${to.zh}`, en: `${names.en} towards ${to.en}` }, rows)]
  })
  if (clauses.length === 0) return { zh: '', en: '' }
  const tendencies = joined(clauses, { zh: '，', en: ' and ' })
  return pole === 0
    ? { zh: `，${tendencies.zh}`, en: `, with ${tendencies.en}` }
    : { zh: `，但${tendencies.zh}`, en: `, but with ${tendencies.en}` }
}

const distinctTitles = (types: readonly TypeReading[]): Words => {
  const titles = [...new Map(types.map(({ title }) => [title.en, title])).values()]
  const [first, ...more] = titles
  return joined([...(first ? [first] : []), ...more.map(({ zh, en }) => ({ zh, en: lowered(en) }))], { zh: '，', en: ', ' })
}

/** The types of a plane as one finding: named once if they agree, otherwise with the items that indicate each. */
function typed(aspect: AspectRow, types: readonly TypeReading[], leaning: readonly Leaning[]): Finding {
  const poles = ([1, 0, -1] as const).filter(pole => types.some(type => type.pole === pole))
  const [pole = 0] = poles
  const agree = poles.length === 1
  const uncertain = agree && types.every(type => type.uncertain)
  const groups = poles.map(each => types.filter(type => type.pole === each))
  const parts = groups.map(group => {
    const title = distinctTitles(group)
    const near = group.every(type => type.uncertain)
    const rows = rowsAt(group, group[0]?.pole ?? 0)
    return saysWho(borderline(ofOlder({ zh: title.zh, en: lowered(title.en) }, rows), near), rows)
  })
  const own = new Set(types.map(({ row }) => row.item))
  const others = leaning.filter(({ row, pole: end }) => (agree && pole === 0) || (!own.has(row.item) && !poles.includes(end)))
  const whole = ofOlder(
    distinctTitles(types),
    types.map(({ row }) => row),
  )
  const text = agree ? borderline(whole, uncertain) : disagreement(aspect, parts)
  const rows = [...types.map(({ row }) => row), ...leaning.map(({ row }) => row)]
  return {
    plane: aspect.plane,
    key: agree ? (types[0]?.key ?? null) : null,
    text: joined([text, contrary(aspect, others, agree ? pole : 0)], { zh: '', en: '' }),
    items: itemsOf(rows),
    kind: 'type',
    stars: mostStars(rows),
    uncertain: types.every(type => type.uncertain),
  }
}

export interface AspectGround {
  readonly types: readonly TypeReading[]
  /** Rows outside their norm with the table's own texts. */
  readonly outside: readonly EvaluationRow[]
  /** An item's text as a complete statement, shown without its name. */
  readonly meaningOf: (row: EvaluationRow) => Words
}

/** The finding of one aspect, with all items it is based on; null if none of them is outside its norm and no type applies. */
export function aspectFinding(aspect: AspectRow, { types, outside, meaningOf }: AspectGround): Finding | null {
  const leaning = leaningOf(aspect, outside)
  if (types.length > 0) return typed(aspect, types, leaning)
  if (leaning.length === 0) return null
  const rows = leaning.map(({ row }) => row)
  const uncertain = rows.every(row => row.uncertain)
  const text = untyped(aspect, leaning, meaningOf)
  return { plane: aspect.plane, key: null, text, items: itemsOf(rows), kind: 'deviation', stars: mostStars(rows), uncertain }
}
