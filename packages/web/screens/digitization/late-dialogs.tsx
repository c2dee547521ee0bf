import type { DialogName } from '@sella/workbench/desk/desk'
import { type ComponentType, Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useStore } from '../../editor/use-store'
import { lazily } from '../../parts/lazily'
import { useDesk } from './desk'
import { useDialogs } from './dialogs'

/** Loaded on demand: none of it is needed to see the film. */
const dialogs: Readonly<Partial<Record<DialogName, ComponentType>>> = {
  analyses: lazily(async () => ({ default: (await import('./analyses/analyses-dialog')).AnalysesDialog })),
  colour: lazily(async () => ({ default: (await import('./settings/colour-panel')).ColourPanel })),
  export: lazily(async () => ({ default: (await import('./export-this')).ExportThis })),
  keys: lazily(async () => ({ default: (await import('./key-sheet')).KeySheet })),
  palette: lazily(async () => ({ default: (await import('./palette/palette')).Palette })),
}
const Conflict = lazily(async () => ({ default: (await import('./saving/conflict-dialog')).ConflictDialog }))

/** `&export=1` in the address, set by links of the image viewer: the export opens once, and the parameter is removed. */
const useAskedExport = (): void => {
  const [search, setSearch] = useSearchParams()
  const { dialog } = useDesk()
  const asked = search.has('export')
  useEffect(() => {
    if (!asked) return
    dialog.set('export')
    setSearch(
      before => {
        const next = new URLSearchParams(before)
        next.delete('export')
        return next
      },
      { replace: true },
    )
  }, [asked, dialog, setSearch])
}

/** The dialogs over the workbench; one that was opened stays mounted, so that its closing animation can finish. */
export const LateDialogs = () => {
  useAskedExport()
  const { open } = useDialogs()
  const conflict = useStore(useDesk().saver.state, s => s.conflict !== null)
  const opened = useRef(new Set<DialogName>())
  if (open) opened.current.add(open)
  return (
    <Suspense fallback={null}>
      {[...opened.current].map(name => {
        const Dialog = dialogs[name]
        return Dialog && <Dialog key={name} />
      })}
      {conflict && <Conflict />}
    </Suspense>
  )
}
