import type { Jaw } from '@sella/ceph/study-models/tooth'
import { Box3, Group, MOUSE, OrthographicCamera, Scene, Vector3, type WebGLRenderer } from 'three'
import type { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import { describe, expect, it } from 'vitest'
import { frameAll, standAll } from './arch-framing'
import { hitOn, pixelsPerUnitOf, screenPlaceOf } from './arch-places'
import type { ArchStage, Placed } from './arch-stage'
import { pickable } from './picking'
import { type ArchView, archViews } from './standing'

const size = { width: 900, height: 600 }
const corners = [
  [-30, 0, 0],
  [30, 0, 0],
  [0, 8, 40],
] as const

/** One triangle of an arch: its top lies in the middle, before and above the other two. */
const jawAt = (scene: Scene, jaw: Jaw): Placed => {
  const positions = new Float32Array(corners.flatMap(([x, y, z]) => [x, jaw === 'upper' ? y + 10 : -y, z]))
  const picked = pickable({ positions, index: null, colours: null, triangles: 1 })
  const holder = new Group()
  holder.matrixAutoUpdate = false
  holder.add(picked.surface)
  scene.add(holder)
  picked.surface.geometry.computeBoundingBox()
  return { jaw, picture: null, holder, box: picked.surface.geometry.boundingBox ?? new Box3(), ...picked }
}

/** The stage without a graphics card: what it draws is never asked for. */
const stageOf = (view: ArchView, ...jaws: readonly Jaw[]): ArchStage => {
  const [scene, camera] = [new Scene(), new OrthographicCamera(-1, 1, 1, -1, 0.1, 4000)]
  scene.add(camera)
  const controls = {
    ...{ target: new Vector3(), mouseButtons: {}, enableRotate: true, zoomToCursor: true },
    update: () => {
      camera.lookAt(controls.target)
      camera.updateMatrixWorld(true)
    },
  }
  const upright = { over: false, round: false }
  return {
    ...{ scene, camera, placed: jaws.map(jaw => jawAt(scene, jaw)), widest: 60 },
    renderer: {} as WebGLRenderer,
    controls: controls as unknown as OrbitControls,
    orientation: { up: [0, 1, 0], front: [0, 0, 1], middle: [0, 5, 20], spans: [60, 18, 40] },
    seen: { size, view, turned: { upper: upright, lower: upright } },
  }
}
const inside = { x: 0, y: 13, z: 12 }

describe.each(archViews)('the stage in the view %s', view => {
  const stage = stageOf(view, 'upper', 'lower')
  standAll(stage)
  const shown = stage.placed.filter(({ holder }) => holder.visible)

  it('shows every corner of what is in the view, and not what is not', () => {
    expect(shown.map(({ jaw }) => jaw)).toEqual(view === 'upper' || view === 'lower' ? [view] : ['upper', 'lower'])
    for (const { jaw } of shown)
      for (const [x, y, z] of corners) {
        const at = screenPlaceOf(stage, jaw, { x, y: jaw === 'upper' ? y + 10 : -y, z })
        expect(at?.x).toBeGreaterThan(0)
        expect(at?.x).toBeLessThan(size.width)
        expect(at?.y).toBeGreaterThan(0)
        expect(at?.y).toBeLessThan(size.height)
      }
    for (const jaw of ['upper', 'lower'] as const)
      if (!shown.some(each => each.jaw === jaw)) expect(screenPlaceOf(stage, jaw, inside)).toBeNull()
  })

  it('turns by a drag, as a surface has other sides', () => {
    expect([stage.controls.enableRotate, stage.controls.mouseButtons.LEFT]).toEqual([true, MOUSE.ROTATE])
  })
})

it.each(['upper', 'both'] as const)('in the view %s, what is picked at the place of a point is that point of that jaw', view => {
  const stage = stageOf(view, 'upper', 'lower')
  standAll(stage)
  const [a, b, c] = corners
  const on = { x: (a[0] + b[0] + c[0]) / 3, y: (a[1] + b[1] + c[1]) / 3 + 10, z: (a[2] + b[2] + c[2]) / 3 }
  const place = screenPlaceOf(stage, 'upper', on)
  const hit = place && hitOn(stage, place, null, 1)
  expect(hit?.jaw).toBe('upper')
  for (const axis of ['x', 'y', 'z'] as const) expect(hit?.at[axis]).toBeCloseTo(on[axis], 4)
  expect(hitOn(stage, { x: 2, y: 2 }, null, 1)).toBeNull()
})

it('a unit is as many pixels as two places of the front are apart, and more when it is enlarged', () => {
  const stage = stageOf('front', 'upper')
  standAll(stage)
  const [left, right] = [-30, 30].map(x => screenPlaceOf(stage, 'upper', { x, y: 10, z: 0 }))
  const perUnit = Math.abs((right?.x ?? 0) - (left?.x ?? 0)) / 60
  expect(pixelsPerUnitOf(stage, 'upper')).toBeCloseTo(perUnit, 6)
  stage.camera.zoom *= 2
  stage.camera.updateProjectionMatrix()
  expect(pixelsPerUnitOf(stage, 'upper')).toBeCloseTo(2 * perUnit, 6)
  frameAll(stage)
  expect([stage.camera.zoom, pixelsPerUnitOf(stage, 'upper')]).toEqual([1, expect.closeTo(perUnit, 6)])
})
