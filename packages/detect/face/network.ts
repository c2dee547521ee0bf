/** The two networks for faces, independent of the engine; pictures are [3, side, side] planes. */
export interface FaceNetwork {
  /** [3,128,128] from -1 to 1 -> 896 boxes of 16 numbers (pixels of the 128, relative to each anchor) and their logits. */
  finder(planes: Float32Array): Promise<{ readonly boxes: Float32Array; readonly logits: Float32Array }>
  /** [3,192,192] from 0 to 1 -> places in pixels of the 192; left and right are those of the picture. */
  mesh(planes: Float32Array): Promise<FaceMesh>
}

export interface FaceMesh {
  /** 468 places of three numbers. */
  readonly mesh: Float32Array
  /** 80 places of two. */
  readonly lips: Float32Array
  /** 71 places of two, of the eye on the picture's left and right. */
  readonly eyes: readonly [Float32Array, Float32Array]
  /** 5 places of two: the middle of the iris, then its rim. */
  readonly irises: readonly [Float32Array, Float32Array]
  /** Logit of its being a face. */
  readonly face: number
}
