import type { CaseRecord, ImageKind } from '@sella/contract/entities'
import { Suspense } from 'react'
import { lazily } from '../../parts/lazily'
import { CompositeDialog } from './composite-dialog'
import { PhoneDialog } from './phone/phone-dialog'
import { ofKind, picturesOf } from './slots'
import { Viewer } from './viewer'

/** Shown over the page: one image, its editor, two records side by side, the models, the composite, a phone's photos, or the bin. */
export type Over =
  | { readonly what: 'view'; readonly uuid: string }
  | { readonly what: 'edit'; readonly uuid: string }
  | { readonly what: 'compare'; readonly kind: ImageKind | null }
  | { readonly what: 'paper'; readonly uuid: string }
  | { readonly what: 'models' }
  | { readonly what: 'composite' }
  | { readonly what: 'phone' }
  | { readonly what: 'bin' }

const Editor = lazily(async () => ({ default: (await import('./edit/editor')).Editor }))
const Compare = lazily(async () => ({ default: (await import('./look/compare')).Compare }))
const PaperView = lazily(async () => ({ default: (await import('./paper/paper-view')).PaperView }))
const ModelViewer = lazily(async () => ({ default: (await import('./model/model-viewer')).ModelViewer }))
const BinDialog = lazily(async () => ({ default: (await import('./bin/bin-dialog')).BinDialog }))

interface OverlayProps {
  readonly over: Over
  readonly record: CaseRecord | null
  readonly onOver: (over: Over | null) => void
}

const Shown = ({ over, record, onOver }: OverlayProps) => {
  const onClose = () => onOver(null)
  if (over.what === 'bin') return <BinDialog record={record} onClose={onClose} />
  if (!record) return null
  if (over.what === 'models') return <ModelViewer record={record} onClose={onClose} />
  if (over.what === 'composite') return <CompositeDialog record={record} close={onClose} />
  if (over.what === 'phone') return <PhoneDialog record={record} onClose={onClose} />
  if (over.what === 'compare') return <Compare record={record} kind={over.kind} onClose={onClose} />
  const paper = over.what === 'paper' && ofKind(record, 'Document').find(({ uuid }) => uuid === over.uuid)
  if (paper) return <PaperView photo={paper} onClose={onClose} />
  if (over.what === 'paper') return null
  if (over.what === 'view')
    return (
      <Viewer
        record={record}
        first={over.uuid}
        onClose={onClose}
        onEdit={uuid => onOver({ what: 'edit', uuid })}
        onCompare={kind => onOver({ what: 'compare', kind })}
      />
    )
  const photo = picturesOf(record).find(({ uuid }) => uuid === over.uuid)
  return photo ? <Editor record={record} photo={photo} onClose={onClose} /> : null
}

/** Each is loaded on demand. */
export const Overlay = (overlay: OverlayProps) => (
  <Suspense>
    <Shown {...overlay} />
  </Suspense>
)
