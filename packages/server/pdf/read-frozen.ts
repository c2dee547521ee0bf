import { createHash } from 'node:crypto'
import { sealOf } from './frozen'
import { dataIn } from './frozen-data'

export interface ReadFrozen {
  /** `none`: not a document of ours. `broken`: changed since it was made. `whole`: as it was made. */
  readonly seal: 'none' | 'broken' | 'whole'
  readonly number: string
  readonly identity: string
}

/** Reads a PDF's statements about itself and checks whether it is unchanged. Accepts any file. */
export const readFrozen = (pdf: Buffer): ReadFrozen => {
  const seal = sealOf(pdf)
  if (seal === 'none') return { seal, number: '', identity: '' }
  const at = pdf.lastIndexOf('/SellaNumber (')
  const own = /^\/SellaNumber \((D-\d{8}-\d{4,})\) \/SellaIdentity <([0-9a-f]{64})>/.exec(pdf.toString('latin1', at, at + 200))
  const [, number = '', identity = ''] = own ?? []
  const data = dataIn(pdf)
  const holds = data !== null && createHash('sha256').update(data).digest('hex') === identity
  return { seal: seal === 'whole' && holds ? 'whole' : 'broken', number, identity }
}
