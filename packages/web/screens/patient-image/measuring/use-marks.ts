import { marksElsewhere, marksOn, mostMarks } from '@sella/contract/documents/picture-marks'
import type { Photo } from '@sella/contract/entities'
import { marksDesk } from '@sella/workbench/writing/marks-desk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ask } from '../../../api/client'
import { useToast } from '../../../parts/toast'
import { textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { marksHistory, marksKey, marksSender, showMarks } from './marks-sending'

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
      const sent = marksSender.put(uuid, content, tell, madeOn)
      sent.catch(() => undefined)
      await showMarks(client, uuid, content)
      setSending(count => count + 1)
      try {
        const stored = await sent
        if (!marksSender.isSending(uuid)) await showMarks(client, uuid, stored.content)
        if (stored.merged)
          toast({ kind: 'warning', title: t('imaging.measuring.merged'), text: t('imaging.measuring.mergedText') })
      } catch (error) {
        tell(error)
        await client.invalidateQueries({ queryKey: marksKey(uuid) })
      } finally {
        setSending(count => count - 1)
      }
    },
    [client, t, lang, toast],
  )
  return { sending: sending > 0, store }
}

/** The marks stored with a picture. Changes are saved at once, one after another; changes of other windows are taken over. */
export const useMarks = (photo: Photo | undefined) => {
  const { t } = useWords()
  const toast = useToast()
  const uuid = photo?.uuid ?? ''
  const picture = { frame: photo?.frame ?? photo?.hash ?? '', shown: photo?.shown ?? '' }
  const { sending, store } = useStoring()
  const { data, isPending } = useQuery({
    queryKey: marksKey(uuid),
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
  const onFull = () => toast({ kind: 'warning', title: t('imaging.measuring.full', { count: mostMarks }) })
  const ports = { history: marksHistory, store: (of: string, content: string | null) => void store(of, content), onFull }
  return {
    ...marksDesk(ports, { uuid, picture, text: ready ? text : undefined }),
    ready,
    marks: marksOn(text, picture),
    /** Marks on the picture before it was turned, mirrored or cropped, or after: they are not drawn. */
    elsewhere: marksElsewhere(text, picture),
    saving: sending,
  }
}
