import { type DetectorProgress, readByDetector } from '@sella/workbench/rereads/read-by-detector'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ask } from '../../api/client'
import { useToast } from '../../parts/toast'
import { rereadsChanged } from '../../rereads/keys'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'

const ports = {
  start: (recordUuid: string) => ask('detectionStart', { recordUuid }),
  look: (uuid: string) => ask('detectionGet', { uuid }),
  keep: (recordUuid: string, jobUuid: string) => ask('rereadDetected', { recordUuid, jobUuid }),
  wait: (ms: number) => new Promise<void>(done => setTimeout(done, ms)),
}

/** The detector as second reader: its progress, start and stop. It stops when the page is left. */
export const useDetector = () => {
  const { t, lang } = useWords()
  const client = useQueryClient()
  const toast = useToast()
  const [progress, setProgress] = useState<DetectorProgress | null>(null)
  const stop = useRef(false)
  useEffect(
    () => () => {
      stop.current = true
    },
    [],
  )
  const run = async (recordUuids: readonly string[]) => {
    stop.current = false
    setProgress({ done: 0, of: recordUuids.length, failed: 0 })
    try {
      const outcome = await readByDetector(recordUuids, { ports, tell: setProgress, stopped: () => stop.current })
      const title = t('reliability.detected', { done: outcome.done - outcome.failed, of: outcome.of })
      toast({
        kind: outcome.failed > 0 ? 'error' : 'done',
        title,
        ...(outcome.failed > 0 && { text: t('reliability.undetected', { count: outcome.failed }) }),
      })
    } catch (error) {
      toast({ kind: 'error', title: t('reliability.again.failed'), text: textOf(error, lang) })
    }
    setProgress(null)
    await rereadsChanged(client)
  }
  const end = () => {
    stop.current = true
  }
  return { progress, run, stop: end }
}
