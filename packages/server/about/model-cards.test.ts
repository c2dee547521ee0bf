import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { landmarks } from '@sella/ceph/data/landmarks'
import { modelCard } from '@sella/contract/model-card'
import { expect, test } from 'vitest'
import { startBench } from '../testing/bench'
import { type CardFile, cardFiles } from './card-file'
import { chinese } from './card-words'
import { inChinese } from './in-chinese'
import { modelCardOf } from './model-cards'

const prose = (card: ReturnType<typeof modelCardOf>) => [
  ...[card.task, ...card.sources, ...card.limits, ...card.notes],
  ...card.points.flatMap(({ definition }) => definition ?? []),
]

test('anybody reads the cards of the models in use, in either language', async () => {
  const bench = await startBench(null)
  const [zh, en] = [bench.visitor('', { 'x-lang': 'zh' }), bench.visitor('', { 'x-lang': 'en' })]
  const [points] = await en.call('modelCards', {})
  expect(points?.name).toMatch(/^ceph-/)
  expect(points?.tests.length).toBeGreaterThan(0)
  const [twice, ...sets] = [...(points?.tests ?? [])].sort((a, b) => Number(b.mean === null) - Number(a.mean === null))
  expect([twice?.name, (twice?.films ?? 0) >= 30, (twice?.readersApart ?? 0) > 0.5]).toEqual(['Two readings by eye', true, true])
  const apexApart = points?.points.find(({ name }) => name === landmarks.U1RootTip.name.en)?.means[
    points.tests.indexOf(twice as never)
  ]
  expect(apexApart).toBeGreaterThan(0.5)
  const [further, main] = [true, false].map(is => sets.filter(({ name }) => name.endsWith('further points') === is))
  expect(further?.map(({ name }) => name)).toEqual(['ISBI, further points', 'Hamedan, further points'])
  for (const { films, mean } of further ?? []) {
    expect(films).toBeGreaterThan(4)
    expect(mean).toBeLessThan(1.7)
  }
  for (const { films, mean, readersApart, within2 } of main ?? []) {
    expect(films).toBeGreaterThan(9)
    expect(mean).toBeGreaterThan(0.2)
    expect(mean).toBeLessThan(readersApart ?? 0)
    expect(within2).toBeGreaterThan(80)
  }
  const names = (await zh.call('modelCards', {}))[0]?.points.map(point => point.name)
  expect(points?.points.map(point => point.name)).toContain('Sella')
  expect(names).toContain('蝶鞍点')
  await bench.close()
})

/** What training/export.py copies into the next card. */
const nextCard = async (): Promise<CardFile> => {
  const next = JSON.parse(await readFile(fileURLToPath(new URL('../../../training/card.json', import.meta.url)), 'utf8'))
  return { model: 'next', ...next, limits: [...next.limits, next.several, next.clinic], figures: { how: next.how } }
}

test('every sentence of the shipped cards has its Chinese, and no translation is of a sentence that is gone; write what is missing in card-words.ts', async () => {
  const sentences = [...(await cardFiles(null)), await nextCard()].flatMap(card => prose(modelCardOf(card, 'en')))
  expect(sentences.filter(sentence => inChinese(sentence) === sentence)).toEqual([])
  expect(Object.keys(chinese).filter(sentence => !sentences.includes(sentence))).toEqual([])
})

test('beside each point stands the definition the model follows, in either language, also without figures', async () => {
  const { definitions } = await nextCard()
  const card = { model: 'own', task: 'points', definitions: { ...definitions, Mark: 'a point of our own' } }
  const [zh, en] = [modelCardOf(card, 'zh'), modelCardOf(card, 'en')]
  const defined = (shown: typeof zh, name: string) => shown.points.find(point => point.name === name)?.definition
  expect(defined(en, 'Soft tissue pogonion')).toBe('foremost point of the soft-tissue chin, on every source')
  expect(defined(zh, '软组织颏前点')).toBe('软组织颏部最前点，各来源一致')
  expect([defined(zh, 'Mark'), defined(en, 'Mark')]).toEqual(['a point of our own', 'a point of our own'])
  expect(modelCardOf({ ...card, definitions: undefined }, 'zh').points).toEqual([])
})

test('of a clinic’s own card is told what it says, and what is no card is left out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sella-cards-'))
  await writeFile(
    join(folder, 'own-card.json'),
    JSON.stringify({ model: 'own', task: 'points', figures: { here: { films: 4, mean: 1, toReadersMean: { mean: 1.5 } } } }),
  )
  await writeFile(join(folder, 'other-card.json'), '{"x":1}')
  const cards = (await cardFiles(folder)).map(card => modelCardOf(card, 'zh'))
  expect(
    cards.map(card => [card.name, card.task, card.tests[0]?.mean, card.tests[0]?.within2, card.tests[0]?.toReadersMean]),
  ).toEqual([['own', 'points', 1, null, 1.5]])
  for (const card of cards) expect(modelCard.safeParse(card).success).toBe(true)
  expect(await cardFiles(join(folder, 'none'))).toEqual([])
  await rm(folder, { recursive: true })
})
