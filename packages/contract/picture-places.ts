import { canvasOf, cropPixels, type PictureEdit } from './picture-edit'

interface Place {
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

type Moving = Pick<PictureEdit, 'flip' | 'turn' | 'tilt' | 'crop'>

/** Cosine and sine of a quarter turn, free of rounding errors. */
const quarters = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] } as const

const cosSin = (degrees: number): readonly [number, number] => {
  const radians = (degrees * Math.PI) / 180
  return [Math.cos(radians), Math.sin(radians)]
}

/** Rotates clockwise (y down) about the centre of one sheet onto the centre of another. */
const about =
  (from: Size, to: Size, [c, s]: readonly [number, number]) =>
  ({ x, y }: Place): Place => {
    const [dx, dy] = [x - from.width / 2, y - from.height / 2]
    return { x: to.width / 2 + c * dx - s * dy, y: to.height / 2 + s * dx + c * dy }
  }

const sheets = (size: Size, edit: Moving) => {
  const stood = canvasOf(size, { turn: edit.turn, tilt: 0 })
  const canvas = canvasOf(size, edit)
  return { stood, canvas, cut: cropPixels(canvas, edit.crop) }
}

/** Maps a place on the picture as its file shows it (pixels, `size` in all) to the edited picture. */
const onto = (size: Size, edit: Moving, { x, y }: Place): Place => {
  const { stood, canvas, cut } = sheets(size, edit)
  const flipped = { x: edit.flip ? size.width - x : x, y }
  const turned = about(size, stood, quarters[edit.turn])(flipped)
  const tilted = about(stood, canvas, cosSin(edit.tilt))(turned)
  return { x: tilted.x - cut.left, y: tilted.y - cut.top }
}

/** Maps a place on an edited picture back to the picture as its file shows it. */
const back = (size: Size, edit: Moving, { x, y }: Place): Place => {
  const { stood, canvas, cut } = sheets(size, edit)
  const [c, s] = cosSin(edit.tilt)
  const turned = about(canvas, stood, [c, -s])({ x: x + cut.left, y: y + cut.top })
  const [qc, qs] = quarters[edit.turn]
  const flipped = about(stood, size, [qc, -qs])(turned)
  return { x: edit.flip ? size.width - flipped.x : flipped.x, y: flipped.y }
}

/**
 * Maps a place on a picture from one edit to another, so that it stays on the same spot of the patient. In pixels of the picture
 * as each edit displays it (x right, y down, whole numbers at the pixels' upper left corners); `size`: the picture as its file
 * shows it. Rigid: nothing is scaled.
 */
export const carriedPlace = (size: Size, { from, to }: { readonly from: Moving; readonly to: Moving }) => {
  return (place: Place): Place => onto(size, to, back(size, from, place))
}
