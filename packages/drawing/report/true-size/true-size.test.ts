import { distance } from '@sella/ceph/geometry/point'
import { caseScales } from '@sella/ceph/superimpose/case-scales'
import { inMillimetres } from '@sella/ceph/superimpose/film'
import { overlayFilm } from '@sella/ceph/superimpose/overlay'
import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allParts } from '../../tracing/overlap-parts'
import { grownRecords, schemeOf } from '../testing/compared-records'
import { marksOf, pageWords } from '../testing/page-words'
import type { TrueSizeInput } from './input'
import { unitsPerMm } from './papers'
import { tilesOf } from './tiles'
import { trueSizePages } from './true-size'

/** Two records of a growing face; `times` enlarges the patient. */
const input = (over: Partial<TrueSizeInput> = {}, times = 1): TrueSizeInput => {
  const records = grownRecords(2).map(({ uuid, input: { tracing, record } }) => ({
    ...{ uuid, date: record.date, type: record.type, ageText: '16岁' },
    tracing: { ...tracing, fileScale: { mmPerPixel: 0.1 * times, provenance: 'dicom' as const } },
  }))
  return {
    ...{ lang: 'zh', paper: 'A4', saved: true, parts: allParts, estimatedOutlines: true, colours: [], printedOn: '2026-11-22' },
    ...{ doctor: '周', clinic: '仁和诊所', records, scheme: schemeOf(['r0', 'r1'], { overFun: 'sn' }) },
    patient: { name: '测试', caseNo: 'A-17', birthday: '2009-04-02' },
    scales: { clashes: [], doubted: new Set() },
    ...over,
  }
}

describe('a superimposition at true size', () => {
  it.each([0.7, 1, 1.3, 2])('draws S-Na as long on paper as in a patient %d times as large', times => {
    const given = input({}, times)
    const [page] = trueSizePages(given)
    const [first] = given.records
    if (!page || !first) throw new Error('a page of a record')
    const { S, Na } = inMillimetres(overlayFilm('r0', first.tracing, null)) ?? {}
    if (!S || !Na) throw new Error('S and Na')
    // The line of the registration, longer than S-Na by 15 % at either end.
    const line = marksOf(page).find(mark => mark.mark === 'line' && mark.stroke.dash?.join() === '5,4')
    if (line?.mark !== 'line') throw new Error('the line of the registration')
    expect(distance(line.from, line.to) / 1.3 / unitsPerMm).toBeCloseTo(distance(S, Na), 6)
  })

  it('stands on one sheet where it fits, else on as few as can be, whichever way round takes fewer', () => {
    const pages = (over: Partial<TrueSizeInput>, times = 1) => trueSizePages(input(over, times))
    const isAcross = (of: ReturnType<typeof pages>): boolean => of.every(({ width, height }) => width > height)
    expect(pages({})).toHaveLength(1)
    const [upright, large] = [pages({}, 1.3), pages({}, 1.5)]
    expect([upright.length, isAcross(upright), large.length, isAcross(large)]).toEqual([2, false, 3, true])
    expect(pages({ paper: 'A3' }, 1.5)).toHaveLength(1)
    for (const page of large)
      expect(pageWords(page)).toMatch(/拼页 第 \d 行 第 \d 列 \| |拼页 第 \d 行 第 \d 列 · 第 \d \/ \d 页/)
  })

  it('has the size of its paper in units of an eighth and a half of a mm', () => {
    for (const [paper, width, height] of [
      ['A4', 210, 297],
      ['A3', 297, 420],
      ['Letter', 215.9, 279.4],
    ] as const) {
      const [page] = trueSizePages(input({ paper }))
      const mm = [page?.width ?? 0, page?.height ?? 0].map(units => units / unitsPerMm).sort((a, b) => a - b)
      expect(mm).toEqual([expect.closeTo(width, 6), expect.closeTo(height, 6)])
    }
  })

  it('says on every sheet whose it is, of which scheme and method, and how each record was laid', () => {
    const nudge = { x: 5, y: 0, turn: 0 }
    const scheme = schemeOf(['r0', 'r1', 'gone'], { overFun: 'multiview', imgTrans: { pp: { r1: nudge } } })
    const pages = trueSizePages(input({ scheme, saved: false }))
    const titles = ['SN 前颅底平面重叠', 'PP 腭平面重叠', 'MP 下颌平面重叠']
    for (const [i, title] of titles.entries()) {
      const words = pageWords(pages[i] ?? { width: 0, height: 0, pixel: 1, layers: [] })
      for (const phrase of [
        title,
        '测试 · A-17',
        '治疗前后（未保存）',
        '2026.11.22',
        '50 mm',
        '基准',
        'DICOM',
        '余差',
        `第 ${i + 1} / 3 页`,
      ])
        expect(words, title).toContain(phrase)
      expect(words.includes('手动微调 向前 5.0 mm')).toBe(i === 1)
      expect(words).toContain('方案中另有 1 个记录不可用')
      // The records by their numbers, in the picture and in the legend.
      for (const number of ['1', '2']) expect(words.split(' | ').filter(word => word === number).length).toBeGreaterThanOrEqual(2)
    }
  })

  it('says of a doubted scale that it is, and of one the doctor vouches for that she does', () => {
    const plain = input()
    const records = plain.records.map((record, i) =>
      i === 0
        ? record
        : { ...record, tracing: { ...record.tracing, fileScale: { mmPerPixel: 0.12, provenance: 'dicom' as const } } },
    )
    const films = records.map(({ uuid, tracing, date }) => ({ id: uuid, tracing, day: date }))
    const words = (scheme: OverlapScheme): string => {
      const scales = caseScales(films, { birthday: '2009-04-02', sex: 'female' }, [scheme])
      return trueSizePages({ ...plain, records, scales, scheme })
        .map(pageWords)
        .join()
    }
    expect(words(plain.scheme)).toMatch(/比例可疑：2025.01.01 → 2025.02.01[\s\S]*余差不列/)
    const stated = { ...plain.scheme, scalesStated: { r0: 0.1, r1: 0.12 } }
    expect(words(stated)).toContain('医师声明比例无误')
    expect(words(stated)).not.toContain('比例可疑')
  })

  it('is no page where nothing can be laid', () => {
    const [record] = input().records
    expect(trueSizePages(input({ records: record ? [record] : [] }))).toEqual([])
  })
})

describe('sheets that are joined', () => {
  const size = fc.record({ width: fc.integer({ min: 300, max: 6000 }), height: fc.integer({ min: 300, max: 6000 }) })
  const room = fc.record({ width: fc.integer({ min: 400, max: 3000 }), height: fc.integer({ min: 400, max: 3000 }) })

  it('hold all of the picture, and neighbours share at least the lap', () => {
    fc.assert(
      fc.property(size, room, fc.integer({ min: 10, max: 150 }), (picture, on, lap) => {
        const { tiles, rows, columns } = tilesOf(picture, on, lap)
        expect(tiles).toHaveLength(rows * columns)
        for (const [length, side, starts] of [
          [picture.width, on.width, tiles.filter(tile => tile.row === 1).map(tile => tile.left)],
          [picture.height, on.height, tiles.filter(tile => tile.column === 1).map(tile => tile.top)],
        ] as const) {
          expect(starts[0]).toBeLessThanOrEqual(0)
          expect((starts.at(-1) ?? 0) + side).toBeGreaterThanOrEqual(length)
          for (const [i, at] of starts.entries()) if (i > 0) expect((starts[i - 1] ?? 0) + side - at).toBeCloseTo(lap, 6)
        }
      }),
    )
  })
})
