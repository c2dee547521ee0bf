import { describe, expect, it } from 'vitest'
import { distance } from '../geometry/point'
import { derivedPoints } from './derived-points'
import { isLandmarkName } from './landmarks'
import { outlineNames, outlineTable } from './outlines'
import { outlinePoints, templateLandmarks, templatePoints } from './template'

describe('the outlines', () => {
  it('are 29 curves over 220 points that only shape them', () => {
    expect(outlineNames).toHaveLength(29)
    expect(Object.keys(outlinePoints)).toHaveLength(220)
  })

  it('use every shaping point', () => {
    const used = new Set<string>(outlineNames.flatMap(name => outlineTable[name].points))
    expect(Object.keys(outlinePoints).filter(point => !used.has(point))).toEqual([])
  })

  it('have two anchors at least, all on the template, and titles in both languages', () => {
    for (const name of outlineNames) {
      const { anchors, override, title, corners, points } = outlineTable[name]
      expect(anchors.length, name).toBeGreaterThan(1)
      for (const anchor of [...anchors, ...(override?.anchors ?? [])]) expect(templateLandmarks, name).toHaveProperty(anchor)
      expect(points, name).toEqual(expect.arrayContaining([...(corners ?? []), ...(override?.points ?? [])]))
      expect(title.zh && title.en, name).toBeTruthy()
    }
  })

  it('meet at the joints', () => {
    const through = (point: string) =>
      outlineNames.filter(name => (outlineTable[name].points as readonly string[]).includes(point))
    expect(through('Ar').toSorted()).toEqual(['basi_occipital', 'condyle', 'ramus_posterior'])
    expect(through('Me').toSorted()).toEqual(['mandible_lower_border', 'symphysis_labial', 'symphysis_lingual'])
    for (const joint of ['Na', 'Ba', 'ANS', 'PNS', 'Go', 'SE1', 'ACB1', 'FI6', 'CD8', 'CN8'])
      expect(through(joint), joint).toHaveLength(2)
  })

  it('draw teeth with exactly the two landmarks that give their scale', () => {
    for (const name of outlineNames.filter(name => outlineTable[name].layer === 'teeth'))
      expect(outlineTable[name].anchors).toHaveLength(2)
  })
})

describe('the template', () => {
  it('has S-Na 71.8 mm and molars 10.41 and 10.91 mm wide', () => {
    const t = templatePoints
    expect(distance(t.S, t.Na)).toBeCloseTo(71.8, 2)
    expect(distance(t.U6Mesial, t.U6Distal)).toBeCloseTo(10.41, 2)
    expect(distance(t.L6Mesial, t.L6Distal)).toBeCloseTo(10.91, 2)
  })

  it('lists no computed point', () => {
    for (const computed of ['CGo', 'CGn', 'OPAnt_Ex', 'OPPost_Ex', 'U1', 'L1', 'U6', 'L6'])
      expect(templateLandmarks).not.toHaveProperty(computed)
  })
})

describe('the derived points', () => {
  it('stand in order of dependence: a rule uses placed points and rows above it, save for a last resort', () => {
    const names = Object.keys(derivedPoints)
    for (const [i, [name, row]] of Object.entries(derivedPoints).entries()) {
      const first = row.rules[0]
      for (const from of first.from) {
        expect(isLandmarkName(from)).toBe(true)
        const place = names.indexOf(from)
        const later = place >= i && row.when === 'always' && derivedPoints[from as keyof typeof derivedPoints].when === 'always'
        expect(later, `${name} from ${from}`).toBe(false)
      }
    }
  })

  it('use the molar widths of the specification', () => {
    expect(derivedPoints.U6.rules[0].widthMm).toBe(10.41)
    expect(derivedPoints.L6.rules[0].widthMm).toBe(10.91)
  })
})
