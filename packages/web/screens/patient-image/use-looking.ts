import { dayInFileName } from '@sella/ceph/intake/folder-name'
import type { ImageKind } from '@sella/contract/entities'
import { useRef, useState } from 'react'
import { photoDay } from '../../intake/exif-day'
import { isPicture, refusedHere, severalIn } from '../../intake/file-look'
import { guessContent } from '../../intake/guess-content'
import type { Arrived } from './arrivals'
import { hashOf } from './file-hash'

/** Files inspected in parallel. */
const atOnce = 2

export interface Looking {
  readonly done: number
  readonly of: number
}

const isModelFile = (file: File): boolean => /\.(stl|ply)$/i.test(file.name)

/** What the camera stored counts before what somebody wrote into the name. */
const capturedOn = async (file: File): Promise<Pick<Arrived, 'day' | 'dayBy'>> => {
  const stored = await photoDay(file)
  if (stored) return { day: stored, dayBy: 'exif' }
  const named = dayInFileName(file.name)
  return { day: named, dayBy: named === null ? null : 'name' }
}

const look = async (file: File, slot: ImageKind | null, signal: AbortSignal): Promise<Arrived> => {
  const refused = refusedHere(file)
  // A file deleted meanwhile, or a folder in its place, is reported when it is sent.
  if (refused) return { file, slot, hash: null, several: null, day: null, dayBy: null, guess: null, thumb: null, failed: refused }
  const several = await severalIn(file).catch(() => null)
  const facts = { file, slot, thumb: null, hash: await hashOf(file), several, ...(await capturedOn(file)) }
  if (slot) return { ...facts, guess: null, failed: null }
  // A model is too large to send for a guess; a picture named like one is inspected all the same.
  if (isModelFile(file) && !(await isPicture(file).catch(() => false)))
    return { ...facts, guess: { kind: null, others: ['Upper_Model', 'Lower_Model'], by: 'shape' }, failed: null }
  try {
    const { thumb, ...guess } = await guessContent(file, signal)
    return { ...facts, guess, thumb, failed: null }
  } catch (error) {
    if (signal.aborted) throw error
    // Only a refusal by the server counts: without a network a person can still choose the kind.
    const status = (error as { status?: unknown }).status
    return { ...facts, guess: null, failed: typeof status === 'number' && status >= 413 && status < 429 ? error : null }
  }
}

/** Hashes files and has their content classified, whatever their names; only a slot is trusted. Can be stopped. */
export const useLooking = () => {
  const [looking, setLooking] = useState<Looking | null>(null)
  const stop = useRef<AbortController | null>(null)
  /** Null if stopped. */
  const run = async (files: readonly File[], slot: ImageKind | null): Promise<readonly Arrived[] | null> => {
    stop.current?.abort()
    const mine = new AbortController()
    stop.current = mine
    const arrived: Arrived[] = []
    let next = 0
    setLooking({ done: 0, of: files.length })
    const worker = async (): Promise<void> => {
      while (next < files.length) {
        const at = next++
        const file = files[at]
        if (!file) return
        arrived[at] = await look(file, slot, mine.signal)
        mine.signal.throwIfAborted()
        setLooking(current => current && { ...current, done: current.done + 1 })
      }
    }
    try {
      await Promise.all(Array.from({ length: atOnce }, worker))
      return arrived
    } catch {
      return null
    } finally {
      if (stop.current === mine) setLooking(null)
    }
  }
  return { looking, look: run, stop: () => stop.current?.abort() }
}
