import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type DicomQueue, joined, stepped } from './dicom-queue'

const drop = { id: 'd', at: 0, caseUuid: 'c', patient: '陈一' }
const file = (name: string) => new File(['x'], name)
const names = (files: readonly File[]) => files.map(({ name }) => name)

it('a film left out never takes the others with it, nor what came along', () => {
  const [a, b, photo] = ['a.dcm', 'b.dcm', 'smile.jpg'].map(file) as [File, File, File]
  const first = joined(null, { films: [a, b], others: [photo], aim: { kind: null, drop } })
  const second = stepped(first, false)
  expect([second.queue?.films[second.queue.at]?.name, second.through]).toEqual(['b.dcm', []])
  const end = stepped(second.queue as DicomQueue, false)
  expect([end.queue, names(end.through)]).toEqual([null, ['smile.jpg']])
})

it('a slot counts for a single file alone', () => {
  const films = [file('a.dcm')]
  expect(joined(null, { films, others: [], aim: { kind: 'Panoramic', drop } }).aim.kind).toBe('Panoramic')
  expect(joined(null, { films, others: [file('b.jpg')], aim: { kind: 'Panoramic', drop } }).aim.kind).toBeNull()
})

it('every film is shown once and every other file goes on once, whatever is decided and whenever files come', () => {
  const drops = fc.array(fc.record({ films: fc.nat(3), others: fc.nat(3), ordinary: fc.boolean() }), {
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(drops, all => {
      let queue: DicomQueue | null = null
      let count = 0
      const [came, shown, through]: [string[], string[], string[]] = [[], [], []]
      const step = (ordinary: boolean) => {
        if (!queue) return
        const film = queue.films[queue.at]?.name ?? ''
        if (!ordinary) shown.push(film)
        const next = stepped(queue, ordinary)
        through.push(...names(next.through))
        queue = next.queue
      }
      for (const { films, others, ordinary } of all) {
        const make = (n: number) => Array.from({ length: n }, () => file(String(count++)))
        const arriving = { films: make(films + 1), others: make(others), aim: { kind: null, drop } }
        came.push(...names([...arriving.films, ...arriving.others]))
        queue = joined(queue, arriving)
        step(ordinary)
      }
      while (queue) step(false)
      expect([...shown, ...through].sort()).toEqual(came.sort())
    }),
  )
})
