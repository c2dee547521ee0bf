import { type ServerEvent, serverEvent } from '@sella/contract/events'
import { fits } from './fits'

/** Milliseconds until a lost stream is reopened: doubled after each failure, and long if the server has too many streams. */
export const patience = { usual: 3000, crowded: 30_000 }

/** The wait after this many consecutive failures; none if the stream simply ended. */
export const waitAfter = (failures: number): number => Math.min(patience.crowded, patience.usual * 2 ** Math.max(0, failures - 1))

/** The events in a chunk of the stream, and the rest of the chunk: events end with an empty line. Unknown kinds are skipped. */
export const eventsIn = (text: string): { readonly events: readonly ServerEvent[]; readonly rest: string } => {
  const blocks = text.split('\n\n')
  const rest = blocks.pop() ?? ''
  const data = blocks.flatMap(block => block.split('\n').flatMap(line => (line.startsWith('data: ') ? [line.slice(6)] : [])))
  return { events: data.map((line): unknown => JSON.parse(line)).filter(event => fits<ServerEvent>(serverEvent, event)), rest }
}
