/** A surface model ready for the graphics card. */
export interface Mesh {
  readonly positions: Float32Array
  /** Corners of the triangles by their place in `positions`; null: each three positions are one. */
  readonly index: Uint32Array | null
  /** Red, green, blue of each position, 0 to 1; null where the file has none. */
  readonly colours: Float32Array | null
  readonly triangles: number
}

/** What the worker is told, and what it answers. */
export interface MeshTask {
  readonly file: ArrayBuffer
}
export type MeshAnswer = { readonly mesh: Mesh } | { readonly failed: string }
