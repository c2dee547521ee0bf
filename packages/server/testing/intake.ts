import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Raster, ReadOptions } from '../files/intake/raster'
import { readPicture } from '../files/intake/read'
import { type DicomFields, dicomFile } from './dicom-file'

const folder = mkdtempSync(join(tmpdir(), 'sella-intake-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
let count = 0

/** Lays bytes down as a file whose name says nothing. */
export const put = async (file: Uint8Array): Promise<string> => {
  const place = join(folder, String(++count))
  await writeFile(place, file)
  return place
}

export const read = async (file: Uint8Array, options?: ReadOptions) => readPicture(await put(file), options)

/** The picture as people see it, one grey per pixel. */
export const greysOf = async (raster: Raster): Promise<number[]> => [
  ...(await raster.open().toColourspace('b-w').extractChannel(0).raw({ depth: 'uchar' }).toBuffer()),
]
export const greys = async (file: Uint8Array): Promise<number[]> => greysOf((await read(file)).raster)
export const colours = async (file: Uint8Array): Promise<number[]> => [
  ...(await (await read(file)).raster.open().raw().toBuffer()),
]

/** The reason by which a file is refused; 'DONE' when it is not. Any other error fails the test. */
export const refusal = (file: Uint8Array): Promise<string> =>
  read(file).then(
    () => 'DONE',
    error => {
      if (!error.code) throw error
      return String(error.code)
    },
  )

/** Six pixels of 12 bits. */
export const film = (fields: Partial<DicomFields> = {}): Buffer =>
  dicomFile({
    rows: 2,
    columns: 3,
    allocated: 16,
    stored: 12,
    photometric: 'MONOCHROME2',
    pixels: [0, 100, 200, 300, 400, 500],
    ...fields,
  })

/** A folder of real films, beside the repository or where SELLA_SHARED says. */
export const sharedSamples = (name: string): string =>
  join(process.env.SELLA_SHARED ?? join(import.meta.dirname, '../../../../shared'), 'data/samples', name)
