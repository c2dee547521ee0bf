import { fewestFilms, fewestForIcc } from '@sella/ceph/reliability/agreement'
import { stageText, stageTitle } from '@sella/ceph/reliability/stages'
import type { RereadFilm } from '@sella/contract/rereads'
import { apartText } from '@sella/contract/study-about'
import { Tabs } from 'antd'
import { useState } from 'react'
import { useWords } from '../../words/i18n'
import { BesideTables } from './beside-tables'
import { BlandAltman } from './bland-altman'
import styles from './reliability.module.css'
import { filmLabel, StudyFilter } from './study-filter'
import { ItemsTable, PointsTable } from './tables'
import { TakeAlong } from './take-along'
import { type StudyInHand, useChoice } from './use-choice'

const Study = ({ inHand }: { readonly inHand: StudyInHand }) => {
  const { t, lang } = useWords()
  const [item, setItem] = useState<string | null>(null)
  const { study, films } = inHand.chosen
  const plotted = study.items.find(row => row.item === item) ?? study.items[0]
  const labels = new Map(films.map(film => [film.recordUuid, filmLabel(film)]))
  const items = (
    <>
      {plotted && <BlandAltman agreement={plotted} nameOf={film => labels.get(film) ?? ''} />}
      <div className={styles.wide}>
        <ItemsTable items={study.items} chosen={plotted?.item ?? null} onChoose={setItem} />
      </div>
      {study.stages && (
        <p className={styles.stages}>
          <b>{stageTitle[lang]}</b> {stageText(study.stages, lang)}
        </p>
      )}
    </>
  )
  const points = (
    <div className={styles.wide}>
      <PointsTable points={study.points} />
    </div>
  )
  return (
    <Tabs
      items={[
        { key: 'items', label: t('reliability.items'), children: items },
        { key: 'points', label: t('reliability.points'), children: points },
        ...(inHand.choice.reader === 'detector'
          ? [{ key: 'beside', label: t('reliability.beside.title'), children: <BesideTables chosen={inHand.chosen} /> }]
          : []),
      ]}
    />
  )
}

/** Agreement of the further readings with the records' own tracings: measurements, points, plot, and export. */
export const Results = ({ rereads }: { readonly rereads: readonly RereadFilm[] }) => {
  const { t, lang } = useWords()
  const inHand = useChoice(rereads)
  if (!inHand) return <p className={styles.empty}>{t('reliability.noRereads')}</p>
  const { choice, chosen } = inHand
  const { study, skipped, apart } = chosen
  return (
    <section className={styles.results} aria-label={t('reliability.results')}>
      <StudyFilter inHand={inHand} />
      <div className={styles.bar}>
        <b>{t('reliability.films', { count: study.films })}</b>
        {study.films < fewestForIcc && <span data-warn>{t('reliability.noIcc')}</span>}
        {study.films < fewestFilms && <span data-warn>{t('reliability.few')}</span>}
        <TakeAlong choice={choice} films={study.films} />
      </div>
      {skipped > 0 && <p>{t('reliability.skipped', { count: skipped })}</p>}
      {study.scaleless > 0 && <p data-warn>{t('reliability.scaleless', { count: study.scaleless })}</p>}
      {apart && apart.soon > 0 && <p data-warn>{apartText(apart, study.films, lang)}</p>}
      {study.films > 0 ? <Study inHand={inHand} /> : <p className={styles.empty}>{t('reliability.noneChosen')}</p>}
      <p className={styles.howto}>{t('reliability.howto')}</p>
    </section>
  )
}
