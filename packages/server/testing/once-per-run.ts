import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder that the processes of one run of tests share (`test-run.ts`); null outside of a run. */
export const runFolder = (): string | null => process.env.SELLA_TEST_RUN || null

/** Milliseconds between two looks of those that wait for another process. */
const rest = 50

const textOf = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null)

/** Written beside and renamed: who finds it finds all of it. */
const written = async (file: string, text: string): Promise<void> => {
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}

const isFirst = (folder: string): Promise<boolean> =>
  mkdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )

/**
 * Makes what costs much once for all processes of a run of tests, in a folder of its own within the run's: the first that asks
 * makes it, the others wait. If it could not be made it fails for everybody with the same words. Resolves to the folder.
 */
export const oncePerRun = async (run: string, name: string, make: (folder: string) => Promise<void>): Promise<string> => {
  const folder = join(run, name)
  const [made, failed] = [join(run, `${name}.made`), join(run, `${name}.failed`)]
  if (await isFirst(folder))
    await make(folder).then(
      () => written(made, ''),
      error => written(failed, String(error)),
    )
  for (;;) {
    if ((await textOf(made)) !== null) return folder
    const why = await textOf(failed)
    if (why !== null) throw new Error(`${name} could not be made: ${why}`)
    await new Promise(resolve => setTimeout(resolve, rest))
  }
}
