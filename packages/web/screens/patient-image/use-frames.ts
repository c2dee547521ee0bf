import type { Inspection } from '@sella/contract/inspection'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ask } from '../../api/client'

/** The displayed frame of a DICOM file. */
export interface Frames {
  /** From 1. */
  readonly frame: number
  readonly take: (frame: number) => void
  /** The frame's own facts and preview; while loading, those of the previous one. */
  readonly shown: Inspection
  readonly late: boolean
  /** It cannot be read: the file is broken from here on. */
  readonly failed: boolean
}

/** The frames of a multi-frame file, viewed one by one before one of them is stored; viewing stores nothing. */
export const useFrames = (file: File, first: Inspection): Frames => {
  const id = useId()
  const [frame, take] = useState(1)
  const { data, isPlaceholderData, isFetching, isError } = useQuery({
    queryKey: ['inspect', id, frame],
    queryFn: ({ signal }) => ask('imageInspect', { page: String(frame) }, { file, signal }),
    enabled: frame > 1,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  })
  const shown = frame > 1 && data ? data : first
  return { frame, take, shown, late: frame > 1 && (isFetching || isPlaceholderData), failed: frame > 1 && isError }
}
