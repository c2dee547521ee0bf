import sharp from 'sharp'

const startLength = 2
const application0 = 0xe0
const adobe = 0xee

/** Adobe's application marker stating that there is no colour transform. */
const untransformed = Buffer.from('ffee000e41646f626500640000000000', 'hex')

/** An RGB stream without its own marker would be taken for YCbCr. */
const marked = (stream: Buffer, photometric: string): Buffer => {
  const marker = stream[startLength + 1]
  if (photometric !== 'RGB' || marker === application0 || marker === adobe) return stream
  return Buffer.concat([stream.subarray(0, startLength), untransformed, stream.subarray(startLength)])
}

interface Frame {
  readonly stream: Uint8Array
  readonly samples: number
  readonly photometric: string
}

/** The pixels of a baseline JPEG stream, grey or interleaved RGB: photos come out already converted from YCbCr. */
export const fromJpeg = ({ stream, samples, photometric }: Frame): Promise<Uint8Array> =>
  sharp(marked(Buffer.from(stream), photometric), { failOn: 'error', limitInputPixels: false })
    .toColourspace(samples === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer()
