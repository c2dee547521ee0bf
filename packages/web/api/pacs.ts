import type { Input, Output } from '@sella/contract/calls/index'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from './client'
import { useMay } from './clinic'
import { keys } from './queries'

/** The archives this desk may query. */
export const useArchives = () =>
  useQuery({
    queryKey: ['archives'],
    queryFn: ({ signal }) => ask('archiveList', {}, { signal }),
    staleTime: 300_000,
    enabled: useMay('register'),
    retry: false,
  }).data ?? []

export type PacsStudy = Output<'pacsFind'>['studies'][number]
export type PacsInstance = Output<'pacsStudy'>['instances'][number]

export const usePacsFind = () => useMutation({ mutationFn: (question: Input<'pacsFind'>) => ask('pacsFind', question) })

/** The objects of a study. */
export const usePacsStudy = (archive: string, study: string) =>
  useQuery({
    queryKey: ['archives', archive, study],
    queryFn: ({ signal }) => ask('pacsStudy', { archive, study }, { signal }),
    retry: false,
  })

/** Fetches objects one after another into the waiting room; resolves to those that failed. */
export const usePacsFetch = (archive: string, study: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (wanted: readonly PacsInstance[]) => {
      const failures: unknown[] = []
      for (const { series, instance } of wanted)
        await ask('pacsFetch', { archive, study, series, instance }).catch((error: unknown) => failures.push(error))
      return failures
    },
    onSettled: () =>
      void Promise.all(
        [keys.waiting, ['archives', archive, study]].map(queryKey => client.invalidateQueries({ queryKey: [...queryKey] })),
      ),
  })
}
