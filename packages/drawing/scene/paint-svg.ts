import { type FontFiles, withFontFiles } from './fonts'
import { type Ink, inkText } from './ink'
import { markInk } from './marks/index'
import type { Layer, Scene } from './scene'

export interface Paint {
  /** A CSS list of families if the painter has font fallback (browser, PNG); font files if not (PDF). */
  readonly fonts: string | FontFiles
  /** Whether the root gets width and height. Off for PDF, whose painter would read them as CSS pixels. */
  readonly sized: boolean
  /** Background colour; transparent if absent. */
  readonly ground?: string
}

const layerInk = (layer: Layer, pixel: number): Ink => ({
  tag: 'g',
  attributes: { id: `layer-${layer.id}` },
  children: layer.marks.map(mark => markInk(mark, pixel)).filter(ink => ink !== null),
})

/** The scene as an SVG document without style sheets, filters or non-scaling strokes, so that all painters agree. */
export const paintSvg = (scene: Scene, paint: Paint): string => {
  const { width, height, pixel } = scene
  const ground: readonly Ink[] = paint.ground ? [{ tag: 'rect', attributes: { width, height, fill: paint.ground } }] : []
  const root: Ink = {
    tag: 'svg',
    attributes: {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      ...(paint.sized ? { width, height } : {}),
      // Preserves the space at the end of a run before a word of another colour, which some painters drop.
      'xml:space': 'preserve',
      fontFamily: typeof paint.fonts === 'string' ? paint.fonts : paint.fonts.latin[400],
    },
    children: [...ground, ...scene.layers.filter(l => l.marks.length > 0).map(layer => layerInk(layer, pixel))],
  }
  return inkText(typeof paint.fonts === 'string' ? root : withFontFiles(root, paint.fonts))
}
