import { readCsv } from '@sella/ceph/intake/csv'
import { decodedText } from './decoded-text'
import { unpackedSize } from './unpacked-size'
import { paddedNumbers, placeOf, withZeros } from './zero-padded'

/** Largest size of a table, packed and unpacked (bytes), the lines and columns read, and the characters kept of a cell. */
const tableLimits = { bytes: 5_000_000, unpacked: 100_000_000, lines: 5001, columns: 100, cell: 4000 } as const

export type TableFault = 'tooLarge' | 'empty' | 'unreadable' | 'oldExcel' | 'noReader'

export type TableRead =
  | { readonly lines: readonly (readonly string[])[]; readonly more: boolean; readonly fault: null }
  | { readonly fault: TableFault }

/** A cell as one would type it; dates without a time. */
const cellText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  return String(cell)
}

const bounded = (lines: readonly (readonly string[])[]): TableRead => {
  const filled = lines.filter(line => line.some(cell => cell.trim() !== ''))
  if (filled.length < 2) return { fault: 'empty' }
  const short = filled.slice(0, tableLimits.lines)
  const kept = short.map(line => line.slice(0, tableLimits.columns).map(cell => cell.slice(0, tableLimits.cell)))
  return { lines: kept, more: filled.length > tableLimits.lines, fault: null }
}

const isArchive = (view: DataView): boolean => view.byteLength > 4 && view.getUint32(0, true) === 0x04034b50
/** The compound file format in which Excel stored tables until 2003. */
const isOldExcel = (view: DataView): boolean => view.byteLength > 8 && view.getUint32(0) === 0xd0cf11e0

const ofExcel = () => import('read-excel-file/universal')

type LoadReader = typeof ofExcel

const readXlsx = async (bytes: ArrayBuffer, loadReader: LoadReader): Promise<TableRead> => {
  const size = unpackedSize(new DataView(bytes))
  if (size === null) return { fault: 'unreadable' }
  if (size > tableLimits.unpacked) return { fault: 'tooLarge' }
  // Loaded with the first such table. A reader that is not there says nothing of the file.
  const reader = await loadReader().catch(() => null)
  if (!reader) return { fault: 'noReader' }
  try {
    const [lines, padded] = await Promise.all([reader.readSheet(bytes), paddedNumbers(new DataView(bytes))])
    return bounded(
      lines.map((line, i) =>
        line.map((cell, j) => (typeof cell === 'number' ? withZeros(cell, padded.get(placeOf(i, j))) : cellText(cell))),
      ),
    )
  } catch {
    return { fault: 'unreadable' }
  }
}

/** Reads the lines of a table, by its content whatever its name: XLSX (the first sheet) or text. */
export const readTable = async (file: Blob, loadReader: LoadReader = ofExcel): Promise<TableRead> => {
  if (file.size > tableLimits.bytes) return { fault: 'tooLarge' }
  const bytes = await file.arrayBuffer()
  const view = new DataView(bytes)
  if (isOldExcel(view)) return { fault: 'oldExcel' }
  if (isArchive(view)) return readXlsx(bytes, loadReader)
  const text = decodedText(new Uint8Array(bytes))
  return text === null ? { fault: 'unreadable' } : bounded(readCsv(text, tableLimits.lines + 1))
}
