import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Aimed, byDrop, type FilmAim, type FilmQueue, joined, stepped } from './film-queue'

interface Aim extends FilmAim {
  readonly undated?: { readonly record: string }
}
interface Film {
  readonly name: string
}
type Files = readonly Aimed<Film, FilmAim>[]
type Queue = FilmQueue<Film, FilmAim>

const drop = { id: 'd', at: 0, caseUuid: 'c', patient: '陈一' }
const file = (name: string): Film => ({ name })
const names = (files: Files) => files.map(({ file }) => file.name)

it('a film left out never takes the others with it, nor what came along', () => {
  const [a, b, photo] = ['a.dcm', 'b.dcm', 'smile.jpg'].map(file) as [Film, Film, Film]
  const first = joined(null, { films: [a, b], others: [photo], aim: { kind: null, drop } })
  const second = stepped(first, false)
  expect([second.queue?.films[second.queue.at]?.file.name, second.through]).toEqual(['b.dcm', []])
  const end = stepped(second.queue as Queue, false)
  expect([end.queue, names(end.through)]).toEqual([null, ['smile.jpg']])
})

it('a slot counts for a single file alone', () => {
  const films = [file('a.dcm')]
  expect(joined(null, { films, others: [], aim: { kind: 'Panoramic', drop } }).films[0]?.aim.kind).toBe('Panoramic')
  const two = joined(null, { films, others: [file('b.jpg')], aim: { kind: 'Panoramic', drop } })
  expect(two.films[0]?.aim.kind).toBeNull()
})

it('files dropped while a film is shown keep the record, the slot and the receipt they were dropped for', () => {
  const before: Aim = { kind: 'Panoramic', undated: { record: 'first' }, drop }
  const later: Aim = { kind: 'Lateral_Ceph', undated: { record: 'second' }, drop: { ...drop, id: 'e' } }
  const first = joined(null, { films: [file('a.dcm')], others: [], aim: before })
  const both = joined(first, { films: [file('b.dcm')], others: [], aim: later })
  expect(both.films.map(({ aim }) => aim)).toEqual([before, later])
  const all = joined(both, { films: [file('c.dcm')], others: [file('c.jpg')], aim: later })
  const { through } = stepped({ ...all, at: 2 }, true)
  expect(byDrop(through).map(({ aim, files }) => [aim.drop.id, files.map(({ name }) => name)])).toEqual([
    ['e', ['c.jpg', 'c.dcm']],
  ])
})

it('every film is shown once and every other file goes on once, whatever is decided and whenever files come', () => {
  const drops = fc.array(fc.record({ films: fc.nat(3), others: fc.nat(3), ordinary: fc.boolean() }), {
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(drops, all => {
      let queue: Queue | null = null
      let count = 0
      const [came, shown, through]: [string[], string[], string[]] = [[], [], []]
      const step = (ordinary: boolean) => {
        if (!queue) return
        const film = queue.films[queue.at]?.file.name ?? ''
        if (!ordinary) shown.push(film)
        const next: ReturnType<typeof stepped<Film, FilmAim>> = stepped(queue, ordinary)
        through.push(...names(next.through))
        queue = next.queue
      }
      for (const { films, others, ordinary } of all) {
        const make = (n: number) => Array.from({ length: n }, () => file(String(count++)))
        const arriving = { films: make(films + 1), others: make(others), aim: { kind: null, drop } }
        came.push(...[...arriving.films, ...arriving.others].map(({ name }) => name))
        queue = joined<Film, FilmAim>(queue, arriving)
        step(ordinary)
      }
      while (queue) step(false)
      expect([...shown, ...through].sort()).toEqual(came.sort())
    }),
  )
})
