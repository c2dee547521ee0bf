import type { Size } from './papers'

/** A part of a picture on a sheet of its own; positions in the picture. */
export interface Tile {
  /** From 1. */
  readonly row: number
  readonly column: number
  readonly left: number
  readonly top: number
}

export interface Tiling {
  readonly rows: number
  readonly columns: number
  readonly tiles: readonly Tile[]
}

/** Number of sheets side by side that cover a length, each overlapping the one before. */
const sheets = (length: number, room: number, lap: number): number =>
  length <= room ? 1 : Math.max(2, Math.ceil((length - lap) / (room - lap)))

/** Where the nth sheet begins; a single sheet has the picture in its middle. */
const start = (i: number, count: number, { length, room, lap }: { length: number; room: number; lap: number }): number =>
  count === 1 ? (length - room) / 2 : i * (room - lap)

/** The sheets for a picture at its true size: one if it fits, otherwise as many as needed, with an overlap of `lap`. */
export const tilesOf = (picture: Size, room: Size, lap: number): Tiling => {
  const [columns, rows] = [sheets(picture.width, room.width, lap), sheets(picture.height, room.height, lap)]
  const tiles = Array.from({ length: rows * columns }, (_, i): Tile => {
    const [row, column] = [Math.floor(i / columns), i % columns]
    const left = start(column, columns, { length: picture.width, room: room.width, lap })
    const top = start(row, rows, { length: picture.height, room: room.height, lap })
    return { row: row + 1, column: column + 1, left, top }
  })
  return { rows, columns, tiles }
}
