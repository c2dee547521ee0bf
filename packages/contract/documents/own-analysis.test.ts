import { autoLines } from '@sella/ceph/analysis/choices'
import type { OwnAnalysis } from '@sella/ceph/analysis/own'
import { describe, expect, it } from 'vitest'
import { contentOf, ownAnalysisDocument, ownFromContent, viewOfContent } from './own-analysis'

const mine: OwnAnalysis = { name: 'Mine', items: ['SNA', 'SNB'], lines: ['SN plane'] }

describe('the content of an own analysis', () => {
  it('is a plain list of items, which draws the usual lines', () => {
    expect(ownFromContent('Mine', '["SNA","ANB"]')).toEqual({ name: 'Mine', items: ['SNA', 'ANB'], lines: autoLines })
  })

  it('or items and lines, as it is written', () => {
    expect(ownFromContent('Mine', contentOf(mine))).toEqual(mine)
    expect(contentOf(mine)).toBe('{"funcs":["SNA","SNB"],"lines":["SN plane"]}')
  })

  it.each(['', '{', '5', 'null', '{"funcs":"SNA"}', '[1]', '{"funcs":[],"lines":[2]}'])('is neither: %s', content => {
    expect(ownFromContent('Mine', content)).toBeNull()
    expect(ownAnalysisDocument.faultIn(content)).not.toBeNull()
  })

  it('of a face names the view, and is no analysis of the film or of another view', () => {
    const face: OwnAnalysis = { name: 'Face', items: ['NasolabialAngle'], lines: [] }
    const content = contentOf(face, 'face_side')
    expect(viewOfContent(content)).toBe('face_side')
    expect((['film', 'face_side', 'face_frontal'] as const).map(view => ownFromContent('Face', content, view))).toEqual([
      null,
      face,
      null,
    ])
    expect(ownFromContent('Mine', contentOf(mine), 'face_side')).toBeNull()
    expect(viewOfContent('{"view":"face_back","funcs":[]}')).toBeNull()
  })
})
