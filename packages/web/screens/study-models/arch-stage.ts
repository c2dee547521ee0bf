import type { Point3 } from '@sella/ceph/geometry/space'
import { type Orientation, orientationOf } from '@sella/ceph/study-models/orientation'
import { type Jaw, jaws } from '@sella/ceph/study-models/tooth'
import { Box3, Color, DirectionalLight, Group, HemisphereLight, OrthographicCamera, Scene, WebGLRenderer } from 'three'
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import { isPicture, type JawPicture, type JawViews } from '../../study-models/jaw-picture'
import { type Pickable, pickable } from './picking'
import { pictureSurface } from './picture-surface'
import type { ArchView, Turned } from './standing'

/** A place on screen, CSS pixels from the corner of the stage. */
export interface ScreenPlace {
  readonly x: number
  readonly y: number
}

/** What lies under the pointer. */
export interface Hit {
  readonly jaw: Jaw
  /** In the frame and unit of the jaw's file. */
  readonly at: Point3
}

export interface Placed extends Pickable {
  readonly jaw: Jaw
  /** For a photograph; null for a surface. */
  readonly picture: JawPicture | null
  readonly holder: Group
  readonly box: Box3
}

/** What the parts of a scene of study models share. */
export interface ArchStage {
  readonly renderer: WebGLRenderer
  readonly scene: Scene
  readonly camera: OrthographicCamera
  readonly controls: OrbitControls
  readonly orientation: Orientation
  readonly placed: readonly Placed[]
  /** The greatest extent of the models, in their unit. */
  readonly widest: number
  /** How it is seen at the moment. */
  readonly seen: {
    size: { readonly width: number; readonly height: number }
    view: ArchView
    turned: Readonly<Record<Jaw, Turned>>
  }
}

const lit = (scene: Scene, camera: OrthographicCamera): void => {
  const lamp = new DirectionalLight('#ffffff', 2.4)
  lamp.position.set(0.5, 0.7, 1)
  camera.add(lamp)
  scene.add(new HemisphereLight('#ffffff', '#565049', 1.2), camera)
}

/** With photographs only, the screen has its own units. */
const flatly: Orientation = { up: [0, 1, 0], front: [0, 0, 1], middle: [0, 0, 0], spans: [100, 100, 100] }

const orientationIn = ({ upper, lower }: JawViews): Orientation => {
  const solid = { ...(upper && !isPicture(upper) && { upper }), ...(lower && !isPicture(lower) && { lower }) }
  return solid.upper || solid.lower ? orientationOf(solid) : flatly
}

const placedIn = (scene: Scene, models: JawViews): readonly Placed[] =>
  jaws.flatMap(jaw => {
    const shown = models[jaw]
    if (!shown) return []
    const picture = isPicture(shown) ? shown : null
    const picked = isPicture(shown) ? pictureSurface(shown) : pickable(shown)
    const holder = new Group()
    holder.matrixAutoUpdate = false
    holder.add(picked.surface)
    scene.add(holder)
    picked.surface.geometry.computeBoundingBox()
    return [{ jaw, picture, holder, box: picked.surface.geometry.boundingBox ?? new Box3(), ...picked }]
  })

/** An empty stage with its lamp, its camera and the models on it. Throws without WebGL. */
export const openArchStage = (canvas: HTMLCanvasElement, models: JawViews): ArchStage => {
  const renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'high-performance' })
  const scene = new Scene()
  scene.background = new Color('#060708')
  const camera = new OrthographicCamera(-1, 1, 1, -1, 0.1, 4000)
  lit(scene, camera)
  const orientation = orientationIn(models)
  const controls = new OrbitControls(camera, canvas)
  controls.enableDamping = false
  const upright = { over: false, round: false }
  return {
    ...{ renderer, scene, camera, controls, orientation },
    placed: placedIn(scene, models),
    widest: Math.max(1e-3, ...orientation.spans),
    seen: { size: { width: 1, height: 1 }, view: 'both', turned: { upper: upright, lower: upright } },
  }
}

/** The models' units of one pixel of a photograph. */
export const unitsOf = ({ widest }: ArchStage, { width, height }: JawPicture): number => widest / Math.max(width, height)

/** Frees the graphics memory. */
export const closeArchStage = ({ controls, placed, renderer }: ArchStage): void => {
  controls.dispose()
  for (const { surface, dispose } of placed) {
    dispose?.()
    surface.geometry.dispose()
    surface.material.dispose()
  }
  renderer.dispose()
  renderer.forceContextLoss()
}
