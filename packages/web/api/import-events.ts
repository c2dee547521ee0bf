import { type ImportEvent, importEvent } from '@sella/contract/import-event'
import { fits } from './fits'

export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The complete events in a text of server-sent events. */
export const eventsIn = (text: string): readonly ImportEvent[] =>
  text
    .split('\n\n')
    .slice(0, -1)
    .flatMap(block => (block.startsWith('data: ') ? [parsed(block.slice('data: '.length))] : []))
    .filter(event => fits<ImportEvent>(importEvent, event))
