import { createHash } from 'node:crypto'
import type { ModelView } from '@sella/drawing/report/input'
import { modelViewsOf } from '../files/model-thumb'
import { type DrawnView, viewFrame } from '../files/model-views'
import type { FileStore } from '../files/store'
import type { ImageRow } from '../records/rows'
import type { PagePicture } from './film'
import { recentResults } from './recent-results'

const kinds = { upper: 'Upper_Model', lower: 'Lower_Model' } as const

const onceFor = recentResults<readonly DrawnView[]>(8)

export interface PageModel {
  readonly view: ModelView
  readonly page: PagePicture
}

/** The models of a record as pictures for the page; none if no model can be drawn. */
export const reportModels = async (files: FileStore, images: readonly ImageRow[]): Promise<readonly PageModel[]> => {
  const [upper, lower] = [kinds.upper, kinds.lower].map(kind => images.find(({ type }) => type === kind)?.hash ?? null)
  const [above, below] = [upper && (await files.original(upper)), lower && (await files.original(lower))]
  if (!above && !below) return []
  const places = { ...(above ? { upper: above } : {}), ...(below ? { lower: below } : {}) }
  const views = await onceFor(`${upper} ${lower}`, () => modelViewsOf(places))
  const { width, height } = viewFrame
  return views.map(({ view, file }) => {
    const bytes = Buffer.from(file)
    const name = createHash('sha256').update(bytes).digest('hex')
    return { view, page: { picture: { href: `picture:${name}`, width, height }, file: bytes } }
  })
}
