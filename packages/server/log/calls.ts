import type { Part } from '../http/handlers'

export interface BrowserLine {
  readonly level: 'info' | 'warn' | 'error'
  readonly text: string
  readonly route: string
  readonly doctor: string
}

/** Lines the browser sends for the server's log. */
export const logCalls = ({ write }: { readonly write: (line: BrowserLine) => void }): Part<'addLog'> => ({
  addLog: async ({ level, text, route = '' }, { doctor }) => {
    write({ level, text, route, doctor })
    return {}
  },
})
