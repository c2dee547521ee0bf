/** Which fine network, and which of its landmarks. */
export interface FineAsked {
  readonly network: string
  readonly rows: readonly number[]
}

/** The networks, whatever engine runs them. Tensors are row-major; logits are not softmaxed. */
export interface Network {
  /** [1,1,high,wide] normalised view -> [19, high/2, wide/2]. */
  coarse(view: Float32Array): Promise<Float32Array>
  /** [n,1,96,96] and [n,1,64,64] normalised patches about n landmarks (rows of the named network) -> [n,48,48]. */
  fine(patches: Float32Array, contexts: Float32Array, asked: FineAsked): Promise<Float32Array>
  /** [1,1,96,96] and [1,1,64,64] about porion -> [2,48,48]: as anatomic, as machine porion. Absent in weights that know one. */
  porion?(patch: Float32Array, context: Float32Array): Promise<Float32Array>
}
