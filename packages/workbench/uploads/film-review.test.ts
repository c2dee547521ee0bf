import { describe, expect, it } from 'vitest'
import type { FilmAim } from './film-queue'
import { makeFilmReview } from './film-review'

const aim = (id: string, kind: FilmAim['kind'] = null): FilmAim => ({ kind, drop: { id, at: 0, caseUuid: 'c', patient: '陈一' } })

/** Files by name; those ending in .dcm are DICOM. */
const page = () => {
  const seen = { taken: [] as string[], out: [] as string[] }
  const review = makeFilmReview<string, FilmAim>(() => ({
    isFilm: async file => file.endsWith('.dcm'),
    take: (files, { drop, kind }) => void seen.taken.push([drop.id, kind, ...files].join(' ')),
    onOut: (files, { drop }, why) => void seen.out.push([drop.id, why, ...files].join(' ')),
  }))
  const shown = () => {
    const queue = review.store.get()
    return queue ? queue.films[queue.at]?.file : null
  }
  return { seen, review, shown }
}
const sent = async (): Promise<void> => undefined
const holding = () => {
  let end = (_: unknown): void => undefined
  const answer = new Promise<void>((resolve, reject) => {
    end = error => (error ? reject(error) : resolve())
  })
  return { sending: () => answer, end }
}

describe('incoming files', () => {
  it('that are no DICOM are taken at once, those beside DICOM once that was reviewed', async () => {
    const { seen, review, shown } = page()
    await review.take(['a.jpg'], aim('1', 'Panoramic'))
    expect([seen.taken, shown()]).toEqual([['1 Panoramic a.jpg'], null])
    await review.take(['b.jpg', 'c.dcm', 'd.dcm'], aim('2'))
    expect(shown()).toBe('c.dcm')
    expect(await review.send('c.dcm', sent)).toBe(true)
    review.leave('d.dcm', 'skipped')
    expect([seen.taken.slice(1), seen.out, shown()]).toEqual([['2  b.jpg'], ['2 skipped d.dcm'], null])
  })

  it('that turn out to be no DICOM follow as ordinary ones', async () => {
    const { seen, review, shown } = page()
    await review.take(['a.dcm'], aim('1'))
    review.asOrdinary('a.dcm')
    expect([seen.taken, shown()]).toEqual([['1  a.dcm'], null])
  })

  it('received while a film is being sent are not lost with its answer', async () => {
    const { seen, review, shown } = page()
    await review.take(['a.dcm'], aim('1'))
    const { sending, end } = holding()
    const done = review.send('a.dcm', sending)
    await review.take(['b.dcm', 'b.jpg'], aim('2'))
    end(null)
    expect([await done, shown()]).toEqual([true, 'b.dcm'])
    review.leave('b.dcm', 'skipped')
    expect([seen.taken, seen.out]).toEqual([['2  b.jpg'], ['2 skipped b.dcm']])
  })
})

describe('a film being sent', () => {
  it('is sent once, and can be neither left out nor passed on meanwhile', async () => {
    const { seen, review, shown } = page()
    await review.take(['a.dcm', 'b.dcm', 'c.jpg'], aim('1'))
    const { sending, end } = holding()
    const done = review.send('a.dcm', sending)
    expect(await review.send('a.dcm', sent)).toBe(false)
    review.leave('a.dcm', 'skipped')
    review.asOrdinary('a.dcm')
    expect(shown()).toBe('a.dcm')
    end(null)
    await done
    expect([shown(), seen.out, seen.taken]).toEqual(['b.dcm', [], []])
  })

  it('that fails stays, can be sent again or left out, and the error is thrown', async () => {
    const { seen, review, shown } = page()
    await review.take(['a.dcm', 'b.dcm'], aim('1'))
    const refused = new Error('no')
    await expect(review.send('a.dcm', () => Promise.reject(refused))).rejects.toBe(refused)
    expect([shown(), seen.out]).toEqual(['a.dcm', []])
    expect(await review.send('a.dcm', sent)).toBe(true)
    expect(shown()).toBe('b.dcm')
    await expect(review.send('b.dcm', () => Promise.reject(refused))).rejects.toBe(refused)
    review.leave('b.dcm', 'skipped')
    expect([shown(), seen.out]).toEqual([null, ['1 skipped b.dcm']])
  })

  it('is the one shown: of another nothing is done', async () => {
    const { seen, review, shown } = page()
    expect(await review.send('a.dcm', sent)).toBe(false)
    review.leave('a.dcm', 'skipped')
    await review.take(['a.dcm', 'b.dcm'], aim('1'))
    expect(await review.send('b.dcm', sent)).toBe(false)
    review.leave('b.dcm', 'skipped')
    review.asOrdinary('b.dcm')
    expect([shown(), seen.out, seen.taken]).toEqual(['a.dcm', [], []])
  })
})

describe('a page that is left', () => {
  it('leaves out the films not decided on, and takes the rest', async () => {
    const { seen, review, shown } = page()
    review.end()
    expect(seen.out).toEqual([])
    const next = page()
    await next.review.take(['a.dcm', 'b.dcm', 'b.jpg'], aim('1'))
    await next.review.take(['c.dcm'], aim('2'))
    await next.review.send('a.dcm', sent)
    next.review.end()
    expect([next.seen.out, next.seen.taken, next.shown(), shown()]).toEqual([
      ['1 left b.dcm', '2 left c.dcm'],
      ['1  b.jpg'],
      null,
      null,
    ])
  })

  it('leaves out films that come only then, and takes the rest', async () => {
    const { seen, review, shown } = page()
    const taken = review.take(['a.dcm', 'a.jpg'], aim('1'))
    review.end()
    await taken
    expect([seen.out, seen.taken, shown()]).toEqual([['1 left a.dcm'], ['1  a.jpg'], null])
  })

  it('still sends the film being sent; if that fails, it was left out', async () => {
    for (const error of [null, new Error('no')]) {
      const { seen, review, shown } = page()
      await review.take(['a.dcm', 'b.dcm'], aim('1'))
      const { sending, end } = holding()
      const done = review.send('a.dcm', sending).catch(refused => refused)
      review.end()
      expect(seen.out).toEqual(['1 left b.dcm'])
      end(error)
      expect([await done, seen.out, shown()]).toEqual(
        error ? [error, ['1 left b.dcm', '1 left a.dcm'], null] : [true, ['1 left b.dcm'], null],
      )
    }
  })
})
