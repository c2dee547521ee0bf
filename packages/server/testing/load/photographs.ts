import { picture } from '../samples'

/** Number of pictures drawn, and of different files made of them: each in another comment of the JPEG. */
const [drawn, different] = [12, 250]

/** The marker of a comment, its length, its text; right behind the marker that begins the file. */
const withComment = (jpeg: Buffer, text: string): Buffer => {
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text, 'latin1'), jpeg.subarray(2)])
}

/**
 * What doctors upload, made before the first call: drawing a picture takes longer than the server takes to receive it, and on the
 * same cores.
 */
export const photographs = async (): Promise<(n: number) => Buffer> => {
  const all: Buffer[] = []
  for (let n = 0; n < drawn; n += 1) all.push(await picture('jpeg', { width: 1600, height: 1200, tone: n * 20 }))
  return n => withComment(all[n % drawn] as Buffer, `photograph ${n % different}`)
}
