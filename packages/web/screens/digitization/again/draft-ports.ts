import type { Photo } from '@sella/contract/entities'
import type { ReadingOrder } from '@sella/contract/rereads'
import { tracingFrom } from '@sella/workbench/record/film-storing'
import type { DraftPorts } from '@sella/workbench/rereads/blind-draft'
import { textOfTracing } from '@sella/workbench/rereads/stored-text'
import { ask } from '../../../api/client'
import type { ReadBy } from '../../../rereads/set'

interface Reading extends ReadBy {
  /** Null where the film is read alone. */
  readonly order: ReadingOrder | null
}

/** The server and the clock for a blind tracing of a record's film. */
export const draftPorts = (recordUuid: string, { reader, name, order }: Reading, photo: Photo): DraftPorts => {
  const of = { recordUuid, reader, name }
  return {
    save: (cephPoints, version) => ask('rereadDraftSave', { ...of, version, cephPoints, order, shown: photo.shown }),
    current: () => ask('rereadDraftGet', of),
    close: ({ uuid, version }) => ask('rereadDraftClose', { uuid, version }),
    giveUp: async ({ uuid }) => {
      await ask('rereadDraftDelete', { uuid })
    },
    textOf: textOfTracing,
    tracingOf: text => tracingFrom(text, photo),
    after: (ms, act) => {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
  }
}
