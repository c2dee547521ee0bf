import { mergedMarks } from '@sella/contract/documents/merged-marks'
import { createMarksHistory } from '@sella/workbench/writing/marks-history'
import { createMarksSender } from '@sella/workbench/writing/marks-sender'
import type { QueryClient } from '@tanstack/react-query'
import { ask } from '../../../api/client'
import { windowTexts } from '../../../memory/window-texts'

/** Milliseconds after which an unreachable server is tried again; the browser may not tell when it is back. */
const pause = 5000

/** Sends on while the viewer is closed. */
export const marksSender = createMarksSender({
  save: (uuid, content, from) => ask('pictureMarksSave', { uuid, content, from }),
  load: async uuid => (await ask('pictureMarksGet', { uuid })).content,
  merged: mergedMarks,
  again: () =>
    new Promise<void>(resolve => {
      const attempt = () => {
        clearTimeout(timer)
        window.removeEventListener('online', attempt)
        resolve()
      }
      const timer = setTimeout(attempt, pause)
      window.addEventListener('online', attempt)
    }),
  // What another open window could not send yet is its own to send.
  texts: windowTexts,
})

/** What this page changed, for as long as it is open. */
export const marksHistory = createMarksHistory(mergedMarks)

export const marksKey = (uuid: string) => ['picture-marks', uuid] as const

/** Shows marks that are about to be stored, or were; the answer of a fetch under way would put older ones back. */
export const showMarks = async (client: QueryClient, uuid: string, content: string | null): Promise<void> => {
  await client.cancelQueries({ queryKey: marksKey(uuid) })
  client.setQueryData(marksKey(uuid), { content })
}
