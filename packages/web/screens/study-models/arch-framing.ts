import { Box3, MOUSE, Vector3 } from 'three'
import { type ArchStage, type Placed, unitsOf } from './arch-stage'
import { flatStandingOf, isOcclusal, showsJaw, standingOf } from './standing'

const margin = 1.12
/** px on either side for the widths beside the arches, and between the two. */
const widthRoom = 44
const betweenRoom = 74

/** The distance of each of two arches from the middle, in widths of an arch, so that the widths fit between them. */
const apartFor = (width: number): number => {
  const inner = width - 2 * widthRoom
  return inner > 2 * betweenRoom ? Math.max(0.66, (inner + betweenRoom) / (2 * (inner - betweenRoom))) : 0.66
}

/** Sets the frustum that contains everything in the view. */
export const frameAll = ({ camera, controls, placed, widest, seen: { size } }: ArchStage): void => {
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
}

const standJaw = (stage: ArchStage, { jaw, picture, holder, box }: Placed): void => {
  const { view, turned, size } = stage.seen
  const how = { view, jaw, turned: turned[jaw], apart: apartFor(size.width) * stage.widest }
  const matrix = picture
    ? flatStandingOf({ ...how, width: picture.width, height: picture.height, scale: unitsOf(stage, picture) })
    : standingOf({ ...how, orientation: stage.orientation, middle: box.getCenter(new Vector3()) })
  holder.matrix.copy(matrix)
  holder.matrixWorldNeedsUpdate = true
  holder.visible = showsJaw(view, jaw) && (!picture || isOcclusal(view))
}

/** Stands each model as its view wants it, and frames them. */
export const standAll = (stage: ArchStage): void => {
  const { controls, placed, scene } = stage
  for (const each of placed) standJaw(stage, each)
  // A photograph has one side: a drag pans it.
  const flat = placed.some(({ picture, holder }) => picture !== null && holder.visible)
  controls.enableRotate = !flat
  controls.zoomToCursor = flat
  controls.mouseButtons.LEFT = flat ? MOUSE.PAN : MOUSE.ROTATE
  scene.updateMatrixWorld(true)
  frameAll(stage)
}
