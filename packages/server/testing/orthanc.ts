import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const shipped = join(import.meta.dirname, '../../../deploy/orthanc/orthanc.json')
const password = 'test-orthanc'

const installed = (command: string): boolean => spawnSync('which', [command]).status === 0

/** Why no Orthanc can be started and sent to here, or null when one can. */
export const whyNoOrthanc = (): string | null => {
  const missing = ['Orthanc', 'storescu', 'dump2dcm'].filter(command => !installed(command))
  if (missing.length > 0) return `${missing.join(', ')} not installed`
  return existsSync('/usr/share/orthanc/plugins') ? null : 'the plugins of Orthanc are not installed'
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })

export interface Orthanc {
  readonly url: string
  readonly user: string
  readonly password: string
  readonly dicomPort: number
  /** The folder from which it answers units that ask for their worklist. */
  readonly worklists: string
  /** Lays a file aside that lives as long as this Orthanc. */
  aside(name: string, content: Uint8Array | string): Promise<string>
  close(): Promise<void>
}

interface OrthancPorts {
  readonly http: number
  readonly dicom: number
}

const configFor = async (folder: string, ports: OrthancPorts, more: object): Promise<string> => {
  const config = JSON.parse(await readFile(shipped, 'utf8')) as Record<string, Record<string, unknown>>
  const own = {
    ...{ StorageDirectory: join(folder, 'db'), IndexDirectory: join(folder, 'db') },
    ...{ HttpPort: ports.http, DicomPort: ports.dicom, RemoteAccessAllowed: false },
    Worklists: { ...config.Worklists, Database: join(folder, 'worklists') },
  }
  await mkdir(join(folder, 'worklists'))
  const place = join(folder, 'orthanc.json')
  await writeFile(place, JSON.stringify({ ...config, ...own, ...more }))
  return place
}

const answers = async (url: string, ended: () => boolean): Promise<void> => {
  const authorization = `Basic ${Buffer.from(`sella:${password}`).toString('base64')}`
  for (let tries = 0; tries < 600; tries++) {
    if (ended()) throw new Error('Orthanc ended')
    if ((await fetch(`${url}/system`, { headers: { authorization } }).catch(() => null))?.ok) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error('Orthanc did not answer within a minute')
}

/** An Orthanc of its own with the configuration that is shipped, but for its folders and ports and what is said to differ. */
export const startOrthanc = async (more: object = {}): Promise<Orthanc> => {
  const folder = await mkdtemp(join(tmpdir(), 'sella-orthanc-'))
  const ports = { http: await freePort(), dicom: await freePort() }
  const config = await configFor(folder, ports, more)
  const child = spawn('Orthanc', [config], { stdio: 'ignore', env: { ...process.env, ORTHANC_PASSWORD: password } })
  const url = `http://127.0.0.1:${ports.http}`
  const end = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL')
      await new Promise(resolve => child.once('exit', resolve))
    }
    await rm(folder, { recursive: true, force: true })
  }
  await answers(url, () => child.exitCode !== null).catch(async error => {
    await end()
    throw error
  })
  return {
    ...{ url, user: 'sella', password, dicomPort: ports.dicom, worklists: join(folder, 'worklists') },
    aside: async (name, content) => {
      const place = join(folder, name)
      await writeFile(place, content)
      return place
    },
    close: end,
  }
}

/** Runs a tool of dcmtk; what it prints. Throws with its words when it fails. */
export const dcmtk = (command: string, ...args: readonly string[]): string => {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? ''}${stdout}${stderr}`)
  return `${stdout}${stderr}`
}
