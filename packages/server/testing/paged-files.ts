/** A page of one grey value a pixel. */
export interface Page {
  readonly width: number
  readonly height: number
  readonly grey: (x: number, y: number) => number
}

const pixelsOf = ({ width, height, grey }: Page): Buffer =>
  Buffer.from(Array.from({ length: width * height }, (_, i) => grey(i % width, Math.floor(i / width))))

/** An uncompressed TIFF (TIFF 6.0) of 8-bit grey pages, each of a size of its own. */
export const tiffOf = (pages: readonly Page[]): Buffer => {
  const parts = [Buffer.from('49492a0008000000', 'hex')]
  let at = 8
  for (const [i, page] of pages.entries()) {
    const pixels = pixelsOf(page)
    const fields = [
      ...[
        [256, page.width],
        [257, page.height],
        [258, 8],
        [259, 1],
        [262, 1],
      ],
      ...[
        [273, at + 114],
        [277, 1],
        [278, page.height],
        [279, pixels.length],
      ],
    ] as const
    const directory = Buffer.alloc(114)
    directory.writeUInt16LE(fields.length, 0)
    for (const [k, [tag, value]] of (fields as readonly (readonly [number, number])[]).entries()) {
      const from = 2 + 12 * k
      directory.writeUInt16LE(tag, from)
      directory.writeUInt16LE(4, from + 2)
      directory.writeUInt32LE(1, from + 4)
      directory.writeUInt32LE(value, from + 8)
    }
    const padded = Buffer.concat([directory, pixels, Buffer.alloc(pixels.length % 2)])
    at += padded.length
    padded.writeUInt32LE(i + 1 < pages.length ? at : 0, 110)
    parts.push(padded)
  }
  return Buffer.concat(parts)
}

/** A PDF whose pages are filled by one grey picture each, at 72 pixels an inch times `dense`. */
export const pdfOf = (pages: readonly Page[], dense = 1): Buffer => {
  const objects: Buffer[] = []
  const kids = pages.map((_, i) => `${3 + 3 * i} 0 R`).join(' ')
  objects.push(Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'))
  objects.push(Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`))
  for (const [i, page] of pages.entries()) {
    const [width, height] = [page.width / dense, page.height / dense]
    const box = `/MediaBox [0 0 ${width} ${height}] /Resources << /XObject << /F ${5 + 3 * i} 0 R >> >>`
    const ink = `${width} 0 0 ${height} 0 0 cm /F Do`
    const pixels = pixelsOf(page)
    const picture = `/Subtype /Image /Width ${page.width} /Height ${page.height} /ColorSpace /DeviceGray /BitsPerComponent 8`
    objects.push(Buffer.from(`<< /Type /Page /Parent 2 0 R ${box} /Contents ${4 + 3 * i} 0 R >>`))
    objects.push(Buffer.from(`<< /Length ${ink.length} >>\nstream\n${ink}\nendstream`))
    objects.push(
      Buffer.concat([
        Buffer.from(`<< /Type /XObject ${picture} /Length ${pixels.length} >>\nstream\n`),
        pixels,
        Buffer.from('\nendstream'),
      ]),
    )
  }
  let file = Buffer.from('%PDF-1.4\n')
  const starts = objects.map((object, i) => {
    const start = file.length
    file = Buffer.concat([file, Buffer.from(`${i + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`
  return Buffer.concat([file, Buffer.from(end)])
}
