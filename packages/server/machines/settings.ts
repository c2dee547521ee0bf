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
  /** Seconds for which a file must stay unchanged before it is taken. */
  settle: z._default(z.number().check(z.gte(0), z.lte(3600)), 5),
})

const orthanc = z.strictObject({
  name: text,
  url: webAddress,
  user: z._default(z.string(), ''),
  password: z._default(z.string(), ''),
  for: owner,
  /** Seconds between two queries. */
  every: z._default(z.number().check(z.gte(0.2), z.lte(3600)), 5),
})

const pacs = z.strictObject({
  name: text,
  /** The base address of its DICOMweb services, e.g. https://pacs.example/dicom-web */
  url: webAddress,
  user: z._default(z.string(), ''),
  password: z._default(z.string(), ''),
  for: owner,
})

/** An X-ray unit that queries its worklist at an Orthanc, which reads it from a folder. */
const worklist = z.strictObject({
  name: text,
  folder: folderPath,
  for: owner,
  /** The unit's application entity title. */
  aet: text.check(z.regex(/^[\x20-\x5b\x5d-\x7e]{1,16}$/, 'must be an application title of 16 characters at most')),
  modality: z._default(text.check(z.regex(/^[A-Z0-9_ ]{1,16}$/, 'must be a modality, e.g. DX')), 'DX'),
  /** The procedure, as the unit displays it. */
  procedure: z._default(text, 'Cephalogram'),
  /** Use GB18030 for units that cannot read UTF-8. */
  charset: z._default(z.enum(['ISO_IR 192', 'GB18030']), 'ISO_IR 192'),
})

const machineSettings = z.strictObject({
  folders: z._default(z.array(folder), []),
  orthancs: z._default(z.array(orthanc), []),
  pacs: z._default(z.array(pacs), []),
  worklists: z._default(z.array(worklist), []),
})

/** The machines this installation works with, as configured by its operator. */
export type MachineSettings = z.output<typeof machineSettings>
export type WatchedFolder = MachineSettings['folders'][number]
export type OrthancAt = MachineSettings['orthancs'][number]
export type PacsAt = MachineSettings['pacs'][number]
export type WorklistAt = MachineSettings['worklists'][number]

/** Parses the machines from a JSON text; throws one clear sentence if it is invalid. */
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

/** The machines from the file named by SELLA_MACHINES; none without it. */
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
