import type { PatientRow } from '@sella/contract/entities'
import type { RereadFilm } from '@sella/contract/rereads'
import type { DetectorProgress } from '@sella/workbench/rereads/read-by-detector'
import { Button, Checkbox, Input, Progress, Radio } from 'antd'
import { ScanSearch, Shuffle } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { BlockedButton } from '../../parts/blocked-button'
import { Field } from '../../parts/field'
import { NameText } from '../../parts/name-text'
import { phone, useMedia } from '../../parts/use-media'
import { type AgainSet, againAddress, againSet, inOrder, keepAgainSet } from '../../rereads/set'
import { useWords } from '../../words/i18n'
import { DraftsInHand } from './drafts-in-hand'
import styles from './reliability.module.css'
import { useDetector } from './use-detector'

interface Film {
  readonly caseUuid: string
  readonly recordUuid: string
  readonly name: string
  readonly day: string
}

const filmsOf = (rows: readonly PatientRow[]): readonly Film[] =>
  rows.flatMap(({ uuid, name, records }) =>
    records
      .filter(({ hasFilm, hasTracing }) => hasFilm && hasTracing)
      .map(record => ({ caseUuid: uuid, recordUuid: record.uuid, name, day: record.createday.slice(0, 10) })),
  )

const secondReaders = ['self', 'other', 'detector'] as const
type SecondReader = (typeof secondReaders)[number]

/** At a clinic's desk it is the signed-in member who retraces. */
const isBy = (reader: RereadFilm['reader'], second: SecondReader): boolean =>
  reader === second || (second === 'self' && reader === 'member')

interface DetectingProps {
  readonly progress: DetectorProgress
  readonly stop: () => void
}

/** The detector's progress, and its stop button. */
const Detecting = ({ progress, stop }: DetectingProps) => {
  const { t } = useWords()
  const { done, of } = progress
  return (
    <div className={styles.detecting} role="status">
      <Progress
        percent={Math.round((100 * done) / of)}
        size="small"
        showInfo={false}
        aria-label={t('reliability.detecting', { done, of })}
      />
      <span>{t('reliability.detecting', { done, of })}</span>
      <Button size="small" onClick={stop}>
        {t('reliability.stop')}
      </Button>
    </div>
  )
}

/** The set in progress. */
const InHand = ({ set }: { readonly set: AgainSet }) => {
  const { t } = useWords()
  const navigate = useNavigate()
  const [next] = set.left
  if (!next) return <p>{t('reliability.done', { of: set.of })}</p>
  return (
    <Button type="primary" block onClick={() => void navigate(againAddress(next, set))}>
      {t('reliability.next', { done: set.of - set.left.length, of: set.of })}
    </Button>
  )
}

interface ChooseFilmsProps {
  readonly rows: readonly PatientRow[]
  readonly rereads: readonly RereadFilm[]
}

/** Which films are retraced and by whom; then opens the first of them, in random order. */
export const ChooseFilms = ({ rows, rereads }: ChooseFilmsProps) => {
  const { t } = useWords()
  const navigate = useNavigate()
  const films = filmsOf(rows)
  const [reader, setReader] = useState<SecondReader>('self')
  const detector = useDetector()
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const count = (uuid: string) => rereads.filter(reread => reread.recordUuid === uuid && isBy(reread.reader, reader)).length
  const inHand = againSet()
  const small = useMedia(phone) && reader !== 'detector'
  const nameless = reader === 'other' && name.trim() === ''
  const blocked =
    chosen.length === 0
      ? t('reliability.startNone')
      : nameless
        ? t('reliability.nameMissing')
        : small
          ? t('reliability.larger')
          : detector.progress && t('reliability.detecting', { done: detector.progress.done, of: detector.progress.of })
  const start = () => {
    if (reader === 'detector') return void detector.run(chosen)
    const left = inOrder(films.filter(({ recordUuid }) => chosen.includes(recordUuid)))
    const by = { reader, name: reader === 'other' ? name.trim() : '' }
    keepAgainSet({ ...by, left, of: left.length })
    if (left[0]) void navigate(againAddress(left[0], by))
  }
  return (
    <aside className={styles.side} aria-label={t('reliability.set')}>
      <p>{t('reliability.hint')}</p>
      {inHand && <InHand set={inHand} />}
      <DraftsInHand />
      <h2>{t('reliability.set')}</h2>
      <p>{t('reliability.setHint')}</p>
      <Radio.Group
        vertical
        aria-label={t('reliability.reader')}
        value={reader}
        options={secondReaders.map(value => ({ value, label: t(`reliability.${value}`) }))}
        onChange={({ target }) => setReader(target.value)}
      />
      {reader === 'other' && (
        <Field label={t('reliability.name')} error={nameless && chosen.length > 0 ? t('reliability.nameMissing') : null}>
          {wiring => <Input {...wiring} maxLength={100} value={name} onChange={({ target }) => setName(target.value)} />}
        </Field>
      )}
      <div className={styles.pick}>
        <Button size="small" onClick={() => setChosen(films.map(({ recordUuid }) => recordUuid))}>
          {t('reliability.all')}
        </Button>
        <Button size="small" onClick={() => setChosen([])}>
          {t('reliability.none')}
        </Button>
        <BlockedButton
          size="small"
          type={inHand && inHand.left.length > 0 ? 'default' : 'primary'}
          icon={reader === 'detector' ? <ScanSearch size={14} aria-hidden /> : <Shuffle size={14} aria-hidden />}
          blocked={blocked}
          onClick={start}
        >
          {t(reader === 'detector' ? 'reliability.detect' : 'reliability.start')}
        </BlockedButton>
      </div>
      {small && <p>{t('reliability.larger')}</p>}
      {detector.progress && <Detecting progress={detector.progress} stop={detector.stop} />}
      <ul>
        {films.map(({ recordUuid, name: patient, day }) => (
          <li key={recordUuid}>
            <Checkbox
              checked={chosen.includes(recordUuid)}
              onChange={({ target }) =>
                setChosen(now => (target.checked ? [...now, recordUuid] : now.filter(each => each !== recordUuid)))
              }
            >
              <NameText name={patient} />{' '}
              <small>
                {[
                  day,
                  count(recordUuid) === 0 ? t('reliability.unread') : t('reliability.read', { count: count(recordUuid) }),
                ].join(t('app.separator'))}
              </small>
            </Checkbox>
          </li>
        ))}
      </ul>
    </aside>
  )
}
