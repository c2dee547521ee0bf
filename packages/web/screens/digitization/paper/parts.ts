import { type ComponentType, useEffect, useState } from 'react'
import { useDesk } from '../desk'
import { type Fetched, ownPart } from './own-part'

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
  const [fetched, setFetched] = useState<Fetched<NonNullable<typeof load>, ComponentType>>({ by: undefined, part: null })
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
  return ownPart(load, fetched)
}
