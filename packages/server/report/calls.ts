import type { Part } from '../http/handlers'
import { Refusal } from '../http/refusal'

export const reportCalls = (_: unknown): Part<'reportAnalysis'> => ({
  reportAnalysis: async () => {
    throw new Refusal('NOT_AVAILABLE')
  },
})
