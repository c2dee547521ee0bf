import { randomFillSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { imageKinds } from '@sella/contract/entities'
import { noEdit } from '@sella/contract/picture-edit'
import { edited } from '@sella/server/files/edited'
import { readPicture } from '@sella/server/files/intake/read'
import { makeRenditions } from '@sella/server/files/renditions'
import sharp from 'sharp'
import { asDemo, tracedRecord } from '../e2e/demo'
import { startProduct } from '../e2e/product'
import { figure, percentile, spread } from './figures'

/** A picture of about 5 MB: noise does not compress. */
const picture = (): Promise<Buffer> =>
  sharp(randomFillSync(Buffer.alloc(2100 * 2850)), { raw: { width: 2100, height: 2850, channels: 1 } })
    .jpeg({ quality: 95 })
    .toBuffer()

/** As the browser sends them. */
const atOnce = 2

const uploads = async (): Promise<void> => {
  const product = await startProduct({ demo: true })
  try {
    const doctor = await asDemo(product)
    const { caseUuid } = await tracedRecord(doctor)
    const record = await doctor.call('timebarAdd', { caseUuid, createday: '2026-11-21T09:00:00', type: 2 })
    const pictures = await Promise.all(imageKinds.slice(0, 10).map(async type => ({ type, bytes: await picture() })))
    const megabytes = pictures.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1e6
    figure('upload.one.mb', megabytes / pictures.length, 'MB')
    const each: number[] = []
    const began = performance.now()
    const send = async (): Promise<void> => {
      for (let next = pictures.pop(); next; next = pictures.pop()) {
        const start = performance.now()
        const { type, bytes } = next
        const reply = await doctor.upload({ recordUuid: record.uuid, type, name: `${type}.jpg` }, bytes)
        if (!reply.ok) throw new Error(`an upload was refused with ${reply.status}`)
        each.push(performance.now() - start)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, send))
    const seconds = (performance.now() - began) / 1000
    figure('upload.ten.s', seconds, 's')
    figure('upload.rate', megabytes / seconds, 'MB/s')
    figure('upload.one.ms', percentile(each, 0.5), 'ms')
  } finally {
    await product.close()
  }
}

/** The three renditions of a film of 6 megapixels, as its file shows it and edited. */
const renditions = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'sella-bench-'))
  try {
    const place = join(folder, 'film.jpg')
    writeFileSync(place, await picture())
    const { raster } = await readPicture(place)
    const recipe = { ...noEdit, turn: 90, tilt: 3, contrast: 20 } as const
    const runs: Record<'rendition' | 'rendition.edited', number[]> = { rendition: [], 'rendition.edited': [] }
    for (let run = 0; run < 7; run++) {
      let start = performance.now()
      await makeRenditions(raster)
      runs.rendition.push(performance.now() - start)
      start = performance.now()
      await makeRenditions(await edited(raster, recipe))
      runs['rendition.edited'].push(performance.now() - start)
    }
    for (const [name, samples] of Object.entries(runs)) {
      figure(`${name}.ms`, percentile(samples.slice(1), 0.5), 'ms')
      spread(name, samples.slice(1), ['max'])
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

await uploads()
await renditions()
