import type { Point3 } from '@sella/ceph/geometry/space'
import { type Orientation, orientationOf } from '@sella/ceph/study-models/orientation'
import { type Jaw, jaws } from '@sella/ceph/study-models/tooth'
import {
  Box3,
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  MOUSE,
  OrthographicCamera,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three'
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import { isPicture, type JawPicture, type JawViews } from '../../study-models/jaw-picture'
import { type Cling, clung } from './cling'
import { type Pickable, pickable } from './picking'
import { pictureSurface } from './picture-surface'
import { type ArchView, flatStandingOf, isOcclusal, patientAxesOf, showsJaw, standingOf, type Turned } from './standing'

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

export const loupeSize = 148
const loupeZoom = 4
const margin = 1.12
/** px on either side for the widths beside the arches, and between the two. */
const widthRoom = 44
const betweenRoom = 74

/** The distance of each of two arches from the middle, in widths of an arch, so that the widths fit between them. */
const apartFor = (width: number): number => {
  const inner = width - 2 * widthRoom
  return inner > 2 * betweenRoom ? Math.max(0.66, (inner + betweenRoom) / (2 * (inner - betweenRoom))) : 0.66
}

interface Placed extends Pickable {
  readonly jaw: Jaw
  /** For a photograph; null for a surface. */
  readonly picture: JawPicture | null
  readonly holder: Group
  readonly box: Box3
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

/** Draws study models, or photographs of the arches, in orthographic projection, only when something changed. Throws without WebGL. */
export const openArchScene = (canvas: HTMLCanvasElement, models: JawViews, onDraw: () => void) => {
  const renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'high-performance' })
  const scene = new Scene()
  scene.background = new Color('#060708')
  const camera = new OrthographicCamera(-1, 1, 1, -1, 0.1, 4000)
  lit(scene, camera)
  const orientation = orientationIn(models)
  const placed = placedIn(scene, models)
  const widest = Math.max(1e-3, ...orientation.spans)
  const controls = new OrbitControls(camera, canvas)
  controls.enableDamping = false
  let size = { width: 1, height: 1 }
  let view: ArchView = 'both'
  let turned: Readonly<Record<Jaw, Turned>> = { upper: { over: false, round: false }, lower: { over: false, round: false } }
  let loupe: ScreenPlace | null = null

  const drawLoupe = (at: ScreenPlace): void => {
    const { width, height } = size
    const part = loupeSize / loupeZoom
    renderer.setScissorTest(true)
    renderer.setScissor(width - loupeSize - 12, height - loupeSize - 12, loupeSize, loupeSize)
    renderer.setViewport(width - loupeSize - 12, height - loupeSize - 12, loupeSize, loupeSize)
    camera.setViewOffset(width, height, at.x - part / 2, at.y - part / 2, part, part)
    renderer.render(scene, camera)
    camera.clearViewOffset()
    renderer.setScissorTest(false)
    renderer.setViewport(0, 0, width, height)
  }

  const draw = (): void => {
    renderer.render(scene, camera)
    if (loupe) drawLoupe(loupe)
    onDraw()
  }
  controls.addEventListener('change', draw)

  /** The frustum that contains everything in the view. */
  const frame = (): void => {
    const bounds = new Box3()
    for (const { holder, box } of placed) if (holder.visible) bounds.union(box.clone().applyMatrix4(holder.matrix))
    const middle = bounds.getCenter(new Vector3())
    const span = bounds.getSize(new Vector3())
    const aspect = size.width / Math.max(1, size.height)
    const beside = size.width / Math.max(size.width / 2, size.width - 2 * widthRoom)
    const tall = Math.max(span.y * margin, (span.x * Math.max(margin, beside)) / aspect, 1e-3)
    Object.assign(camera, { left: (-tall * aspect) / 2, right: (tall * aspect) / 2, top: tall / 2, bottom: -tall / 2, zoom: 1 })
    controls.target.copy(middle)
    camera.position.set(middle.x, middle.y, middle.z + widest * 4)
    camera.up.set(0, 1, 0)
    camera.near = widest / 10
    camera.far = widest * 10
    camera.updateProjectionMatrix()
    controls.update()
    draw()
  }

  const unitsOf = ({ width, height }: JawPicture): number => widest / Math.max(width, height)

  const stand = (): void => {
    const apart = apartFor(size.width) * widest
    for (const { jaw, picture, holder, box } of placed) {
      const middle = box.getCenter(new Vector3())
      const how = { view, jaw, turned: turned[jaw], apart }
      const matrix = picture
        ? flatStandingOf({ ...how, width: picture.width, height: picture.height, scale: unitsOf(picture) })
        : standingOf({ ...how, orientation, middle })
      holder.matrix.copy(matrix)
      holder.matrixWorldNeedsUpdate = true
      holder.visible = showsJaw(view, jaw) && (!picture || isOcclusal(view))
    }
    // A photograph has one side: a drag pans it.
    const flat = placed.some(({ picture, holder }) => picture !== null && holder.visible)
    controls.enableRotate = !flat
    controls.zoomToCursor = flat
    controls.mouseButtons.LEFT = flat ? MOUSE.PAN : MOUSE.ROTATE
    scene.updateMatrixWorld(true)
    frame()
  }

  const rayAt = ({ x, y }: ScreenPlace): Raycaster => {
    const ray = new Raycaster()
    ray.firstHitOnly = true
    ray.setFromCamera(new Vector2((2 * x) / size.width - 1, 1 - (2 * y) / size.height), camera)
    return ray
  }

  return {
    /** The extents of the model in its unit, along the axes of its file. */
    spans: orientation.spans,
    up: orientation.up,
    show: (next: ArchView, turnedBy: Readonly<Record<Jaw, Turned>>): void => {
      view = next
      turned = turnedBy
      stand()
    },
    fit: frame,
    zoom: (by: number): void => {
      camera.zoom *= by
      camera.updateProjectionMatrix()
      draw()
    },
    /** The surface at a place of the stage, snapped to the contact, crest or fossa nearby if requested. `unit`: mm of one unit. */
    hit: (at: ScreenPlace, cling: Cling | null, unit: number): Hit | null => {
      const ray = rayAt(at)
      const hits = placed.flatMap(({ jaw, picture, holder, surface, near }) => {
        const [first] = holder.visible ? ray.intersectObject(surface, false) : []
        return first ? [{ ...first, jaw, picture, surface, near }] : []
      })
      const [closest] = hits.sort((a, b) => a.distance - b.distance)
      if (!closest) return null
      const { x, y, z } = closest.surface.worldToLocal(closest.point.clone())
      if (closest.picture) return { jaw: closest.jaw, at: { x, y, z: 0 } }
      const { jaw, near, face, surface } = closest
      if (!cling || !face) return { jaw, at: { x, y, z } }
      const sight = ray.ray.direction.clone().transformDirection(surface.matrixWorld.clone().invert())
      const on = { near, axes: patientAxesOf(orientation, turned[jaw]), unit }
      return { jaw, at: clung({ at: { x, y, z }, normal: face.normal, sight }, cling, on) }
    },
    /** A jaw's point on the stage; null while the jaw is hidden. */
    project: (jaw: Jaw, { x, y, z }: Point3): ScreenPlace | null => {
      const stood = placed.find(each => each.jaw === jaw)
      if (!stood?.holder.visible) return null
      const at = new Vector3(x, y, z).applyMatrix4(stood.holder.matrixWorld).project(camera)
      return { x: ((at.x + 1) / 2) * size.width, y: ((1 - at.y) / 2) * size.height }
    },
    /** CSS pixels per unit of a jaw's model or photograph. */
    pixelsPerUnit: (jaw: Jaw): number => {
      const picture = placed.find(each => each.jaw === jaw)?.picture
      return ((picture ? unitsOf(picture) : 1) * size.width * camera.zoom) / (camera.right - camera.left)
    },
    /** Shows the surroundings of a place magnified four times; null hides the loupe. */
    look: (at: ScreenPlace | null): void => {
      if (at === null && loupe === null) return
      loupe = at
      draw()
    },
    resize: (width: number, height: number): void => {
      size = { width: Math.max(1, width), height: Math.max(1, height) }
      renderer.setPixelRatio(Math.min(2, window.devicePixelRatio))
      renderer.setSize(width, height, false)
      stand()
    },
    /** Frees the graphics memory. */
    close: (): void => {
      controls.dispose()
      for (const { surface, dispose } of placed) {
        dispose?.()
        surface.geometry.dispose()
        surface.material.dispose()
      }
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}

export type ArchScene = ReturnType<typeof openArchScene>
