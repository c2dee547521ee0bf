import type { SavedSearch } from '@sella/contract/documents/saved-searches'
import { Button, Popover } from 'antd'
import { Bookmark, Pencil, Plus, Trash } from 'lucide-react'
import { useState } from 'react'
import { BlockedButton } from '../../parts/blocked-button'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { NameDialog } from './name-dialog'
import styles from './saved-menu.module.css'
import { NameRefused, renamed, withoutSaved, withSaved } from './saved-searches'
import { useNameFaults } from './use-name-faults'
import { useSaved } from './use-saved'

interface SavedMenuProps {
  /** The current query; empty if there is none. */
  readonly query: string
  readonly onOpen: (query: string) => void
}

/** The doctor's saved searches: open, rename, delete. */
export const SavedMenu = ({ query, onOpen }: SavedMenuProps) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { saved, change } = useSaved()
  const [open, setOpen] = useState(false)
  const [naming, setNaming] = useState<SavedSearch | 'new' | null>(null)
  const nameFaults = useNameFaults()
  const tried = (run: Promise<void>) =>
    run.catch(error =>
      toast({ kind: 'error', title: error instanceof NameRefused ? nameFaults[error.fault] : textOf(error, lang) }),
    )
  const drop = async (search: SavedSearch) => {
    await change(searches => withoutSaved(searches, search))
    const back = () => void tried(change(searches => withSaved(withoutSaved(searches, search), search)))
    toast({ kind: 'done', title: t('search.deleted'), text: search.name, action: { label: t('search.undo'), run: back } })
  }
  const name = (next: string) =>
    naming === 'new' || naming === null
      ? change(searches => withSaved(searches, { name: next, query }))
      : change(searches => renamed(searches, naming.name, next))
  const list = (
    <div className={styles.menu}>
      {saved.length === 0 && <p>{t('search.noneSaved')}</p>}
      <ul>
        {saved.map(search => (
          <li key={search.name}>
            <button
              type="button"
              className={styles.name}
              title={search.name}
              onClick={() => {
                setOpen(false)
                onOpen(search.query)
              }}
            >
              {search.name}
            </button>
            <button type="button" aria-label={t('search.rename', { name: search.name })} onClick={() => setNaming(search)}>
              <Pencil size={14} aria-hidden />
            </button>
            <button type="button" aria-label={t('search.delete', { name: search.name })} onClick={() => void tried(drop(search))}>
              <Trash size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <BlockedButton
        type="link"
        block
        blocked={query === '' ? t('search.saveNone') : null}
        icon={<Plus size={14} aria-hidden />}
        onClick={() => setNaming('new')}
      >
        {t('search.save')}
      </BlockedButton>
    </div>
  )
  return (
    <>
      <Popover
        open={open && naming === null}
        onOpenChange={setOpen}
        trigger="click"
        placement="bottomRight"
        arrow={false}
        content={list}
        styles={{ container: { padding: 4 } }}
      >
        <Button icon={<Bookmark size={16} aria-hidden />} aria-label={t('search.saved')} aria-expanded={open}>
          <span className={styles.label}>{t('search.saved')}</span>
        </Button>
      </Popover>
      {naming && (
        <NameDialog
          title={t(naming === 'new' ? 'search.saveTitle' : 'search.renameTitle')}
          saved={saved}
          self={naming === 'new' ? null : naming.name}
          onName={name}
          onClose={() => {
            setNaming(null)
            setOpen(true)
          }}
        />
      )}
    </>
  )
}
