import { apply } from '@sella/ceph/tracing/edit'
import type { PorionDefinition } from '@sella/ceph/tracing/tracing'
import { commit } from '@sella/workbench/session/session'
import { Select } from 'antd'
import { useWords } from '../../../words/i18n'
import { useCommitted, useDesk, useEditing } from '../desk'

const choices = ['unrecorded', 'anatomic', 'machine'] as const satisfies readonly (PorionDefinition | 'unrecorded')[]

/** The definition by which porion was placed: recorded by the detector, or stated by the doctor for one placed by hand. */
export const PlacedBy = () => {
  const { t } = useWords()
  const { bench } = useDesk()
  const { tracing } = useCommitted()
  const editing = useEditing()
  const { Po } = tracing.points
  if (!Po) return null
  const now = Po.definition ?? 'unrecorded'
  const state = (choice: (typeof choices)[number]) => {
    const definition = choice === 'unrecorded' ? null : choice
    bench.session.set(session => commit(session, apply(session.present, { edit: 'definePorion', definition })))
  }
  if (!editing || Po.origin !== 'manual') return t(`bench.porion.${now}`)
  return (
    <>
      <Select<(typeof choices)[number]>
        size="small"
        style={{ width: '100%' }}
        aria-label={t('bench.porion.recorded')}
        value={now}
        onChange={state}
        options={choices.map(value => ({ value, label: t(`bench.porion.${value}`) }))}
      />
      {Po.definition && <small style={{ color: 'var(--t2)' }}>{t('bench.porion.moved')}</small>}
    </>
  )
}
