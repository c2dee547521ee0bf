import type { FileReply, Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { headOf } from './intake/read'
import { formats, sniff } from './intake/sniff'
import { remakeRenditions } from './renditions'
import { type Signer, validity } from './signing'
import { type FileStore, pathShape, type Stored } from './store'

interface Ports {
  readonly files: FileStore
  readonly signer: Signer
}

const models: Readonly<Record<string, string>> = { stl: 'model/stl', ply: 'application/octet-stream' }

const renditionType = async (files: FileStore, path: string): Promise<string> => {
  const format = sniff(await headOf(files.renditionPlace(path)))
  return format ? formats[format].type : 'application/octet-stream'
}

const originalType = (path: string): string => {
  const extension = path.split('.').pop() ?? ''
  const known = Object.values(formats).find(format => format.extension === extension)
  return known?.type ?? models[extension] ?? 'application/octet-stream'
}

const stored = async (files: FileStore, path: string): Promise<Stored> => {
  const found = await files.find(path)
  if (found) return found
  const hash = path.split('/').pop() ?? ''
  const remade = !path.startsWith('original/') && (await remakeRenditions(files, hash)) ? await files.find(path) : null
  if (!remade) throw new Refusal('NOT_FOUND')
  return remade
}

/** Stored files by their signed address. Originals are offered for saving, renditions for showing. */
export const fileCalls = ({ files, signer }: Ports): Part<'fileGet'> => ({
  fileGet: async (signed): Promise<FileReply> => {
    if (!signer.accepts(signed) || !pathShape.test(signed.path)) throw new Refusal('SIGNATURE_INVALID')
    const file = await stored(files, signed.path)
    const original = signed.path.startsWith('original/')
    const type = original ? originalType(signed.path) : await renditionType(files, signed.path)
    const name = signed.path.split('/').pop()
    return {
      type,
      content: file.open(),
      bytes: file.bytes,
      disposition: original && !models[name?.split('.').pop() ?? ''] ? `attachment; filename="${name}"` : 'inline',
      keepFor: validity,
    }
  },
})
