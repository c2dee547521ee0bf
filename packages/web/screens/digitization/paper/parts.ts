import { type ComponentType, useEffect, useState } from 'react'
import { useDesk } from '../desk'

/** What the paper of this picture has beside film, findings and rows; null where it could not be fetched. */
export type PaperPart = ComponentType | null

const parts: Readonly<Partial<Record<string, () => Promise<ComponentType>>>> = {
  film: async () => (await import('./neck-on-paper')).NeckOnPaper,
  frontal: async () => (await import('./frontal-on-paper')).FrontalOnPaper,
}

/** The part of the open picture, fetched before it is needed: a page being printed waits for nothing. Undefined until then. */
export const usePaperPart = (): PaperPart | undefined => {
  const { view } = useDesk().subject
  const load = parts[view]
  const [fetched, setFetched] = useState<{ readonly by: typeof load; readonly part: PaperPart }>({ by: undefined, part: null })
  useEffect(() => {
    let current = true
    const keep = (part: PaperPart) => {
      if (current) setFetched({ by: load, part })
    }
    load?.().then(keep, () => keep(null))
    return () => {
      current = false
    }
  }, [load])
  // That of the picture before this one is none of its own.
  if (!load) return null
  return fetched.by === load ? fetched.part : undefined
}
