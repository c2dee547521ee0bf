import type { SectionId } from '@sella/drawing/report/design'
import type { Scene } from '@sella/drawing/scene/scene'
import type { Chosen } from '@sella/workbench/report/preview'
import { pageNames } from '@sella/workbench/report/reused-pages'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { BlockedButton } from '../../parts/blocked-button'
import { GreyChoice } from '../../report/designer-bars'
import { PagePreview, PageThumb } from '../../report/page-preview'
import { useWords } from '../../words/i18n'
import '../../words/late/exporting'
import styles from './documents.module.css'
import { useRedraw } from './use-redraw'

interface DesignerPagesProps {
  readonly pages: readonly Scene[]
  readonly chosen: Chosen
  /** The section being edited: its pages are shown, framed. */
  readonly edited: SectionId | null
}

/** The pages as they will be printed: one large, all of them as thumbnails beside it. */
export const DesignerPages = ({ pages, chosen, edited }: DesignerPagesProps) => {
  const { t } = useWords()
  const view = useRef<HTMLElement>(null)
  const [grey, setGrey] = useState(false)
  const [at, setAt] = useState(0)
  const redraw = useRedraw(chosen, pages)
  const figures = () => [...(view.current?.querySelectorAll('figure') ?? [])]
  const go = (page: number): void => figures()[page]?.scrollIntoView({ block: 'start' })
  const onScroll = (): void => {
    const middle = (view.current?.scrollTop ?? 0) + (view.current?.clientHeight ?? 0) / 2
    const top = view.current?.offsetTop ?? 0
    setAt(
      Math.max(
        0,
        figures().findLastIndex(figure => figure.offsetTop - top <= middle),
      ),
    )
  }
  useEffect(() => {
    if (edited) view.current?.querySelector(`[data-parts~="${edited}"]`)?.scrollIntoView({ block: 'start' })
  }, [edited])
  const names = pageNames(pages)
  const current = Math.min(at, Math.max(0, pages.length - 1))
  return (
    <section className={styles.sheets} aria-label={t('exporting.preview')}>
      <header className={styles.bar}>
        <span>{t('documents.design.same')}</span>
        {redraw !== null && <small>{t('documents.design.redrawn', { ms: redraw })}</small>}
        <span className={styles.stepper}>
          <BlockedButton
            type="text"
            size="small"
            icon={<ChevronLeft size={16} aria-hidden />}
            aria-label={t('documents.design.previous')}
            blocked={current === 0 ? t('documents.design.firstPage') : null}
            onClick={() => go(current - 1)}
          />
          <b>{pages.length > 0 ? `${current + 1} / ${pages.length}` : '0'}</b>
          <BlockedButton
            type="text"
            size="small"
            icon={<ChevronRight size={16} aria-hidden />}
            aria-label={t('documents.design.next')}
            blocked={current >= pages.length - 1 ? t('documents.design.lastPage') : null}
            onClick={() => go(current + 1)}
          />
        </span>
        <GreyChoice grey={grey} choose={setGrey} />
      </header>
      <nav className={styles.thumbs} aria-label={t('documents.design.thumbs')}>
        {pages.map((page, i) => (
          <button
            key={names[i]}
            type="button"
            aria-current={i === current ? 'page' : undefined}
            aria-label={t('documents.design.toPage', { page: i + 1 })}
            onClick={() => go(i)}
          >
            <PageThumb page={page} paper={chosen.design.paper} name={names[i] ?? ''} />
            {i + 1}
          </button>
        ))}
      </nav>
      <section
        ref={view}
        className={styles.sheet}
        data-grey={grey}
        aria-label={t('documents.pages', { count: pages.length })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        <PagePreview pages={pages} paper={chosen.design.paper} grey={grey} edited={edited} />
      </section>
    </section>
  )
}
