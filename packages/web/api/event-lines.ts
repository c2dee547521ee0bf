import { type ServerEvent, serverEvent } from '@sella/contract/events'
import { fits } from './fits'

/** Milliseconds until a lost stream is opened again: twice as long after each failure, and long where the server has too many. */
export const patience = { usual: 3000, crowded: 30_000 }

/** The wait after so many failures in a row; none: the stream only ended. */
export const waitAfter = (failures: number): number => Math.min(patience.crowded, patience.usual * 2 ** Math.max(0, failures - 1))

/** The events of a piece of the stream, and what is left of it: events end with an empty line. Kinds nobody here knows are passed over. */
export const eventsIn = (text: string): { readonly events: readonly ServerEvent[]; readonly rest: string } => {
  const blocks = text.split('\n\n')
  const rest = blocks.pop() ?? ''
  const data = blocks.flatMap(block => block.split('\n').flatMap(line => (line.startsWith('data: ') ? [line.slice(6)] : [])))
  return { events: data.map((line): unknown => JSON.parse(line)).filter(event => fits<ServerEvent>(serverEvent, event)), rest }
}
