import { besideItems, besidePoints } from '@sella/ceph/reliability/beside'
import { between, type ItemKey, itemText, type PointKey, pointText } from '@sella/ceph/reliability/study-columns'
import { signAfter } from '@sella/ceph/unit'
import type { Chosen } from '@sella/contract/reread-study'
import { readerText } from '@sella/contract/study-about'
import { useWords } from '../../words/i18n'
import styles from './reliability.module.css'

const itemHeads = ['n', 'dahlberg', 'bias', 'icc'] as const
const pointHeads = ['n', 'distance', 'forward', 'down', 'within'] as const
const pointKeys = {
  n: 'n',
  distance: 'mean_distance_mm',
  forward: 'forward_mm',
  down: 'down_mm',
  within: 'within_2_mm_percent',
} as const satisfies Readonly<Record<(typeof pointHeads)[number], PointKey>>

interface HeadsProps {
  readonly first: 'item' | 'point'
  readonly heads: readonly (typeof itemHeads)[number][] | readonly (typeof pointHeads)[number][]
}

/** Headings in two rows: the figure, and below it whose it is. */
const Heads = ({ first, heads }: HeadsProps) => {
  const { t } = useWords()
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          {t(`reliability.head.${first}`)}
        </th>
        {heads.map(head => (
          <th key={head} scope="colgroup" colSpan={2}>
            {t(`reliability.head.${head}`)}
          </th>
        ))}
      </tr>
      <tr>
        {heads.flatMap(head =>
          (['detector', 'clinician'] as const).map(side => (
            <th key={`${head} ${side}`} scope="col">
              {t(`reliability.beside.${side}`)}
            </th>
          )),
        )}
      </tr>
    </thead>
  )
}

interface SidesProps {
  readonly beside: NonNullable<Chosen['beside']>
}

const Items = ({ beside }: SidesProps) => {
  const { t, lang } = useWords()
  return (
    <table className={styles.table} data-beside>
      <caption className="unseen">{`${t('reliability.beside.title')} ${t('reliability.items')}`}</caption>
      <Heads first="item" heads={itemHeads} />
      <tbody>
        {besideItems(beside.detector, beside.study).map(row => (
          <tr key={row.detector.item}>
            <th scope="row">{row.detector.name[lang]}</th>
            {itemHeads.flatMap(head =>
              (['detector', 'clinician'] as const).map(side => {
                const of = row[side]
                const tell = (key: ItemKey): string => (of ? itemText(of, key, lang) : '–')
                const span = head === 'icc' ? between(tell('icc_low'), tell('icc_high'), lang) : '–'
                return (
                  <td key={`${head} ${side}`}>
                    {`${tell(head)}${head === 'dahlberg' && of ? signAfter[of.unit] : ''}`}
                    {span !== '–' && <small>{span}</small>}
                  </td>
                )
              }),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Points = ({ beside }: SidesProps) => {
  const { t, lang } = useWords()
  return (
    <table className={styles.table} data-beside>
      <caption className="unseen">{`${t('reliability.beside.title')} ${t('reliability.points')}`}</caption>
      <Heads first="point" heads={pointHeads} />
      <tbody>
        {besidePoints(beside.detector, beside.study).map(row => (
          <tr key={row.detector.name}>
            <th scope="row">{pointText(row.detector, 'point', lang)}</th>
            {pointHeads.flatMap(head =>
              (['detector', 'clinician'] as const).map(side => {
                const of = row[side]
                return (
                  <td key={`${head} ${side}`}>
                    {of ? `${pointText(of, pointKeys[head], lang)}${head === 'within' ? '%' : ''}` : '–'}
                  </td>
                )
              }),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface BesideTablesProps {
  readonly chosen: Chosen
}

/** The detector's agreement and a clinician's side by side; without a clinician's readings, that they are missing. */
export const BesideTables = ({ chosen }: BesideTablesProps) => {
  const { t, lang } = useWords()
  const { beside } = chosen
  if (!beside) return <p className={styles.empty}>{t('reliability.beside.none')}</p>
  return (
    <>
      <p className={styles.howto}>
        {t(beside.reader.reader === 'self' ? 'reliability.beside.ofSelf' : 'reliability.beside.of', {
          ...{ reader: readerText(beside.reader, lang), shared: beside.study.films, all: chosen.study.films },
        })}
      </p>
      <div className={styles.wide}>
        <Items beside={beside} />
      </div>
      <div className={styles.wide}>
        <Points beside={beside} />
      </div>
    </>
  )
}
