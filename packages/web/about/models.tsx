import type { ModelCard } from '@sella/contract/model-card'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { ask } from '../api/client'
import { textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'
import styles from './about.module.css'
import { ModelPoints } from './model-points'
import { ModelTests } from './model-tests'

const List = ({ title, items }: { readonly title: string; readonly items: readonly string[] }) =>
  items.length === 0 ? null : (
    <div className={styles.grade}>
      <h4>{title}</h4>
      <ul>
        {items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )

const Card = ({ card }: { readonly card: ModelCard }) => {
  const { t } = useWords()
  return (
    <article className={styles.model}>
      <h3>
        {card.name}
        <span>{card.task}</span>
      </h3>
      <ModelTests card={card} />
      <List title={t('about.model.testing')} items={card.notes} />
      <List title={t('about.model.sources')} items={card.sources} />
      <List title={t('about.model.limits')} items={card.limits} />
      <ModelPoints card={card} />
    </article>
  )
}

/** The cards of the models used by this server, fetched when the page is opened. */
export const Models = () => {
  const { t, lang } = useWords()
  const cards = useQuery({
    queryKey: ['model cards', lang],
    queryFn: ({ signal }) => ask('modelCards', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <section aria-busy={cards.isPending}>
      <h2>{t('about.models')}</h2>
      <p>{t('about.modelsText')}</p>
      {cards.data?.map(card => (
        <Card key={card.name} card={card} />
      ))}
      {cards.data?.length === 0 && <p>{t('about.modelsNone')}</p>}
      {cards.error && (
        <p role="alert">
          {textOf(cards.error, lang)}{' '}
          <Button size="small" onClick={() => void cards.refetch()}>
            {t('app.retry')}
          </Button>
        </p>
      )}
    </section>
  )
}
