import { Button } from 'antd'
import { useState } from 'react'
import { type PacsInstance, usePacsFetch, usePacsStudy } from '../../../api/pacs'
import { useToast } from '../../../parts/toast'
import { textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import styles from './pacs.module.css'

const factsOf = ({ modality, description, columns, rows }: PacsInstance): readonly string[] =>
  [modality, description, columns && rows ? `${columns} × ${rows}` : null].filter(fact => fact !== null)

/** The objects of a study: which to fetch, and which were received before. */
export const PacsObjects = ({ archive, study }: { readonly archive: string; readonly study: string }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { data, error } = usePacsStudy(archive, study)
  const fetching = usePacsFetch(archive, study)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const instances = data?.instances ?? []
  const wanted = instances.filter(({ instance, here }) => !here && !left.has(instance))
  const turn = (instance: string, on: boolean) => {
    const next = new Set(left)
    if (on) next.delete(instance)
    else next.add(instance)
    setLeft(next)
  }
  const fetchAll = () =>
    fetching.mutate(wanted, {
      onSuccess: failures => {
        const count = wanted.length - failures.length
        if (failures.length === 0) return toast({ kind: 'done', title: t('waiting.pacs.fetched', { count }) })
        const title = t('waiting.pacs.partly', { count, failed: failures.length })
        return toast({ kind: 'error', title, text: textOf(failures[0], lang) })
      },
    })
  return (
    <div className={styles.objects}>
      {error && <p role="alert">{textOf(error, lang)}</p>}
      {!data && !error && <p role="status">{t('app.loading')}</p>}
      {instances.map((instance, i) => (
        <label key={instance.instance}>
          <input
            type="checkbox"
            checked={!instance.here && !left.has(instance.instance)}
            disabled={instance.here || fetching.isPending}
            onChange={event => turn(instance.instance, event.target.checked)}
          />
          <span>
            {[String(i + 1), ...factsOf(instance)].join(t('app.separator'))}
            {instance.here && <small>{t('waiting.pacs.here')}</small>}
          </span>
        </label>
      ))}
      {data?.more && <p>{t('waiting.pacs.more')}</p>}
      {data && (
        <Button disabled={wanted.length === 0} loading={fetching.isPending} onClick={fetchAll}>
          {t('waiting.pacs.fetch', { count: wanted.length })}
        </Button>
      )}
    </div>
  )
}
