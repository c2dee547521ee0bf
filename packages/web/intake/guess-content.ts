import type { LookedPicture } from '@sella/contract/inspection'
import { ask } from '../api/client'
import { isCommon } from './file-look'

/** Longest side in pixels of a picture sent for a guess; the detector's film check uses no more. */
const side = 800
const quality = 0.85

/** A smaller copy of a picture if this browser can read it and the server stores its format; otherwise the file itself. */
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

/** The server's guess from the content of a file. Throws `Refused` for files that could not be stored. */
export const guessContent = async (file: File, signal: AbortSignal): Promise<LookedPicture> =>
  ask('imageGuess', {}, { file: await smaller(file), signal })
