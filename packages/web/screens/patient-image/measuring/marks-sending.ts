import { mergedMarks } from '@sella/contract/documents/merged-marks'
import { createMarksHistory } from '@sella/workbench/writing/marks-history'
import { createMarksSender } from '@sella/workbench/writing/marks-sender'
import { ask } from '../../../api/client'
import { keep, kept } from '../../../memory/session'

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
  texts: { kept, keep },
})

/** What this page changed, for as long as it is open. */
export const marksHistory = createMarksHistory(mergedMarks)
