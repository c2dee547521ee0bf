import type { Writer, Writing } from '@sella/workbench/writing/writing'
import { Button } from 'antd'
import { Check, CloudOff, Loader, PencilLine, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWords } from '../../words/i18n'
import styles from './patient-file.module.css'

interface SaveStateProps<T> {
  readonly writing: Writing<T>
  readonly writer: Writer<T>
  readonly nameOf: (field: string) => string
  /** Fetches the server's current version. */
  readonly look: () => Promise<T>
  /** What the other window wrote in the fields that both changed. */
  readonly textOf: (other: T, fields: readonly string[]) => string
}

const icons = { saved: Check, unsaved: PencilLine, saving: Loader, failed: CloudOff, clash: TriangleAlert } as const

/** What another window wrote in the same field, beside the choice; the option that loses nothing here comes first. */
const Clash = <T,>({ writing, writer, nameOf, look, textOf }: SaveStateProps<T>) => {
  const { t } = useWords()
  const [other, setOther] = useState<T | null>(null)
  useEffect(() => {
    let live = true
    void look()
      .then(now => live && setOther(() => now))
      .catch(() => undefined)
    return () => {
      live = false
    }
  }, [look])
  return (
    <div className={styles.clash} role="alert">
      <p>{t('file.clash', { fields: writing.clashes.map(nameOf).join(t('app.listComma')) })}</p>
      {other !== null && (
        <>
          <p>{t('file.clashText')}</p>
          <blockquote>{textOf(other, writing.clashes) || t('file.nothing')}</blockquote>
          <div>
            <Button size="small" onClick={() => writer.settle(other, 'mine')}>
              {t('file.mine')}
            </Button>
            <Button size="small" onClick={() => writer.settle(other, 'theirs')}>
              {t('file.theirs')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

/** The save state of a text. */
export const SaveState = <T,>(props: SaveStateProps<T>) => {
  const { t } = useWords()
  const { writing, writer } = props
  if (writing.state === 'clash') return <Clash {...props} />
  const Icon = icons[writing.state]
  return (
    <p className={styles.state} data-state={writing.state} role="status">
      <Icon size={14} aria-hidden />
      {t(`file.state.${writing.state}`)}
      {writing.state === 'failed' && (
        <Button size="small" onClick={writer.flush}>
          {t('file.retry')}
        </Button>
      )}
    </p>
  )
}
