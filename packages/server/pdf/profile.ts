import sharp from 'sharp'

const made = async (): Promise<Buffer> => {
  const white = sharp({ create: { width: 1, height: 1, channels: 3, background: '#ffffff' } })
  const { icc } = await sharp(await white.withIccProfile('srgb').jpeg().toBuffer()).metadata()
  if (!icc) throw new Error('the picture library has no sRGB profile')
  return icc
}

let kept: Promise<Buffer> | null = null

/** The sRGB profile of the image library, which a document's pictures use, too. */
export const srgbProfile = (): Promise<Buffer> => {
  kept ??= made()
  return kept
}
