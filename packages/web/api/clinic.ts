import { pictureNeeds } from '@sella/contract/access/pictures'
import { type Action, type ClinicRole, may } from '@sella/contract/access/roles'
import type { Input, Output } from '@sella/contract/calls/index'
import type { CaseRecord, ImageKind } from '@sella/contract/entities'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ask, askFile } from './client'
import { keys, placeRecord } from './queries'

/** All that begin with it are about the clinic at whose desk one works. */
const clinicKey = ['clinic'] as const
const mineKey = ['clinics'] as const

/** One's clinics and where one works. */
export const useMyClinics = () =>
  useQuery({ queryKey: mineKey, queryFn: ({ signal }) => ask('clinicMine', {}, { signal }), staleTime: 300_000 })

/** What one may do where one works, for whom has several things to ask. */
export const useLeave = (): ((action: Action) => boolean) => {
  const role = useMyRole()
  return useCallback((action: Action) => role === null || may(role, action), [role])
}

/** What one is at the clinic where one works; null at one's own desk, and while it is not known. */
export const useMyRole = (): ClinicRole | null => {
  const mine = useMyClinics().data
  return mine?.clinics.find(({ uuid }) => uuid === mine.desk)?.role ?? null
}

/**
 * Whether one may do it where one works, by the table the server decides by; at one's own desk everything. While that is not known yet,
 * yes: the server decides in any case.
 */
export const useMay = (action: Action): boolean => {
  const role = useMyRole()
  return role === null || may(role, action)
}

/** Whether one may change, move or take away a picture of this kind in the record. */
export const useMayChange = (record: Pick<CaseRecord, 'cephPoints'>, kind: ImageKind): boolean =>
  useMay(pictureNeeds(record, kind))

export const useClinic = (enabled: boolean) =>
  useQuery({ queryKey: clinicKey, queryFn: ({ signal }) => ask('clinicGet', {}, { signal }), enabled })

/** What changes members or invitations; the clinic is then asked for again, which is not waited for: what is said of it would go with its line. */
const useChange = <I>(change: (input: I) => Promise<unknown>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => void client.invalidateQueries({ queryKey: clinicKey }),
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
    // Not waited for: the link is shown as soon as there is one.
    onSuccess: () => void client.invalidateQueries({ queryKey: clinicKey }),
  })
}

/** What changes the desk: nothing that was held, but who one is, is of the new one. */
export const useDesk = <I, O>(go: (input: I) => Promise<O>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: go,
    onSuccess: () => client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== keys.user[0] }),
  })
}

export const goToDesk = (clinic: string | null) => ask('deskChoose', { clinic })
export const foundClinic = (input: Input<'clinicFound'>) => ask('clinicFound', input)
export const leaveClinic = (clinic: string) => ask('clinicLeave', { clinic })
export const acceptInvitation = (token: string) => ask('invitationAccept', { token })

/** To what an invitation invites. */
export const useInvitation = (token: string) =>
  useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => ask('invitationLook', { token }, { signal }),
    retry: false,
  })

const assignedKey = (caseUuid: string) => ['clinic', 'assigned', caseUuid] as const

/** The clinic's members and which of them are assigned to a case; empty at one's own desk. */
export const useAssigned = (caseUuid: string) =>
  useQuery({ queryKey: assignedKey(caseUuid), queryFn: ({ signal }) => ask('caseAssigned', { caseUuid }, { signal }) })

export const useAssign = (caseUuid: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (persons: string[]) => ask('caseAssign', { caseUuid, persons }),
    // The next tick says who is assigned from what is held: it holds the change before the clinic is asked again, which is not waited for.
    onSuccess: (_, persons) =>
      client.setQueryData<Output<'caseAssigned'>>(assignedKey(caseUuid), members =>
        members?.map(member => ({ ...member, assigned: persons.includes(member.person) })),
      ),
    onSettled: () => void client.invalidateQueries({ queryKey: clinicKey }),
  })
}

/** Which entries of the log are asked for. */
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

/** Approves a resident's tracing as it stands. */
export const useApprove = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<'tracingApprove'>) => ask('tracingApprove', input),
    onSuccess: record => placeRecord(client, record),
  })
}
