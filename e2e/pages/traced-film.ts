import { type LandmarkName, landmarkNames } from '@sella/ceph/data/landmarks'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { fromStored } from '@sella/contract/documents/tracing'
import type { Page } from 'playwright-core'
import { asDemo, tracedRecord } from '../demo'
import type { Product } from '../product'

/** A traced film of the demo: its address, and its points as the server holds them at the moment. */
export const tracedFilm = async (product: Product) => {
  const doctor = await asDemo(product)
  const { caseUuid, recordUuid } = await tracedRecord(doctor)
  const stored = async (): Promise<{ readonly tracing: Tracing; readonly version: number }> => {
    const record = (await doctor.call('timebarGet', { caseUuid })).find(each => each.uuid === recordUuid)
    const read = fromStored(record?.cephPoints ?? '')
    if (!record || !read.ok) throw new Error('the demo record has no tracing')
    return { tracing: read.value, version: record.version }
  }
  return { address: `${product.url}/studioDigitization?case=${caseUuid}&record=${recordUuid}`, stored }
}

/** The film with its drawing, ready for the hand. */
export const openFilm = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await page.locator('[role=application] svg > g circle').first().waitFor({ state: 'attached' })
}

/** Where a point of a tracing lies, film pixels. */
export const pointOf = (tracing: Tracing, name: LandmarkName) => {
  const at = tracing.points[name]
  if (!at)
    throw new Error(`${name} is not placed; there are ${landmarkNames.filter(landmark => tracing.points[landmark]).join(' ')}`)
  return { x: at.x, y: at.y }
}
