import { base } from '@sella/contract/call'
import { calls } from '@sella/contract/calls/index'
import { expect } from 'vitest'
import yauzl from 'yauzl'
import type { Visitor } from './bench'

const filesIn = (zip: Buffer): Promise<ReadonlyMap<string, Buffer>> =>
  new Promise((resolve, reject) => {
    const files = new Map<string, Buffer>()
    yauzl.fromBuffer(zip, { lazyEntries: true }, (error, opened) => {
      if (error) return reject(error)
      opened.on('entry', entry =>
        opened.openReadStream(entry, (_, stream) => {
          const pieces: Buffer[] = []
          stream
            .on('data', (piece: Buffer) => pieces.push(piece))
            .on('end', () => {
              files.set(entry.fileName, Buffer.concat(pieces))
              opened.readEntry()
            })
        }),
      )
      opened.on('end', () => resolve(files))
      opened.readEntry()
    })
  })

/** The DICOM objects of a case as a doctor takes them away, by their names in the ZIP. */
export const exportedDicom = async (doctor: Visitor, input: object): Promise<ReadonlyMap<string, Buffer>> => {
  const reply = await fetch(doctor.address + base + calls.dicomExport.path, {
    method: 'POST',
    headers: { authorization: doctor.token, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  expect(reply.status).toBe(200)
  return filesIn(Buffer.from(await reply.arrayBuffer()))
}
