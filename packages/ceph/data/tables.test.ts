import { describe, expect, it } from 'vitest'
import { combinedKinds, isPointKind, pointKinds } from '../kinds'
import type { Definition } from '../kinds/definition'
import { type analysisNames, builtInAnalyses } from './analyses'
import { isOnDemand, landmarkNames, landmarks, redLandmarks } from './landmarks'
import { rulerPoints } from './landmarks/ruler'
import { meanings } from './meanings'
import { type ItemName, intermediates, itemNames, measurements } from './measurements'
import { itemNorms, stageNorms } from './norms'
import { planes } from './planes'
import { sources } from './sources'

type Texts = { readonly zh: string; readonly en: string }

const definitions = { ...measurements, ...intermediates }

describe('the landmarks', () => {
  it('are 62 points, the 13 of the neck on demand and the 3 of the ruler', () => {
    expect(landmarkNames.filter(name => !isOnDemand(name))).toHaveLength(62)
    expect(landmarkNames.filter(isOnDemand)).toHaveLength(13)
    expect(Object.keys(rulerPoints)).toEqual(['ruler0', 'ruler1', 'rulerdistance'])
  })

  it('hold each of the 19 points of the ISBI challenge once', () => {
    const places = landmarkNames.map(name => landmarks[name].isbi).filter(place => place !== null)
    expect(places.sort((a, b) => a - b)).toEqual(Array.from({ length: 19 }, (_, i) => i + 1))
  })

  it('draw red only what is placed', () => {
    expect(redLandmarks).toHaveLength(37)
    expect(redLandmarks.every(name => landmarks[name].kind === 'primary')).toBe(true)
  })
})

describe('the measurements', () => {
  it('are 210 items and 7 intermediates', () => {
    expect(itemNames).toHaveLength(210)
    expect(Object.keys(intermediates)).toHaveLength(7)
  })

  it('use every calculation kind', () => {
    const used = new Set(Object.values(definitions).map(row => row.kind))
    expect([...used].sort()).toEqual([...Object.keys(pointKinds), ...Object.keys(combinedKinds)].sort())
  })

  it('have the unit of their kind', () => {
    for (const [item, { kind, unit }] of Object.entries(definitions)) {
      if (isPointKind(kind)) expect(unit, item).toBe(pointKinds[kind].gives === 'angle' ? 'degree' : 'mm')
      if (kind === 'ratio_results') expect(unit, item).toBe('')
      if (kind === 'ratio_x100') expect(unit, item).toBe('percent')
    }
  })

  it('combine without a circle', () => {
    const reaches = (item: string, seen: readonly string[]): boolean => {
      const row: Definition | undefined = Object.hasOwn(definitions, item) ? definitions[item as ItemName] : undefined
      return seen.includes(item) || (row !== undefined && 'of' in row && row.of.some(next => reaches(next, [...seen, item])))
    }
    expect(itemNames.filter(item => reaches(item, []))).toEqual([])
  })

  it('never measure a handle', () => {
    const used = Object.values(definitions).flatMap((row): readonly string[] => ('nodes' in row ? row.nodes : []))
    expect(used.filter(name => ['U1', 'L1', 'U6', 'L6'].includes(name))).toEqual([])
  })

  it('exclude the nine the specification excludes', () => {
    expect(itemNames.filter(item => measurements[item].excluded).sort()).toEqual(
      [
        'A-B plane angle(Kim)',
        'Combination factor',
        'Corpus length(Ricketts_Ex)',
        'Go-Me/S-N',
        'Lower incisor extrusion(Ricketts_Ex)',
        'Mandibular plane angle',
        'Maxillary depth(Ricketts_Ex)',
        'Palatal plane angle(Kim)',
        'Upper incisor to A-Pog line',
      ].sort(),
    )
  })

  it('hang labels only at points their kind has', () => {
    const corners = { 'Point A': 1, 'Point B': 2, 'Point C': 3, 'Point D': 4, 'Cross Point': 4 } as Readonly<
      Record<string, number>
    >
    const middles = { 'Middle Point(AB)': 2, 'Middle Point(BC)': 3, 'Middle Point(CD)': 4 } as Readonly<Record<string, number>>
    for (const item of itemNames) {
      const row = measurements[item]
      const needed = row.text ? (corners[row.text.at] ?? middles[row.text.at] ?? 99) : 0
      expect('nodes' in row ? row.nodes.length : 0, item).toBeGreaterThanOrEqual(needed)
    }
  })
})

describe('the analyses', () => {
  it('are ten with the sizes of the specification and the hospitals', () => {
    expect(builtInAnalyses.map(({ name, items }) => [name, items.length])).toEqual([
      ['ABO', 11],
      ['Jarabak', 30],
      ['Ricketts', 13],
      ['Downs', 10],
      ['Tweed', 3],
      ['McNamara', 11],
      ['Steiner+Wits', 11],
      ['北大', 16],
      ['华西', 36],
      ['九院', 36],
    ])
  })

  it('list no item twice and show the values of items they have, 5 to 9 of them where they have as many', () => {
    for (const { name, items, texts } of builtInAnalyses) {
      expect(new Set(items).size, name).toBe(items.length)
      expect(
        texts.every(item => items.includes(item)),
        name,
      ).toBe(true)
      expect(texts.length, name).toBeGreaterThanOrEqual(Math.min(5, items.length))
      expect(texts.length, name).toBeLessThanOrEqual(9)
    }
  })

  it('have as many norms for each item as dentition stages', () => {
    for (const { name, items, dentitions } of builtInAnalyses) {
      const stages = stageNorms[name as (typeof analysisNames)[number]]
      expect(stages === undefined, name).toBe(dentitions.length === 0)
      if (!stages) continue
      expect(Object.keys(stages).sort(), name).toEqual([...items].sort())
      for (const [item, pairs] of Object.entries(stages)) expect(pairs, item).toHaveLength(dentitions.length)
    }
  })
})

describe('the norms', () => {
  const all = [...Object.values(itemNorms), ...Object.values(stageNorms).flatMap(stages => Object.values(stages).flat())]

  it('are finite with no negative SD', () => {
    expect(all.every(({ mean, sd }) => Number.isFinite(mean) && Number.isFinite(sd) && sd >= 0)).toBe(true)
  })

  it('print the examples of the specification for permanent dentition under ABO', () => {
    const permanent = (item: 'SNA' | 'SNB' | 'ANB' | 'FMA' | 'IMPA') => stageNorms.ABO?.[item]?.[2]
    expect(permanent('SNA')).toMatchObject({ mean: 82.8, sd: 4 })
    expect(permanent('SNB')).toMatchObject({ mean: 80.1, sd: 3.9 })
    expect(permanent('ANB')).toMatchObject({ mean: 2.7, sd: 2 })
    expect(permanent('FMA')).toMatchObject({ mean: 27.3, sd: 6.1 })
    expect(permanent('IMPA')).toMatchObject({ mean: 92.6, sd: 7 })
    expect(stageNorms.ABO?.SNA?.[0]?.mean).toBe(82.3)
    expect(stageNorms.ABO?.ANB?.[0]?.mean).toBe(4.7)
  })

  it('never call confirmed what was only remembered or guessed', () => {
    for (const norm of all) {
      const { seen } = sources[norm.source]
      if (seen === 'estimate') expect(norm.grade).toBe('estimate')
      if (seen === 'memory') expect(norm.grade, norm.source).not.toBe('confirmed')
    }
  })

  it('mark the 23 stage pairs and 10 items that are own estimates', () => {
    const stages = Object.values(stageNorms).flatMap(each => Object.values(each).flat())
    expect(stages.filter(({ grade }) => grade === 'estimate')).toHaveLength(23)
    expect(Object.values(itemNorms).filter(({ grade }) => grade === 'estimate')).toHaveLength(10)
  })
})

describe('the reference lines', () => {
  it('are 49, 30 of them in the list', () => {
    expect(Object.keys(planes)).toHaveLength(49)
    expect(Object.values(planes).filter(line => line.listed)).toHaveLength(30)
  })
})

describe('every text', () => {
  const texts: readonly (readonly [string, Texts])[] = [
    ...landmarkNames.flatMap(name => [[name, landmarks[name].name] as const, [name, landmarks[name].definition] as const]),
    ...itemNames.flatMap(item => [[item, measurements[item].name] as const, [item, measurements[item].sign] as const]),
    ...itemNames.flatMap(item => Object.values(meanings[item]).map((text: Texts) => [item, text] as const)),
    ...Object.entries(planes).map(([name, line]) => [name, line.name] as const),
    ...builtInAnalyses.map(({ name, title }) => [name, title] as const),
    ...Object.entries({ ...pointKinds, ...combinedKinds }).map(([name, kind]) => [name, kind.name] as const),
  ]

  it('stands in both languages, the English without Chinese characters', () => {
    const wanting = texts.filter(([, { zh, en }]) => !zh.trim() || !en.trim() || /\p{Script=Han}/u.test(en))
    expect(wanting).toEqual([])
  })
})
