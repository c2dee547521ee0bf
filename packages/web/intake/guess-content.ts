import type { ImageGuess } from '@sella/contract/inspection'
import { ask } from '../api/client'
import { isCommon } from './file-look'

/** Pixels of the longest side that are sent for a guess; the detector's film check looks at no more. */
const side = 800
const quality = 0.85

/** A smaller copy of a picture, where this browser can read it and the server keeps its format; else the file itself. */
const smaller = async (file: File): Promise<Blob> => {
  if (!(await isCommon(file))) return file
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return file
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise(resolve => canvas.toBlob(made => resolve(made ?? file), 'image/jpeg', quality))
}

/** What the server takes a file for by its content. Throws `Refused` for what could not be kept. */
export const guessContent = async (file: File, signal: AbortSignal): Promise<ImageGuess> =>
  ask('imageGuess', {}, { file: await smaller(file), signal })
