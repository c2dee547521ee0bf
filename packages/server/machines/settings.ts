import { readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { z } from 'zod/mini'

const text = z.string().check(z.minLength(1), z.maxLength(500))
const folderPath = text.check(z.refine(path => isAbsolute(path), 'must be an absolute path'))
const webAddress = text.check(z.regex(/^https?:\/\/./, 'must begin with http:// or https://'))
/** Login name of an account, or the uuid of a clinic. */
const owner = text

const folder = z.strictObject({
  name: text,
  path: folderPath,
  for: owner,
  /** Seconds a file must not change before it is taken. */
  settle: z._default(z.number().check(z.gte(0), z.lte(3600)), 5),
})

const orthanc = z.strictObject({
  name: text,
  url: webAddress,
  user: z._default(z.string(), ''),
  password: z._default(z.string(), ''),
  for: owner,
  /** Seconds between two questions. */
  every: z._default(z.number().check(z.gte(0.2), z.lte(3600)), 5),
})

const pacs = z.strictObject({
  name: text,
  /** The base of its DICOMweb services, e.g. https://pacs.example/dicom-web */
  url: webAddress,
  user: z._default(z.string(), ''),
  password: z._default(z.string(), ''),
  for: owner,
})

const machineSettings = z.strictObject({
  folders: z._default(z.array(folder), []),
  orthancs: z._default(z.array(orthanc), []),
  pacs: z._default(z.array(pacs), []),
})

/** The machines this installation works with, as who runs it has written them down. */
export type MachineSettings = z.output<typeof machineSettings>
export type WatchedFolder = MachineSettings['folders'][number]
export type OrthancAt = MachineSettings['orthancs'][number]
export type PacsAt = MachineSettings['pacs'][number]

/** The machines of a JSON text; throws one clear sentence. */
const machinesIn = (json: string, where: string): MachineSettings => {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new Error(`${where} is not JSON`)
  }
  const parsed = machineSettings.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${where}: ${issue?.path.join('.') || 'the whole'}: ${issue?.message}`)
}

/** The machines of the file that SELLA_MACHINES names; none without it. */
export const machinesAt = (path: string | undefined): MachineSettings => {
  if (!path) return machinesIn('{}', '')
  let json: string
  try {
    json = readFileSync(path, 'utf8')
  } catch {
    throw new Error(`SELLA_MACHINES: ${path} cannot be read`)
  }
  return machinesIn(json, `SELLA_MACHINES (${path})`)
}
