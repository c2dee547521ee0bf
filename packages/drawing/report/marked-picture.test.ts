import { expect, test } from 'vitest'
import type { LabelMark, Mark } from '../scene/scene'
import { markedScene } from './marked-picture'

const picture = {
  width: 900,
  height: 600,
  head: '陈宇桐 · 2026-11-02 · 侧位片',
  marks: [
    {
      points: [
        { x: 90, y: 60 },
        { x: 450, y: 300 },
      ],
      freehand: false,
      reading: '距离 36.2 mm',
    },
    {
      points: [
        { x: 10, y: 10 },
        { x: 12, y: 14 },
        { x: 20, y: 30 },
      ],
      freehand: true,
      reading: '标注 牙龈退缩',
    },
  ],
  cautions: ['非正式测量'],
}
const labels = (marks: readonly Mark[]) =>
  marks.filter((mark): mark is LabelMark => mark.mark === 'label').map(label => label.runs.map(run => run.text).join(''))

test('marks lie on the picture where they were set, each with its number, and its words stand under it', () => {
  const { scene, picture: base } = markedScene(picture)
  const [marks, words] = scene.layers
  expect(base).toEqual({ width: 1800, height: 1200 })
  const curve = marks?.marks.find(mark => mark.mark === 'curve')
  expect(curve).toMatchObject({
    points: [
      { x: 180, y: 120 },
      { x: 900, y: 600 },
    ],
  })
  expect(labels(marks?.marks ?? [])).toEqual(['1', '2'])
  // Only measured marks have dots at their ends.
  expect(marks?.marks.filter(mark => mark.mark === 'dot')).toHaveLength(2)
  expect(labels(words?.marks ?? [])).toEqual([
    '陈宇桐 · 2026-11-02 · 侧位片',
    '1  距离 36.2 mm',
    '2  标注 牙龈退缩',
    '非正式测量',
  ])
  for (const mark of words?.marks ?? []) if (mark.mark === 'label') expect(mark.at.y).toBeGreaterThan(base.height)
  expect(scene.height).toBeGreaterThan(Math.max(...(words?.marks ?? []).map(mark => (mark.mark === 'label' ? mark.at.y : 0))))
})

test('a long note is read whole in several lines', () => {
  const [first] = picture.marks
  if (!first) throw new Error('a mark')
  const long = markedScene({
    ...picture,
    marks: [{ ...first, reading: '标注 '.concat('上颌右侧切牙牙龈退缩两毫米'.repeat(12)) }],
  })
  const words = labels(long.scene.layers[1]?.marks ?? [])
  expect(words.length).toBeGreaterThan(4)
  expect(words.join('')).toContain('上颌右侧切牙牙龈退缩两毫米'.repeat(2))
  expect(words.some(line => line.includes('…'))).toBe(false)
})
