import { emptyPlan, type Plan, restingMoves } from '@sella/ceph/planning/plan'
import { predict } from '@sella/ceph/planning/predict'
import { ruledTracing } from '@sella/ceph/testing/ruled-tracing'
import { templateFilm } from '@sella/ceph/testing/template-film'
import { expect, it } from 'vitest'
import { markBounds } from '../../scene/marks/index'
import { collisions } from '../testing/labels'
import { pageWords } from '../testing/page-words'
import { outlineSheet } from './outline-sheet'

const start = ruledTracing(templateFilm(), 100)

const sheet = (moves: Plan['moves'], lang: 'zh' | 'en' = 'en') => {
  const plan = { ...emptyPlan, moves }
  const prediction = predict(start, plan)
  if (prediction.status !== 'predicted') throw new Error(prediction.status)
  const foot = ['Plan 1 · 2025-09-01', 'Simulation for discussion. '.repeat(20), 'weakest: doubtful']
  return outlineSheet({ start, plan, prediction, lang, watermark: 'SIMULATION 模拟', foot })
}

const back = { U1: { ...restingMoves.U1, x: -5 } }

it.each(['zh', 'en'] as const)('stands whole within its picture, no word on another (%s)', lang => {
  const { width, height, layers } = sheet(back, lang)
  const [face] = layers.find(({ id }) => id === 'face')?.marks ?? []
  if (!face) throw new Error('no face')
  const { left, right, top, bottom } = markBounds(face, 1)
  expect(Math.min(left, top, width - right, 1640 - bottom)).toBeGreaterThanOrEqual(0)
  for (const { id, marks } of layers)
    for (const mark of id === 'words' ? marks : []) {
      const at = markBounds(mark, 1)
      expect(Math.min(at.left, width - at.right, height - at.bottom)).toBeGreaterThanOrEqual(0)
      expect(at.top).toBeGreaterThan(1640)
    }
  expect(collisions(sheet(back, lang))).toEqual([])
})

it('has its watermark over the face, and a zone only where skin is predicted', () => {
  const ids = sheet(back).layers.map(({ id }) => id)
  expect(ids.indexOf('watermark')).toBeGreaterThan(ids.indexOf('face'))
  expect(pageWords(sheet(back)).split('SIMULATION 模拟')).toHaveLength(4)
  expect(pageWords(sheet(back))).toContain('about 90% range')
  expect(pageWords(sheet({}))).not.toContain('about 90% range')
})
