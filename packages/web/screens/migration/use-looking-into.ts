import type { LookedFile } from '@sella/workbench/migration/from-folders'
import { useRef, useState } from 'react'
import type { Dropped } from '../../intake/dropped-files'
import { lookInto } from '../../intake/look-into'

const atOnce = 3

/** Inspects the files of folders, several at a time; null if stopped. */
export const useLookingInto = () => {
  const [progress, setProgress] = useState({ done: 0, of: 0 })
  const stop = useRef<AbortController | null>(null)
  const look = async ({ files, folders = [] }: Dropped): Promise<readonly LookedFile[] | null> => {
    const mine = new AbortController()
    stop.current = mine
    const looked: LookedFile[] = []
    let [next, done] = [0, 0]
    setProgress({ done, of: files.length })
    const worker = async (): Promise<void> => {
      while (next < files.length) {
        const at = next++
        const file = files[at]
        if (file) looked[at] = await lookInto(file, folders[at] ?? [], mine.signal)
        mine.signal.throwIfAborted()
        done += 1
        setProgress({ done, of: files.length })
      }
    }
    try {
      await Promise.all(Array.from({ length: atOnce }, worker))
      return looked
    } catch (error) {
      if (mine.signal.aborted) return null
      throw error
    }
  }
  return { progress, look, stop: () => stop.current?.abort() }
}
