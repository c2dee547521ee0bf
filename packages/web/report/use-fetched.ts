import type { CaseRecord } from '@sella/contract/entities'
import type { SectionId } from '@sella/drawing/report/design'
import { type Fetched, notesOf } from '@sella/workbench/report/extras'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ask } from '../api/client'

const none: readonly never[] = []

/** Data of the chosen sections that is not part of the record: pictures of its models, the case's written file. */
export const useFetched = (caseUuid: string, record: CaseRecord | null, sections: readonly SectionId[]): Fetched => {
  const shown =
    record?.photos.filter(({ type }) => type === 'Upper_Model' || type === 'Lower_Model').map(({ shown }) => shown) ?? []
  const models = useQuery({
    queryKey: ['report-models', record?.uuid, shown],
    queryFn: ({ signal }) => ask('reportModels', { recordUuid: record?.uuid ?? '' }, { signal }),
    enabled: sections.includes('models') && shown.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const file = useQuery({
    queryKey: ['report-notes', caseUuid],
    queryFn: ({ signal }) => ask('caseFileGet', { caseUuid }, { signal }),
    enabled: sections.includes('notes'),
    gcTime: 0,
  })
  return useMemo(
    () => ({
      models: (models.data ?? none).map(({ view, ...picture }) => ({ view, picture })),
      notes: file.data ? notesOf(file.data) : null,
    }),
    [models.data, file.data],
  )
}
