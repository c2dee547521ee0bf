import type { Point3 } from '@sella/ceph/geometry/space'
import type { Jaw } from '@sella/ceph/study-models/tooth'
import type { JawViews } from '../../study-models/jaw-picture'
import { frameAll, standAll } from './arch-framing'
import { drawnPlacesOf, hitOn, pixelsPerUnitOf, screenPlaceOf } from './arch-places'
import { type ArchStage, closeArchStage, type Hit, openArchStage, type ScreenPlace } from './arch-stage'
import type { Cling } from './cling'
import { loupeAt, loupeCorner, loupeSize } from './loupe-corner'
import type { ArchView, Turned } from './standing'

const loupeZoom = 4

/** A place looked at, and where the loupe that shows it begins: its upper left end. */
interface LoupePlace {
  readonly at: ScreenPlace
  readonly from: ScreenPlace
}

const drawLoupe = ({ renderer, scene, camera, seen }: ArchStage, { at, from: { x, y } }: LoupePlace): void => {
  const { width, height } = seen.size
  const part = loupeSize / loupeZoom
  // The renderer counts from the bottom.
  const bottom = height - loupeSize - y
  renderer.setScissorTest(true)
  renderer.setScissor(x, bottom, loupeSize, loupeSize)
  renderer.setViewport(x, bottom, loupeSize, loupeSize)
  camera.setViewOffset(width, height, at.x - part / 2, at.y - part / 2, part, part)
  renderer.render(scene, camera)
  camera.clearViewOffset()
  renderer.setScissorTest(false)
  renderer.setViewport(0, 0, width, height)
}

/** What changes how the stage is seen; each draws at once. */
const looksOf = (stage: ArchStage, draw: () => void) => ({
  show: (view: ArchView, turned: Readonly<Record<Jaw, Turned>>): void => {
    Object.assign(stage.seen, { view, turned })
    standAll(stage)
    draw()
  },
  fit: (): void => {
    frameAll(stage)
    draw()
  },
  zoom: (by: number): void => {
    stage.camera.zoom *= by
    stage.camera.updateProjectionMatrix()
    draw()
  },
  resize: (width: number, height: number): void => {
    stage.seen.size = { width: Math.max(1, width), height: Math.max(1, height) }
    stage.renderer.setPixelRatio(Math.min(2, window.devicePixelRatio))
    stage.renderer.setSize(width, height, false)
    standAll(stage)
    draw()
  },
})

/** Draws study models, or photographs of the arches, in orthographic projection, only when something changed. Throws without WebGL. */
export const openArchScene = (canvas: HTMLCanvasElement, models: JawViews, onDraw: () => void) => {
  const stage = openArchStage(canvas, models)
  let loupe: LoupePlace | null = null
  const draw = (): void => {
    stage.renderer.render(stage.scene, stage.camera)
    if (loupe) drawLoupe(stage, loupe)
    onDraw()
  }
  stage.controls.addEventListener('change', draw)
  return {
    /** The extents of the model in its unit, along the axes of its file. */
    spans: stage.orientation.spans,
    up: stage.orientation.up,
    ...looksOf(stage, draw),
    hit: (at: ScreenPlace, cling: Cling | null, unit: number): Hit | null => hitOn(stage, at, cling, unit),
    project: (jaw: Jaw, at: Point3): ScreenPlace | null => screenPlaceOf(stage, jaw, at),
    pixelsPerUnit: (jaw: Jaw): number => pixelsPerUnitOf(stage, jaw),
    /** Shows the surroundings of a place magnified four times; returns where the loupe begins. Null hides it. */
    look: (at: ScreenPlace | null): ScreenPlace | null => {
      if (at === null && loupe === null) return null
      const { size } = stage.seen
      loupe = at && { at, from: loupeAt(loupeCorner(at, drawnPlacesOf(stage), size), size) }
      draw()
      return loupe?.from ?? null
    },
    close: (): void => closeArchStage(stage),
  }
}

export type ArchScene = ReturnType<typeof openArchScene>
