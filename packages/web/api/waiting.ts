import type { Input } from '@sella/contract/calls/index'
import type { MachineToken, WaitingFile, WaitingState } from '@sella/contract/waiting'
import type { FilingPorts } from '@sella/workbench/uploads/file-waiting'
import type { CaseChoice } from '@sella/workbench/uploads/filing'
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from './client'
import { useMay } from './clinic'
import { keys } from './queries'

/** Signed addresses of pictures are valid for 1200 s. */
const picturesFresh = 600_000

export const useWaiting = (state: WaitingState, limit: number) =>
  useQuery({
    queryKey: [...keys.waiting, state, limit],
    queryFn: ({ signal }) => ask('waitingList', { state, limit }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: picturesFresh,
    refetchInterval: picturesFresh,
  })

/** Formats in which a file may contain several pictures. */
const paged: readonly WaitingFile['format'][] = ['dicom', 'tiff']

/** A frame or page of a waiting file, from 1; while it loads, the previous one. Nothing is fetched for files with one picture. */
export const useWaitingPage = ({ uuid, format, state }: Pick<WaitingFile, 'uuid' | 'format' | 'state'>, page: number) =>
  useQuery({
    queryKey: [...keys.waiting, 'look', uuid, page],
    queryFn: ({ signal }) => ask('waitingLook', { uuid, page: String(page) }, { signal }),
    enabled: state === 'waiting' && paged.includes(format),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  })

/** Number of files from machines that wait for someone to file them. */
export const useWaitingCount = (): number =>
  useQuery({
    queryKey: [...keys.waiting, 'count'],
    queryFn: ({ signal }) => ask('waitingCount', {}, { signal }),
    staleTime: picturesFresh,
    enabled: useMay('register'),
    retry: false,
  }).data?.waiting ?? 0

const fieldsOf = ({ name, birthday, sex, caseNo }: Extract<CaseChoice, { at: 'new' }>): Input<'patientAdd'> => ({
  ...{ name: name.trim(), sex, birthday: birthday || null, caseNo: caseNo.trim() },
  ...{ agencyUuid: null, phone: null, notes: null },
})

const atMidnight = (day: string): string => `${day}T00:00`

/** Adds and changes the case and record of a file that is filed. */
export const filingPorts: Omit<FilingPorts, 'onBegun'> = {
  addCase: async as => (await ask('patientAdd', fieldsOf(as))).uuid,
  changeCase: async (uuid, from, to) => void (await ask('patientUpdate', { uuid, ...fieldsOf(to), from: fieldsOf(from) })),
  nameOf: async uuid => (await ask('patientFind', { uuid })).name,
  addRecord: ({ caseUuid, day, type }) => ask('timebarAdd', { caseUuid, createday: atMidnight(day), type }),
  changeRecord: async (uuid, version, { caseUuid, day, type }) =>
    (await ask('timebarUpdate', { uuid, caseUuid, version, createday: atMidnight(day), type })).version,
}

/** Fetches anew what shows where files wait or went. Not awaited: a message attached to the line would disappear with it. */
export const filedAnew = (client: QueryClient, caseUuid?: string): void =>
  void Promise.all([
    client.invalidateQueries({ queryKey: keys.waiting }),
    client.invalidateQueries({ queryKey: keys.patients }),
    ...(caseUuid ? [client.invalidateQueries({ queryKey: keys.records(caseUuid) })] : []),
  ])

/** Moves files to the bin, out of it, or deletes them for good. */
export const useMoveWaiting = (call: 'waitingBin' | 'waitingRestore' | 'waitingErase') => {
  const client = useQueryClient()
  return useMutation({ mutationFn: (uuid: string) => ask(call, { uuid }), onSettled: () => filedAnew(client) })
}

/** A few matching cases of a search. */
export const useCasesNamed = (search: string) =>
  useQuery({
    queryKey: [...keys.patients, 'named', search],
    queryFn: ({ signal }) => ask('patientGet', { search, page: 1, pageSize: 6 }, { signal }),
    enabled: search.trim() !== '',
    placeholderData: keepPreviousData,
  })

export const useMachineTokens = () =>
  useQuery({
    queryKey: keys.machineTokens,
    queryFn: ({ signal }) => ask('machineTokens', {}, { signal }),
    enabled: useMay('manage'),
    retry: false,
  })

/** Whether a token lets nothing in, because its maker may no longer make such a one. */
export const hasEnded = ({ endedAt, makerMay }: MachineToken): boolean => endedAt !== null || !makerMay

export const useMachineTokenAdd = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<'machineTokenAdd'>) => ask('machineTokenAdd', input),
    onSuccess: () => void client.invalidateQueries({ queryKey: keys.machineTokens }),
  })
}

export const useMachineTokenStop = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (uuid: string) => ask('machineTokenStop', { uuid }),
    onSettled: () => void client.invalidateQueries({ queryKey: keys.machineTokens }),
  })
}
