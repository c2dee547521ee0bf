import { createHash } from 'node:crypto'
import { type FontFiles, fontRuns } from '@sella/drawing/scene/fonts'
import type { TextRun } from '@sella/drawing/scene/scene'
import type { Font } from 'fontkit'
import { type Face, faceOf } from './faces'
import type { PdfFile } from './file'
import { jpegFacts } from './jpeg'
import { reference } from './syntax'

/** A piece of a line in one font and colour. */
export interface SetText {
  readonly face: Face
  readonly codes: string
  readonly colour: string
}

/** Resources shared by a document's pages: each font, picture and opacity is embedded once. */
export interface Resources {
  readonly id: number
  /** Sets a line: its pieces, and its width in ems. */
  set(runs: readonly TextRun[]): { readonly pieces: readonly SetText[]; readonly width: number }
  /** Resource name of the picture at an address. */
  picture(href: string): string
  /** Resource name of the graphics state with these opacities for fills and strokes. */
  opacity(fill: number, stroke: number): string
  embed(): void
}

const spaces = ['', '/DeviceGray', '', '/DeviceRGB', '/DeviceCMYK']

const dictionary = (entries: Iterable<readonly [name: string, body: string]>): string =>
  `<<${[...entries].map(([name, body]) => `/${name} ${body}`).join(' ')}>>`

interface Sources {
  readonly fonts: ReadonlyMap<string, Font>
  readonly files: FontFiles
  /** The file at an address. */
  readonly fileOf: (href: string) => Buffer
}

/** The fonts of a document, each opened once. */
const facesOf = (file: PdfFile, fonts: ReadonlyMap<string, Font>) => {
  const faces = new Map<string, Face>()
  return {
    all: (): readonly Face[] => [...faces.values()],
    named: (name: string): Face => {
      const opened = faces.get(name)
      if (opened) return opened
      const font = fonts.get(name)
      if (!font) throw new Error(`there is no font ${name}`)
      const fresh = faceOf(file, font, faces.size + 1)
      faces.set(name, fresh)
      return fresh
    },
  }
}

/** The pictures of a document: the same bytes are embedded once, whatever their address. */
const picturesOf = (file: PdfFile) => {
  const pictures = new Map<string, { readonly name: string; readonly id: number }>()
  return {
    all: () => [...pictures.values()],
    embed: (bytes: Buffer): string => {
      const hash = createHash('sha256').update(bytes).digest('hex')
      const embedded = pictures.get(hash)
      if (embedded) return embedded.name
      const fresh = { name: `I${pictures.size + 1}`, id: file.id() }
      const { width, height, channels } = jpegFacts(bytes)
      const facts = `/Width ${width} /Height ${height} /ColorSpace ${spaces[channels]} /BitsPerComponent 8`
      file.stream(fresh.id, `/Type /XObject /Subtype /Image ${facts} /Filter /DCTDecode`, bytes, 'as it is')
      pictures.set(hash, fresh)
      return fresh.name
    },
  }
}

/** Sets lines: each run in the fonts that have its characters. */
const setterOf =
  (faces: ReturnType<typeof facesOf>, files: FontFiles): Resources['set'] =>
  runs => {
    const pieces: SetText[] = []
    let width = 0
    for (const { text, colour, weight } of runs)
      for (const run of fontRuns(text, weight, files)) {
        const fontFace = faces.named(run.font)
        const { codes, width: ems } = fontFace.encode(run.text)
        pieces.push({ face: fontFace, codes, colour })
        width += ems
      }
    return { pieces, width }
  }

export const resourcesOf = (file: PdfFile, { fonts, files, fileOf }: Sources): Resources => {
  const id = file.id()
  const faces = facesOf(file, fonts)
  const pictures = picturesOf(file)
  const byAddress = new Map<string, string>()
  const states = new Map<string, string>()
  return {
    id,
    set: setterOf(faces, files),
    picture: href => {
      const name = byAddress.get(href) ?? pictures.embed(fileOf(href))
      byAddress.set(href, name)
      return name
    },
    opacity: (fill, stroke) => {
      const key = `<</Type /ExtGState /ca ${fill} /CA ${stroke}>>`
      const name = states.get(key) ?? `G${states.size + 1}`
      states.set(key, name)
      return name
    },
    embed: () => {
      for (const each of faces.all()) each.embed(file)
      const parts = [
        `/Font ${dictionary(faces.all().map(each => [each.name, reference(each.reference)]))}`,
        `/XObject ${dictionary(pictures.all().map(picture => [picture.name, reference(picture.id)]))}`,
        `/ExtGState ${dictionary([...states].map(([body, name]) => [name, body]))}`,
      ]
      file.pack(id, `<<${parts.join(' ')}>>`)
    },
  }
}
