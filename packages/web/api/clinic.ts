import { pictureNeeds } from '@sella/contract/access/pictures'
import { type Action, type ClinicRole, may } from '@sella/contract/access/roles'
import type { Input, Output } from '@sella/contract/calls/index'
import type { CaseRecord, ImageKind } from '@sella/contract/entities'
import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ask, askFile } from './client'
import { keys, placeRecord } from './queries'

/** The user's clinics, and the one she works at. */
export const useMyClinics = () =>
  useQuery({ queryKey: keys.clinics, queryFn: ({ signal }) => ask('clinicMine', {}, { signal }), staleTime: 300_000 })

/** Returns what the user may do at her current desk, for callers that check several actions. */
export const useLeave = (): ((action: Action) => boolean) => {
  const role = useMyRole()
  return useCallback((action: Action) => role === null || may(role, action), [role])
}

/** The user's role at the clinic she works at; null at her own desk, and while unknown. */
export const useMyRole = (): ClinicRole | null => {
  const mine = useMyClinics().data
  return mine?.clinics.find(({ uuid }) => uuid === mine.desk)?.role ?? null
}

/**
 * Whether the user may do something at her current desk, by the table the server uses; at her own desk everything. While unknown
 * it is true: the server decides in any case.
 */
export const useMay = (action: Action): boolean => {
  const role = useMyRole()
  return role === null || may(role, action)
}

/** Whether the user may change, move or remove a picture of this kind in the record. */
export const useMayChange = (record: Pick<CaseRecord, 'cephPoints'>, kind: ImageKind): boolean =>
  useMay(pictureNeeds(record, kind))

export const useClinic = (enabled: boolean) =>
  useQuery({ queryKey: keys.clinic, queryFn: ({ signal }) => ask('clinicGet', {}, { signal }), enabled })

/**
 * Changes to members or invitations; the clinic is then fetched again without waiting, since a message attached to its line would
 * disappear with the line.
 */
const useChange = <I>(change: (input: I) => Promise<unknown>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => void client.invalidateQueries({ queryKey: keys.clinic }),
  })
}

export const useMemberRole = () => useChange((input: Input<'memberRole'>) => ask('memberRole', input))
export const useMemberRemove = () => useChange((input: Input<'memberRemove'>) => ask('memberRemove', input))
export const useRequireTwoSteps = () => useChange((required: boolean) => ask('clinicTwoSteps', { required }))
export const useInvitationStop = () => useChange((uuid: string) => ask('invitationStop', { uuid }))

export const useInvite = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<'invitationAdd'>) => ask('invitationAdd', input),
    // Not awaited: the link is shown as soon as it exists.
    onSuccess: () => void client.invalidateQueries({ queryKey: keys.clinic }),
  })
}

/** Everything cached, except the user herself, belongs to the previous desk. */
export const resetDesk = (client: QueryClient): Promise<void> =>
  client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== keys.user[0] })

/**
 * Changes of desk. `then`: what follows one; it is called here, because what is cached for the page goes with the desk, and a page that
 * waits for it again has taken down the part that asked.
 */
export const useDesk = <I, O>(go: (input: I) => Promise<O>, then?: (made: O) => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: go,
    onSuccess: made => {
      then?.(made)
      return resetDesk(client)
    },
  })
}

export const goToDesk = (clinic: string | null) => ask('deskChoose', { clinic })
export const createClinic = (input: Input<'clinicFound'>) => ask('clinicFound', input)
export const leaveClinic = (clinic: string) => ask('clinicLeave', { clinic })
export const acceptInvitation = (token: string) => ask('invitationAccept', { token })

/** What an invitation is for. */
export const useInvitation = (token: string) =>
  useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => ask('invitationLook', { token }, { signal }),
    retry: false,
  })

/** The clinic's members and which of them are assigned to a case; empty at the user's own desk. */
export const useAssigned = (caseUuid: string) =>
  useQuery({ queryKey: keys.assigned(caseUuid), queryFn: ({ signal }) => ask('caseAssigned', { caseUuid }, { signal }) })

export const useAssign = (caseUuid: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: { readonly persons: string[]; readonly from: string[] }) => ask('caseAssign', { caseUuid, ...change }),
    // Updates the cache at once, so that the next click starts from it before the clinic has been fetched again.
    onSuccess: (_, { persons }) =>
      client.setQueryData<Output<'caseAssigned'>>(keys.assigned(caseUuid), members =>
        members?.map(member => ({ ...member, assigned: persons.includes(member.person) })),
      ),
    onSettled: () => void client.invalidateQueries({ queryKey: keys.clinic }),
  })
}

/** Which entries of the log are requested. */
export type LogWish = Omit<Input<'clinicLog'>, 'before'>

export const useLog = (wish: LogWish) =>
  useInfiniteQuery({
    queryKey: ['clinic', 'log', wish],
    queryFn: ({ pageParam, signal }) => ask('clinicLog', { ...wish, ...(pageParam ? { before: pageParam } : {}) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ rows, more }) => (more ? rows.at(-1)?.seq : undefined),
  })

export const useLogCheck = () =>
  useQuery({ queryKey: ['clinic', 'log', 'check'], queryFn: ({ signal }) => ask('clinicLogCheck', {}, { signal }) })

export const logTable = (wish: LogWish) => askFile('clinicLogCsv', wish)

/** Approves a resident's tracing unchanged. */
export const useApprove = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<'tracingApprove'>) => ask('tracingApprove', input),
    onSuccess: record => placeRecord(client, record),
  })
}
