/** Where a bucket is and who may use it. */
export interface BucketAt {
  /** The bucket's own address, `https://host/bucket`. */
  readonly url: string
  readonly key: string
  readonly secret: string
  readonly region: string
}
