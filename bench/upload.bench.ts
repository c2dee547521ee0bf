import { randomFillSync } from 'node:crypto'
import { imageKinds } from '@sella/contract/entities'
import sharp from 'sharp'
import { asDemo, tracedRecord } from '../e2e/demo'
import { startProduct } from '../e2e/product'
import { figure, percentile } from './figures'

/** A picture of about 5 MB: noise does not compress. */
const picture = (): Promise<Buffer> =>
  sharp(randomFillSync(Buffer.alloc(1800 * 2400)), { raw: { width: 1800, height: 2400, channels: 1 } })
    .jpeg({ quality: 95 })
    .toBuffer()

const product = await startProduct({ demo: true })
try {
  const doctor = await asDemo(product)
  const { caseUuid } = await tracedRecord(doctor)
  const record = await doctor.call('timebarAdd', { caseUuid, createday: '2026-11-21T09:00:00', type: 2 })
  const pictures = await Promise.all(imageKinds.slice(0, 10).map(async type => ({ type, bytes: await picture() })))
  figure('upload.one.mb', (pictures[0]?.bytes.length ?? 0) / 1e6, 'MB')
  const each: number[] = []
  const began = performance.now()
  for (const { type, bytes } of pictures) {
    const start = performance.now()
    const reply = await doctor.upload({ recordUuid: record.uuid, type, name: `${type}.jpg` }, bytes)
    if (!reply.ok) throw new Error(`an upload was refused with ${reply.status}`)
    each.push(performance.now() - start)
  }
  figure('upload.ten.s', (performance.now() - began) / 1000, 's')
  figure('rendition.ms', percentile(each, 0.5), 'ms')
} finally {
  await product.close()
}
