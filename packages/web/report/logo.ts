import { mostLogo, type StoredLetterhead } from '@sella/contract/documents/report-setting'

type Logo = NonNullable<StoredLetterhead['logo']>

/** Pixels of the longer side; smaller ones are tried if the encoded text would be too long. */
const sides = [600, 400, 240]

const drawnAt = (image: ImageBitmap, side: number): Logo | null => {
  const scale = Math.min(1, side / Math.max(image.width, image.height))
  const [width, height] = [Math.max(1, Math.round(image.width * scale)), Math.max(1, Math.round(image.height * scale))]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return null
  // Paper is white; JPEG has no transparency.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.drawImage(image, 0, 0, width, height)
  return { href: canvas.toDataURL('image/jpeg', 0.9), width, height }
}

/** A picture file as a logo for the letterhead, on white; null if the browser cannot read it as a picture. */
export const logoFrom = async (file: File): Promise<Logo | null> => {
  const image = await createImageBitmap(file).catch(() => null)
  if (!image) return null
  const fits = sides.map(side => drawnAt(image, side)).find(logo => logo !== null && logo.href.length <= mostLogo)
  image.close()
  return fits ?? null
}
