import { type Orientation, orientationOf } from '@sella/ceph/study-models/orientation'
import { type Jaw, jaws } from '@sella/ceph/study-models/tooth'
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  Matrix4,
  MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  Mesh as Surface,
  Vector3,
  WebGLRenderer,
} from 'three'
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import type { Mesh } from '../../../study-models/mesh'

export const views = ['front', 'left', 'right', 'upper', 'lower'] as const
export type View = (typeof views)[number]

/**
 * The camera's direction: x towards the patient's left, y up, z out of the mouth. Not exactly from above, where up would be
 * undefined.
 */
const eyes: Readonly<Record<View, readonly [number, number, number]>> = {
  front: [0, 0, 1],
  left: [1, 0, 0],
  right: [-1, 0, 0],
  upper: [0, -1, 0.001],
  lower: [0, 1, 0.001],
}

const stone = '#d6cdbe'
const opening = 30
const room = 1.02

export interface ModelLook {
  readonly shown: Readonly<Record<Jaw, boolean>>
  readonly wire: boolean
  readonly colour: boolean
  /** The file's up is down. */
  readonly over: boolean
}

const surfaceOf = (mesh: Mesh): Surface<BufferGeometry, MeshStandardMaterial> => {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(mesh.positions, 3))
  if (mesh.colours) geometry.setAttribute('color', new BufferAttribute(mesh.colours, 3))
  if (mesh.index) geometry.setIndex(new BufferAttribute(mesh.index, 1))
  geometry.computeVertexNormals()
  return new Surface(geometry, new MeshStandardMaterial({ roughness: 0.75, metalness: 0, side: 2 }))
}

/** From the file's axes to those of the camera, about the centre. */
const placing = ({ up, front, middle }: Orientation): Matrix4 => {
  const [y, z] = [new Vector3(...up), new Vector3(...front)]
  const x = new Vector3().crossVectors(y, z)
  return new Matrix4()
    .makeBasis(x, y, z)
    .transpose()
    .multiply(new Matrix4().makeTranslation(-middle[0], -middle[1], -middle[2]))
}

interface Stage {
  readonly renderer: WebGLRenderer
  readonly scene: Scene
  readonly camera: PerspectiveCamera
  readonly controls: OrbitControls
  readonly turner: Group
  readonly surfaces: readonly { readonly jaw: Jaw; readonly coloured: boolean; readonly surface: ReturnType<typeof surfaceOf> }[]
  readonly orientation: Orientation
  /** Half the models' greatest extent, in their unit. */
  readonly radius: number
}

const lit = (scene: Scene, camera: PerspectiveCamera): void => {
  const lamp = new DirectionalLight('#ffffff', 2.2)
  camera.add(lamp)
  lamp.position.set(0.6, 0.8, 1)
  scene.add(new HemisphereLight('#ffffff', '#565049', 1.5), camera)
}

const openStage = (canvas: HTMLCanvasElement, models: Readonly<Partial<Record<Jaw, Mesh>>>): Stage => {
  const renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'high-performance' })
  const scene = new Scene()
  scene.background = new Color('#060708')
  const camera = new PerspectiveCamera(opening, 1, 0.1, 10_000)
  lit(scene, camera)
  const orientation = orientationOf(models)
  const [group, turner] = [new Group(), new Group()]
  group.applyMatrix4(placing(orientation))
  turner.add(group)
  scene.add(turner)
  const surfaces = jaws.flatMap(jaw => {
    const mesh = models[jaw]
    return mesh ? [{ jaw, coloured: mesh.colours !== null, surface: surfaceOf(mesh) }] : []
  })
  for (const { surface } of surfaces) group.add(surface)
  const radius = Math.max(1e-3, Math.hypot(...orientation.spans) / 2)
  const controls = new OrbitControls(camera, canvas)
  controls.enableDamping = false
  controls.minDistance = radius * 0.2
  controls.maxDistance = radius * 20
  return { renderer, scene, camera, controls, turner, surfaces, orientation, radius }
}

/** Looks at the middle of the models from a direction, from so far that all is seen. */
const lookFrom = ({ camera, controls, radius }: Stage, from: Vector3): void => {
  const far = (radius * room) / Math.sin((opening / 2) * (Math.PI / 180)) / Math.min(1, camera.aspect)
  controls.target.set(0, 0, 0)
  camera.position.copy(from.normalize().multiplyScalar(far))
  camera.near = radius / 100
  camera.far = radius * 60
  camera.updateProjectionMatrix()
  controls.update()
}

/** Rotates the camera about the model, radians to the right and up. */
const turnBy = ({ camera, controls }: Stage, sideways: number, upright: number): void => {
  const from = camera.position.clone().sub(controls.target)
  const long = from.length()
  const azimuth = Math.atan2(from.x, from.z) + sideways
  const height = Math.max(-1.55, Math.min(1.55, Math.atan2(from.y, Math.hypot(from.x, from.z)) + upright))
  const flat = Math.cos(height)
  from.set(Math.sin(azimuth) * flat, Math.sin(height), Math.cos(azimuth) * flat)
  camera.position.copy(controls.target).add(from.multiplyScalar(long))
  controls.update()
}

const zoomBy = ({ camera, controls }: Stage, by: number): void => {
  camera.position
    .sub(controls.target)
    .multiplyScalar(1 / by)
    .clampLength(controls.minDistance, controls.maxDistance)
    .add(controls.target)
  controls.update()
}

const dress = ({ surfaces, turner }: Stage, { shown, wire, colour, over }: ModelLook): void => {
  for (const { jaw, coloured, surface } of surfaces) {
    surface.visible = shown[jaw]
    surface.material.wireframe = wire
    surface.material.vertexColors = coloured && colour
    surface.material.color.set(coloured && colour ? '#ffffff' : stone)
    surface.material.needsUpdate = true
  }
  turner.rotation.z = over ? Math.PI : 0
}

const sized = ({ renderer, camera }: Stage, width: number, height: number): void => {
  renderer.setPixelRatio(Math.min(2, window.devicePixelRatio))
  renderer.setSize(width, height, false)
  camera.aspect = width / Math.max(1, height)
  camera.updateProjectionMatrix()
}

/** Frees the graphics memory. */
const closeStage = ({ controls, surfaces, renderer }: Stage): void => {
  controls.dispose()
  for (const { surface } of surfaces) {
    surface.geometry.dispose()
    surface.material.dispose()
  }
  renderer.dispose()
  renderer.forceContextLoss()
}

/** Draws jaws into a canvas, only when something changed. Throws without WebGL. */
export const openScene = (canvas: HTMLCanvasElement, models: Readonly<Partial<Record<Jaw, Mesh>>>) => {
  const stage = openStage(canvas, models)
  const { camera, controls } = stage
  const draw = (): void => stage.renderer.render(stage.scene, camera)
  controls.addEventListener('change', draw)
  /** Does something to the stage and shows it. */
  const drawn =
    <A extends readonly unknown[]>(act: (stage: Stage, ...args: A) => void) =>
    (...args: A): void => {
      act(stage, ...args)
      draw()
    }
  return {
    spans: stage.orientation.spans,
    view: drawn((of, view: View) => lookFrom(of, new Vector3(...eyes[view]))),
    fit: drawn(of => lookFrom(of, camera.position.clone().sub(controls.target))),
    turn: drawn(turnBy),
    zoom: drawn(zoomBy),
    show: drawn(dress),
    resize: drawn(sized),
    close: (): void => closeStage(stage),
  }
}

export type ModelScene = ReturnType<typeof openScene>
