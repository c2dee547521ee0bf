import { execFile, spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const stands = (tool: string, flag: string): boolean => spawnSync(tool, [flag]).error === undefined

/** Whether LibreOffice stands on this machine with its part for slides, and poppler to read what it saves. */
export const hasImpress = stands('loimpress', '--version') && stands('pdftotext', '-v')

/** The folder of its programs, where it is installed. */
const programs = (): string | null => {
  const place = spawnSync('which', ['soffice'], { encoding: 'utf8' }).stdout?.trim()
  return place ? dirname(realpathSync(place)) : null
}

/** Whether LibreOffice stands on this machine with its part for spreadsheets, which is installed apart and may come without a command. */
export const hasCalc = stands('localc', '--version') || existsSync(join(programs() ?? '', 'libsclo.so'))

/**
 * The files that LibreOffice writes when it opens a file and saves it as another kind (`pdf`, `csv:…` with its filter's options): by a
 * profile of its own, so that two at once do not meet. Throws where it writes none, as it does of a file it cannot open.
 */
export const savedAs = async (bytes: Buffer, name: string, kind: string): Promise<readonly Buffer[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'sella-office-'))
  try {
    await writeFile(join(folder, name), bytes)
    const out = join(folder, 'out')
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
    const asked = [profile, '--headless', '--convert-to', kind, '--outdir', out, join(folder, name)]
    await promisify(execFile)('soffice', asked, { timeout: 240_000 })
    const made = (await readdir(out).catch(() => [])).sort()
    if (made.length === 0) throw new Error(`LibreOffice cannot open ${name}`)
    return Promise.all(made.map(file => readFile(join(out, file))))
  } finally {
    await rm(folder, { recursive: true })
  }
}
