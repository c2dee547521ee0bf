import type { Input, Output } from '@sella/contract/calls/index'
import type { CaseRecord, UserAnalysis } from '@sella/contract/entities'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from './client'

/** Keys of cached replies. A shorter key covers all that begin with it. */
export const keys = {
  user: ['user'] as const,
  patients: ['patients'] as const,
  patient: (uuid: string) => ['patient', uuid] as const,
  /** Not below the patient's: what is being written must not be fetched again because somebody corrected a birthday. */
  caseFile: (caseUuid: string) => ['caseFile', caseUuid] as const,
  tags: ['patients', 'tags'] as const,
  glances: ['glance'] as const,
  records: (caseUuid: string) => ['records', caseUuid] as const,
  setting: (name: string) => ['setting', name] as const,
  analyses: ['analyses'] as const,
  agencies: ['agencies'] as const,
  sessions: ['sessions'] as const,
  waiting: ['waiting'] as const,
  /** All keys that begin with it concern the clinic the user works at. */
  clinic: ['clinic'] as const,
  assigned: (caseUuid: string) => ['clinic', 'assigned', caseUuid] as const,
  /** The user's clinics. */
  clinics: ['clinics'] as const,
  machineTokens: ['machineTokens'] as const,
}

/** Signed addresses of pictures are valid for 1200 s; replies containing them are fetched again before that. */
const picturesFresh = 600_000

export const useUser = (enabled = true) =>
  useQuery({
    queryKey: keys.user,
    queryFn: ({ signal }) => ask('cUserInfo', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  })

export const usePatient = (uuid: string | null) =>
  useQuery({
    queryKey: keys.patient(uuid ?? ''),
    queryFn: ({ signal }) => ask('patientFind', { uuid: uuid ?? '' }, { signal }),
    enabled: uuid !== null,
    staleTime: 60_000,
  })

export const useRecords = (caseUuid: string | null) =>
  useQuery({
    queryKey: keys.records(caseUuid ?? ''),
    queryFn: ({ signal }) => ask('timebarGet', { caseUuid: caseUuid ?? '' }, { signal }),
    enabled: caseUuid !== null,
    staleTime: picturesFresh,
    refetchInterval: picturesFresh,
  })

/** Puts a record returned by the server in its place among the case's records. */
export const placeRecord = (client: QueryClient, record: CaseRecord): void => {
  client.setQueryData<readonly CaseRecord[]>(keys.records(record.caseUuid), records => {
    const others = (records ?? []).filter(caseRecord => caseRecord.uuid !== record.uuid)
    return [...others, record].sort((a, b) => a.createday.localeCompare(b.createday))
  })
  void client.invalidateQueries({ queryKey: keys.patients })
}

export const useAddRecord = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<'timebarAdd'>) => ask('timebarAdd', input),
    onSuccess: record => placeRecord(client, record),
  })
}

/** Saves date, type or tracings of a record; RECORD_CONFLICT if another window saved first. */
export const useSaveRecord = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<'timebarUpdate'>) => ask('timebarUpdate', input),
    onSuccess: record => placeRecord(client, record),
  })
}

/** Fetches a record as it is stored now; null where it is gone. */
export const useStoredRecord = () => {
  const client = useQueryClient()
  return async ({ uuid, caseUuid }: CaseRecord): Promise<CaseRecord | null> => {
    const records = await ask('timebarGet', { caseUuid })
    client.setQueryData(keys.records(caseUuid), records)
    return records.find(record => record.uuid === uuid) ?? null
  }
}

export const useDeleteRecord = (caseUuid: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (uuid: string) => ask('timebarDelete', { uuid }),
    onSuccess: (_, uuid) => {
      client.setQueryData<readonly CaseRecord[]>(keys.records(caseUuid), records =>
        records?.filter(record => record.uuid !== uuid),
      )
      void client.invalidateQueries({ queryKey: keys.patients })
    },
  })
}

/** Milliseconds after which a setting that another window may change is fetched again when this window is looked at. */
export const followed = 10_000

/**
 * A setting of the doctor as JSON text; null if never saved. `fresh`: milliseconds for which it is not fetched again; for good by
 * default.
 */
export const useSetting = (name: string, fresh = Number.POSITIVE_INFINITY) =>
  useQuery({
    queryKey: keys.setting(name),
    queryFn: async ({ signal }) => (await ask('settingGet', { name }, { signal })).content,
    staleTime: fresh,
  })

/** Saves a setting, at once on screen and reverted if the call fails. */
export const useSaveSetting = (name: string) => {
  const client = useQueryClient()
  const key = keys.setting(name)
  return useMutation({
    mutationFn: (content: string) => ask('settingSave', { name, content }),
    onMutate: content => {
      const before = client.getQueryData<string | null>(key)
      client.setQueryData(key, content)
      return { before }
    },
    onError: (_error, _content, context) => client.setQueryData(key, context?.before),
  })
}

export const useAnalyses = () =>
  useQuery({ queryKey: keys.analyses, queryFn: ({ signal }) => ask('analysisList', {}, { signal }), staleTime: 300_000 })

/** Adds (without uuid) or changes a custom analysis. */
export const useSaveAnalysis = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      uuid,
      name,
      content,
      from,
    }: {
      readonly uuid?: string
      readonly name: string
      readonly content: string
      /** What a change started from. */
      readonly from?: { readonly name: string; readonly content: string }
    }): Promise<UserAnalysis> =>
      uuid ? ask('analysisUpdate', { uuid, name, content, ...(from ? { from } : {}) }) : ask('analysisAdd', { name, content }),
    // After a refusal too: another window may have saved it, or deleted it.
    onSettled: () => client.invalidateQueries({ queryKey: keys.analyses }),
  })
}

export const useDeleteAnalysis = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<'analysisDelete'>) => ask('analysisDelete', input),
    // After a refusal too: another window may have saved it, or deleted it.
    onSettled: () => client.invalidateQueries({ queryKey: keys.analyses }),
  })
}

export const useAgencies = () =>
  useQuery({ queryKey: keys.agencies, queryFn: ({ signal }) => ask('agencyGet', {}, { signal }), staleTime: 300_000 })

export const useSaveAgencies = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (agencies: Input<'agencyUpdateAll'>['agencies']) => ask('agencyUpdateAll', { agencies }),
    onSuccess: (agencies: Output<'agencyUpdateAll'>) => {
      client.setQueryData(keys.agencies, agencies)
      void client.invalidateQueries({ queryKey: keys.patients })
    },
  })
}

export const useUpdateUser = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<'userUpdate'>) => ask('userUpdate', input),
    onSuccess: user => client.setQueryData(keys.user, user),
  })
}

export const useChangePassword = () =>
  useMutation({ mutationFn: (input: Input<'passwordUpdate'>) => ask('passwordUpdate', input) })

export const useChangeAvatar = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (file: Blob) => ask('avatarUpdate', {}, { file }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.user }),
  })
}

/** The doctor's sessions, last used first. */
export const useSessions = () =>
  useQuery({ queryKey: keys.sessions, queryFn: ({ signal }) => ask('sessionList', {}, { signal }) })

export const useRevokeSession = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (uuid: string) => ask('sessionRevoke', { uuid }),
    onSuccess: () => void client.invalidateQueries({ queryKey: keys.sessions }),
  })
}

export const useRevokeOthers = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => ask('sessionRevokeOthers', {}),
    onSuccess: () => void client.invalidateQueries({ queryKey: keys.sessions }),
  })
}
