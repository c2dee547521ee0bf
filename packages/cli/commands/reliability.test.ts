import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Refused } from '../command'
import { reliability } from './reliability'

const files = async (first: string, second: string): Promise<readonly string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'sella-reliability-'))
  const paths = [join(folder, 'first'), join(folder, 'second')] as const
  await writeFile(paths[0], first)
  await writeFile(paths[1], second)
  return ['--first', paths[0], '--second', paths[1]]
}

const run = async (args: readonly string[]): Promise<string> => {
  let printed = ''
  await reliability.run({ args, root: '.', out: text => (printed += text), err: () => undefined })
  return printed
}

/** SNA of 10 films from S (0, 0), Na (100, 0) and A at the given angle. */
const tableOf = (angles: readonly number[]): string =>
  [
    'image,S_x,S_y,Na_x,Na_y,A_x,A_y',
    ...angles.map((angle, i) => {
      const turn = (angle * Math.PI) / 180
      return `${i}.jpg,0,0,100,0,${100 - 50 * Math.cos(turn)},${50 * Math.sin(turn)}`
    }),
  ].join('\n')

const first = [81.2, 79.5, 83.1, 84.0, 77.8, 80.6, 82.3, 85.1, 78.9, 81.7]
const second = [81.6, 79.9, 82.7, 84.6, 78.5, 80.9, 82.1, 85.9, 79.0, 82.4]

it('gives the worked example of ten films from two tables', async () => {
  const answer = JSON.parse(await run([...(await files(tableOf(first), tableOf(second))), '--json']))
  const sna = answer.items.find(({ item }: { item: string }) => item === 'SNA')
  expect(sna.dahlberg).toBeCloseTo(0.3605551275, 9)
  expect(sna.icc.agreement).toBeCloseTo(0.9760530517, 9)
  expect(sna.icc.quality).toBe('good')
  expect(sna.preliminary).toBe(true)
  expect(answer.points.find(({ name }: { name: string }) => name === 'S')).toMatchObject({ n: 10, meanDistance: 0 })
})

it('pairs films by name, from JSON and from the lines of the detector', async () => {
  const byHand = JSON.stringify({ a: { landmarks: { S: [0, 0], Na: [100, 0], A: [95, 50] } }, b: { landmarks: { S: [0, 0] } } })
  const detected = JSON.stringify({
    image: 'a',
    landmarks: { S: { x: 0, y: 0 }, Na: { x: 100, y: 0 }, A: { x: 96, y: 50 } },
  })
  const answer = JSON.parse(await run([...(await files(byHand, `${detected}\n`)), '--json']))
  expect(answer).toMatchObject({ films: 1, onlyFirst: 1, onlySecond: 0 })
  expect(answer.items[0]).toMatchObject({ n: 1, icc: null })
})

it('refuses files that share no film, and columns nobody knows', async () => {
  const other = tableOf(first).replaceAll('.jpg', '.png')
  await expect(run(await files(tableOf(first), other))).rejects.toThrow(Refused)
  await expect(run(await files(tableOf(first), 'image,Q_x,Q_y\n1,2,3'))).rejects.toThrow('Q')
})

it('prints a table for people in both languages', async () => {
  const both = await files(tableOf(first), tableOf(second))
  expect(await run([...both, '--lang', 'zh'])).toContain('不足 25 张片')
  expect(await run([...both, '--lang', 'en'])).toMatch(/SNA.*0\.36.*0\.976/)
  // Numbers for people have the minus of print, and nothing between two limits that could be taken for one.
  expect(await run([...both, '--lang', 'en'])).toMatch(/SNA.*−0\.45 to 1\.13.*0\.830 to 0\.995/)
  expect(await run([...both, '--lang', 'zh'])).toMatch(/SNA.*−0\.45 至 1\.13/)
})

it('says of one film without a scale that it is one', async () => {
  const [alone, pair] = [tableOf(first.slice(0, 1)), tableOf(first.slice(0, 2))]
  expect(await run([...(await files(alone, alone)), '--lang', 'en'])).toContain('1 film has no scale: its millimetres assume')
  expect(await run([...(await files(pair, pair)), '--lang', 'en'])).toContain('2 films have no scale: their millimetres assume')
})
