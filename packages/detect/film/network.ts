/** Which fine network to use, and which of its landmarks. */
export interface FineAsked {
  readonly network: string
  readonly rows: readonly number[]
}

/** The networks, independent of the engine. Tensors are row-major; logits are before softmax. */
export interface Network {
  /** [1,1,high,wide] normalised view -> [19, high/2, wide/2]. */
  coarse(view: Float32Array): Promise<Float32Array>
  /** [n,1,96,96] and [n,1,64,64] normalised patches around n landmarks (rows of the named network) -> [n,48,48]. */
  fine(patches: Float32Array, contexts: Float32Array, asked: FineAsked): Promise<Float32Array>
  /**
   * [1,1,96,96] and [1,1,64,64] around porion -> [2,48,48]: anatomic and machine porion. Absent in weights with one definition.
   */
  porion?(patch: Float32Array, context: Float32Array): Promise<Float32Array>
}
