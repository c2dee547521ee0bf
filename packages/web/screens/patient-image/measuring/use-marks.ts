import { marksElsewhere, marksOn, type PictureMark, withMarksOn } from '@sella/contract/documents/picture-marks'
import type { Photo } from '@sella/contract/entities'
import { Refused } from '@sella/workbench/server/refused'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ask } from '../../../api/client'
import { useToast } from '../../../parts/toast'
import { textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'

const keyOf = (uuid: string) => ['picture-marks', uuid] as const

/** The marks stored with a picture. Changes are saved at once, one after another; changes of other windows are taken over. */
export const useMarks = (photo: Photo | undefined) => {
  const { lang } = useWords()
  const toast = useToast()
  const client = useQueryClient()
  const uuid = photo?.uuid ?? ''
  const shown = photo?.shown ?? ''
  const { data, isPending } = useQuery({
    queryKey: keyOf(uuid),
    queryFn: ({ signal }) => ask('pictureMarksGet', { uuid }, { signal }),
    enabled: uuid !== '' && (photo?.width ?? 0) > 0,
    staleTime: 0,
  })
  const [saving, setSaving] = useState(0)
  /** The last known server state by picture: a save starts from it. */
  const stored = useRef(new Map<string, string | null>())
  const queue = useRef(Promise.resolve())
  const text = data?.content ?? null
  if (saving === 0) stored.current.set(uuid, text)
  const send = async (image: string, content: string | null): Promise<void> => {
    try {
      await ask('pictureMarksSave', { uuid: image, content, from: stored.current.get(image) ?? null })
      stored.current.set(image, content)
    } catch (error) {
      toast({ kind: 'error', title: textOf(error, lang) })
      if (error instanceof Refused) await client.invalidateQueries({ queryKey: keyOf(image) })
    }
  }
  return {
    ready: !isPending && data !== undefined,
    marks: marksOn(text, shown),
    /** Marks on the picture before or after another edit, which are not drawn. */
    elsewhere: marksElsewhere(text, shown),
    saving: saving > 0,
    keep: (marks: readonly PictureMark[]): void => {
      const content = withMarksOn(text, shown, marks)
      client.setQueryData(keyOf(uuid), { content })
      setSaving(count => count + 1)
      queue.current = queue.current.then(() => send(uuid, content)).finally(() => setSaving(count => count - 1))
    },
  }
}
