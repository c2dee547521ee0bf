import { expect, it } from 'vitest'
import { faceDirections } from '../data/face-directions'
import { faceItemNames } from '../data/face-measurements'
import { faceMeaning } from './face-meaning'

it('no text says concave of a convex profile, nor convex of a concave one', () => {
  const of = (item: 'FacialConvexity' | 'SoftProfileAngle', side: 'negative' | 'positive', value: number) =>
    faceMeaning(item, `sd_${side}_1`, value)?.en
  expect([of('FacialConvexity', 'negative', 6.5), of('SoftProfileAngle', 'positive', 172)]).toEqual(
    Array(2).fill('Soft profile less convex than the norm'),
  )
  expect([of('FacialConvexity', 'negative', -3), of('SoftProfileAngle', 'positive', 184)]).toEqual(
    Array(2).fill('Straight or concave profile'),
  )
  expect([of('FacialConvexity', 'positive', 18), of('SoftProfileAngle', 'negative', 158)]).toEqual(
    Array(2).fill('Convex profile'),
  )
  // Above a norm of her own that is itself concave.
  expect([of('FacialConvexity', 'positive', -1), of('SoftProfileAngle', 'negative', 182)]).toEqual([undefined, undefined])
})

it('left and right follow the sign of the value, whatever norm judges it', () => {
  expect(faceMeaning('ChinMidline', 'sd_positive_1', 3)?.en).toBe("Chin to the patient's left")
  expect(faceMeaning('ChinMidline', 'sd_negative_1', -3)?.en).toBe("Chin to the patient's right")
  expect(faceMeaning('ChinMidline', 'sd_negative_1', 0.5)?.en).toBe("Chin to the patient's left")
  expect(faceMeaning('ChinMidline', 'normal', 0.5)).toBeNull()
})

it('every text has both languages and belongs to an item', () => {
  const items: readonly string[] = [...faceItemNames('face_side'), ...faceItemNames('face_frontal')]
  for (const [item, row] of Object.entries(faceDirections)) {
    expect(items).toContain(item)
    for (const text of [row.large, row.small, row.normal]) if (text) expect(text.zh && text.en).toBeTruthy()
  }
})
