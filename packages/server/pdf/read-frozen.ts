import { createHash } from 'node:crypto'
import { sealOf } from './frozen'
import { dataIn } from './frozen-data'

export interface ReadFrozen {
  /** `none`: no document of ours. `broken`: one that was changed. `whole`: as it was made. */
  readonly seal: 'none' | 'broken' | 'whole'
  readonly number: string
  readonly identity: string
}

/** Reads what a PDF says of itself and whether it is still as it was made. The file may be anything. */
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
