import type { Input } from '@sella/contract/calls/index'
import type { WaitingFile, WaitingState } from '@sella/contract/waiting'
import type { CaseChoice, Filing } from '@sella/workbench/uploads/filing'
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

const caseOf = async (goal: CaseChoice): Promise<string> => {
  if (goal.at === 'case') return goal.uuid
  const { name, birthday, sex, caseNo } = goal
  const fields = { name: name.trim(), sex, birthday: birthday || null, caseNo: caseNo.trim() }
  return (await ask('patientAdd', { ...fields, agencyUuid: null, phone: null, notes: null })).uuid
}

/** Where a file was filed. */
export interface FiledAt {
  readonly caseUuid: string
  readonly recordUuid: string
}

export interface FilingWish extends Filing {
  readonly uuid: string
  /** A case already created for this file by an earlier attempt that failed: it is not created twice. */
  readonly begun: Partial<FiledAt>
  readonly onBegun: (begun: Partial<FiledAt>) => void
  /** How a pixel spacing stated at the detector is used; by default decided from the file. */
  readonly spacing?: Input<'waitingPlace'>['spacing']
  /** Which frame or page is the picture, from 1. */
  readonly page: number
}

/** Creates the case and the record if they are new, and files the file there. */
const file = async ({ uuid, goal, record, kind, begun, onBegun, spacing, page }: FilingWish): Promise<FiledAt> => {
  if (goal === null || record === null || kind === null) throw new Error('nothing to file')
  const caseUuid = begun.caseUuid ?? (await caseOf(goal))
  onBegun({ caseUuid })
  const recordUuid =
    record.at === 'record'
      ? record.uuid
      : (begun.recordUuid ?? (await ask('timebarAdd', { caseUuid, createday: `${record.day}T00:00`, type: record.type })).uuid)
  onBegun({ caseUuid, recordUuid })
  await ask('waitingPlace', { uuid, recordUuid, type: kind, spacing, page: String(page), ifKnown: 'refuse' })
  return { caseUuid, recordUuid }
}

/** Not awaited: a message attached to the line would disappear with it. */
const again = (client: QueryClient, caseUuid?: string): void =>
  void Promise.all([
    client.invalidateQueries({ queryKey: keys.waiting }),
    client.invalidateQueries({ queryKey: keys.patients }),
    ...(caseUuid ? [client.invalidateQueries({ queryKey: keys.records(caseUuid) })] : []),
  ])

export const useFileWaiting = () => {
  const client = useQueryClient()
  return useMutation({ mutationFn: file, onSettled: filed => again(client, filed?.caseUuid) })
}

/** Moves files to the bin, out of it, or deletes them for good. */
export const useMoveWaiting = (call: 'waitingBin' | 'waitingRestore' | 'waitingErase') => {
  const client = useQueryClient()
  return useMutation({ mutationFn: (uuid: string) => ask(call, { uuid }), onSettled: () => again(client) })
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
