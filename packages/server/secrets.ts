import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

const length = 32

const exists = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST'

/** A secret of 32 bytes kept in the data folder, readable by its owner only; made at the first start and then always the same. */
export const secretNamed = async (dataFolder: string, name: string): Promise<Buffer> => {
  const folder = join(dataFolder, 'secrets')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, name)
  try {
    const file = await open(path, 'wx', 0o600)
    await file.writeFile(randomBytes(length))
    await file.sync()
    await file.close()
  } catch (error) {
    if (!exists(error)) throw error
  }
  const { mode } = await stat(path)
  if (mode & 0o077) throw new Error(`${path} can be read by others; set its mode to 600`)
  const secret = await readFile(path)
  if (secret.length !== length) throw new Error(`${path} is damaged; remove it to make a new one`)
  return secret
}
