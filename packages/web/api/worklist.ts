import type { Input } from '@sella/contract/calls/index'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from './client'
import { keys } from './queries'

// Fetched again at events of the waiting room: a film that arrives takes its patient off the list.
const ofCase = (caseUuid: string) => [...keys.waiting, 'worklist', caseUuid] as const

/** The X-ray units, and the orders sent to them for a case. */
export const useWorklist = (caseUuid: string) =>
  useQuery({ queryKey: ofCase(caseUuid), queryFn: ({ signal }) => ask('worklistGet', { caseUuid }, { signal }) })

const useChange = <I, O>(caseUuid: string, change: (input: I) => Promise<O>) => {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => void client.invalidateQueries({ queryKey: ofCase(caseUuid) }) })
}

export const useWorklistSend = (caseUuid: string) =>
  useChange(caseUuid, (input: Omit<Input<'worklistSend'>, 'caseUuid'>) => ask('worklistSend', { ...input, caseUuid }))

export const useWorklistWithdraw = (caseUuid: string) => useChange(caseUuid, (uuid: string) => ask('worklistWithdraw', { uuid }))
