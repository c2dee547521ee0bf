/** A surface model ready for the graphics card. */
export interface Mesh {
  readonly positions: Float32Array
  /** Vertex indices of the triangles into `positions`; null: every three positions are one. */
  readonly index: Uint32Array | null
  /** Red, green, blue of each position, 0 to 1; null if the file has none. */
  readonly colours: Float32Array | null
  readonly triangles: number
}

/** Messages to and from the worker. */
export interface MeshTask {
  readonly file: ArrayBuffer
}
export type MeshAnswer = { readonly mesh: Mesh } | { readonly failed: string }
