import { displayToggles, firstShown } from '@sella/drawing/tracing/show'
import { assert, boolean, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterNeck, neckLook } from './neck-look'

const display = record(
  Object.fromEntries(displayToggles.map(name => [name, boolean()])) as Record<
    keyof typeof firstShown,
    ReturnType<typeof boolean>
  >,
)

describe('the drawing while the vertebrae are looked at', () => {
  it('shows their points without the lines, outlines and values of the analysis; points, film and ruler stay as they were', () => {
    const look = neckLook(firstShown)
    expect(look).toMatchObject({ neck: true, outlines: false, teeth: false, auxiliaryLines: false, results: false })
    expect(look).toMatchObject({ uncertainty: false, pointNames: false, points: true, film: true, ruler: true, confidence: true })
  })

  it('is afterwards what it was before', () => {
    assert(
      property(display, before => {
        expect(afterNeck(neckLook(before), before)).toEqual(before)
      }),
    )
  })

  it('keeps what was switched meanwhile', () => {
    const before = { ...firstShown, pointNames: true, ruler: false }
    const after = afterNeck({ ...neckLook(before), outlines: true, film: false }, before)
    expect([after.outlines, after.film, after.pointNames, after.neck]).toEqual([true, false, true, before.neck])
  })
})
