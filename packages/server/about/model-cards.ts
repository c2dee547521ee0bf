import { isLandmarkName, landmarks } from '@sella/ceph/data/landmarks'
import type { Lang } from '@sella/ceph/words'
import type { ModelCard } from '@sella/contract/model-card'
import { type CardFile, type CardTest, figureOf } from './card-file'
import { inChinese } from './in-chinese'

interface NamedTest {
  readonly name: string
  readonly test: CardTest
}

/** Display names of the sets of films. */
const setNames: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  isbi: { zh: 'ISBI', en: 'ISBI' },
  hamedan: { zh: 'Hamedan', en: 'Hamedan' },
  isbiFolds: { zh: 'ISBI 两折', en: 'ISBI 2-fold' },
  isbiRead: { zh: 'ISBI 其余点', en: 'ISBI, further points' },
  hamedanRead: { zh: 'Hamedan 其余点', en: 'Hamedan, further points' },
  twoReadings: { zh: '两次目测读数', en: 'Two readings by eye' },
  hamedanFolds: { zh: 'Hamedan 两折', en: 'Hamedan 2-fold' },
}

const sentences = (texts: Readonly<Record<string, unknown>> | undefined): readonly string[] =>
  Object.values(texts ?? {}).filter(text => typeof text === 'string')

const pointName = (name: string, lang: Lang): string => (isLandmarkName(name) ? landmarks[name].name[lang] : name)

const pointsOf = (tests: readonly NamedTest[], { definitions = {} }: CardFile, lang: Lang): ModelCard['points'] => {
  const names = [...new Set([...tests.flatMap(({ test }) => Object.keys(test.landmarks ?? {})), ...Object.keys(definitions)])]
  return names.map(name => ({
    name: pointName(name, lang),
    definition: Object.hasOwn(definitions, name) ? sayIn(lang)(definitions[name] as string) : null,
    means: tests.map(({ test }) => test.landmarks?.[name]?.mean ?? null),
  }))
}

const testOf = ({ name, test }: NamedTest): ModelCard['tests'][number] => ({
  name,
  films: test.films,
  mean: test.mean ?? null,
  median: test.median ?? null,
  within2: test.within2 ?? null,
  within4: test.within4 ?? null,
  toReadersMean: test.toReadersMean?.mean ?? null,
  readersApart: test.readersApart ?? null,
  degrees: Object.entries(test.degrees ?? {}).map(([item, error]) => ({ item, error })),
})

const coverageOf = (figures: CardFile['figures']): number | null => {
  const { all } = (figures?.calibration ?? {}) as { all?: { coverage?: unknown } }
  return typeof all?.coverage === 'number' ? all.coverage : null
}

/** A sentence of a card in the reader's language, as far as it is translated. */
const sayIn = (lang: Lang): ((text: string) => string) => (lang === 'zh' ? inChinese : text => text)

/** A card in the form shown on the page about the models. */
export const modelCardOf = (file: CardFile, lang: Lang): ModelCard => {
  const say = (texts: readonly string[]): string[] => texts.map(sayIn(lang))
  const figures = Object.entries(file.figures ?? {}).map(([name, value]) => ({ name, figure: figureOf(value) }))
  const tests = figures.flatMap(({ name, figure }) =>
    figure !== null && typeof figure !== 'string' ? [{ name: setNames[name]?.[lang] ?? name, test: figure }] : [],
  )
  return {
    name: file.model,
    task: say([file.task])[0] ?? '',
    sources: say([...sentences(file.data), ...sourceOf(file.source)]),
    limits: say(file.limits ?? []),
    notes: say(figures.flatMap(({ figure }) => (typeof figure === 'string' ? [figure] : []))),
    tests: tests.map(testOf),
    points: pointsOf(tests, file, lang),
    coverage: coverageOf(file.figures),
  }
}

/** The origin of a network trained by others: its package, licence, and how it was modified. Hashes are left out of this page. */
const sourceOf = (source: CardFile['source']): readonly string[] =>
  ['package', 'licence', 'change'].flatMap(key => (typeof source?.[key] === 'string' ? [source[key]] : []))
