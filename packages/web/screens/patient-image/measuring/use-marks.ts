import {
  type MarkedPicture,
  marksElsewhere,
  marksOn,
  mostMarks,
  type PictureMark,
  withMarksOn,
} from '@sella/contract/documents/picture-marks'
import type { Photo } from '@sella/contract/entities'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ask } from '../../../api/client'
import { useToast } from '../../../parts/toast'
import { textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { marksHistory, marksSender } from './marks-sending'

const keyOf = (uuid: string) => ['picture-marks', uuid] as const

/**
 * Shows marks at once and stores them, beside those that another window stored meanwhile, which is told; what is refused is told, and
 * replaced by what the server has.
 */
const useStoring = () => {
  const { t, lang } = useWords()
  const toast = useToast()
  const client = useQueryClient()
  const [sending, setSending] = useState(0)
  const store = useCallback(
    async (uuid: string, content: string | null, madeOn?: string | null): Promise<void> => {
      const tell = (error: unknown) => toast({ kind: 'error', title: textOf(error, lang) })
      const show = (text: string | null) => client.setQueryData(keyOf(uuid), { content: text })
      show(content)
      setSending(count => count + 1)
      try {
        const stored = await marksSender.put(uuid, content, tell, madeOn)
        // An answer that was on its way may have put the older ones back.
        if (!marksSender.isSending(uuid)) show(stored.content)
        if (stored.merged)
          toast({ kind: 'warning', title: t('imaging.measuring.merged'), text: t('imaging.measuring.mergedText') })
      } catch (error) {
        tell(error)
        await client.invalidateQueries({ queryKey: keyOf(uuid) })
      } finally {
        setSending(count => count - 1)
      }
    },
    [client, t, lang, toast],
  )
  return { sending: sending > 0, store }
}

/** How marks change: each change is noted, to be undone and redone, and stored. */
const useChanges = (
  { uuid, picture, text }: { readonly uuid: string; readonly picture: MarkedPicture; readonly text: string | null },
  store: (uuid: string, content: string | null) => Promise<void>,
) => {
  const { t } = useWords()
  const toast = useToast()
  const place = `${uuid} ${picture.frame}`
  const restore = (change: ReturnType<typeof marksHistory.undo>) => void (change && store(uuid, change.marks))
  return {
    keep: (marks: readonly PictureMark[]): void => {
      // Those of two windows together may be more already: then some can still be taken away.
      if (marks.length > mostMarks && marks.length > marksOn(text, picture).length) {
        toast({ kind: 'warning', title: t('imaging.measuring.full', { count: mostMarks }) })
        return
      }
      const next = withMarksOn(text, picture, marks)
      marksHistory.note(place, { from: text, to: next })
      void store(uuid, next)
    },
    undo: () => restore(marksHistory.undo(place, text)),
    redo: () => restore(marksHistory.redo(place, text)),
    canUndo: marksHistory.canUndo(place),
    canRedo: marksHistory.canRedo(place),
  }
}

/** The marks stored with a picture. Changes are saved at once, one after another; changes of other windows are taken over. */
export const useMarks = (photo: Photo | undefined) => {
  const uuid = photo?.uuid ?? ''
  const picture = { frame: photo?.frame ?? photo?.hash ?? '', shown: photo?.shown ?? '' }
  const { sending, store } = useStoring()
  const { data, isPending } = useQuery({
    queryKey: keyOf(uuid),
    queryFn: ({ signal }) => ask('pictureMarksGet', { uuid }, { signal }),
    // What the server has is older than what is on its way there.
    enabled: uuid !== '' && (photo?.width ?? 0) > 0 && !marksSender.isSending(uuid),
    staleTime: 0,
  })
  const text = data?.content ?? null
  const ready = !isPending && data !== undefined
  if (ready) marksSender.know(uuid, text)
  const looked = useRef(new Set<string>())
  // What an earlier page could not store is stored now, beside what was stored meanwhile; tried once a picture.
  useEffect(() => {
    if (!ready || looked.current.has(uuid)) return
    looked.current.add(uuid)
    const left = marksSender.unsent(uuid)
    if (!left) return
    if (left.content === text) return marksSender.forget(uuid)
    void store(uuid, left.content, left.from)
  }, [ready, uuid, text, store])
  return {
    ...useChanges({ uuid, picture, text }, store),
    ready,
    marks: marksOn(text, picture),
    /** Marks on the picture before it was turned, mirrored or cropped, or after: they are not drawn. */
    elsewhere: marksElsewhere(text, picture),
    saving: sending,
  }
}
