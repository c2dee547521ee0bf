import { fewestForIcc } from '@sella/ceph/reliability/agreement'
import { qualityOf } from '@sella/ceph/reliability/icc'
import type { ItemAgreement, Study } from '@sella/ceph/reliability/study'
import {
  between,
  biasFreeText,
  type ItemKey,
  itemText,
  pointText,
  pText,
  suspectsBias,
} from '@sella/ceph/reliability/study-columns'
import { signAfter } from '@sella/ceph/unit'
import { useWords } from '../../words/i18n'
import styles from './reliability.module.css'

interface ItemsTableProps {
  readonly items: Study['items']
  readonly chosen: string | null
  readonly onChoose: (item: string) => void
}

interface ItemRowProps extends Omit<ItemsTableProps, 'items'> {
  readonly row: ItemAgreement
}

const ItemRow = ({ row, chosen, onChoose }: ItemRowProps) => {
  const { t, lang } = useWords()
  const { item, name, unit, agreement } = row
  const tell = (key: ItemKey): string => itemText(row, key, lang)
  const span = (low: ItemKey, high: ItemKey): string => between(tell(low), tell(high), lang)
  const suspect = suspectsBias(row)
  const biasFree = biasFreeText(row, lang)
  const icc = agreement.n >= fewestForIcc ? agreement.icc : null
  return (
    <tr data-chosen={item === chosen}>
      <th scope="row">
        <button type="button" aria-pressed={item === chosen} onClick={() => onChoose(item)}>
          {name[lang]}
        </button>
      </th>
      <td>{tell('n')}</td>
      <td>
        <b>{`${tell('dahlberg')}${signAfter[unit]}`}</b>
        <small>{span('dahlberg_low', 'dahlberg_high')}</small>
        {biasFree && <small data-bias-free>{biasFree}</small>}
      </td>
      <td data-suspect={suspect} title={suspect ? t('reliability.alarm') : undefined}>
        {tell('bias')}
        {agreement.bias && <small>{span('bias_low', 'bias_high')}</small>}
      </td>
      <td>{pText(row, lang)}</td>
      <td>
        {span('limit_low', 'limit_high')}
        {agreement.limits && (
          <small className={styles.two}>
            <span>{span('limit_low_from', 'limit_low_to')}</span> <span>{span('limit_high_from', 'limit_high_to')}</span>
          </small>
        )}
      </td>
      <td>
        <b>{tell('icc')}</b>
        {icc && <em>{t(`reliability.quality.${qualityOf(icc)}`)}</em>}
        {icc?.interval && <small>{span('icc_low', 'icc_high')}</small>}
      </td>
      <td>{agreement.detectable === null ? '–' : `${tell('smallest_change')}${signAfter[unit]}`}</td>
    </tr>
  )
}

/** Agreement per measurement, each value with its 95 % interval below it; a row's name shows its plot. */
export const ItemsTable = ({ items, chosen, onChoose }: ItemsTableProps) => {
  const { t } = useWords()
  const heads = ['item', 'n', 'dahlberg', 'bias', 'p', 'limits', 'icc', 'detectable'] as const
  return (
    <table className={styles.table} data-items>
      <caption className="unseen">{t('reliability.items')}</caption>
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head} scope="col">
              {t(`reliability.head.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(row => (
          <ItemRow key={row.item} row={row} chosen={chosen} onChoose={onChoose} />
        ))}
      </tbody>
    </table>
  )
}

/** Agreement per landmark. */
export const PointsTable = ({ points }: { readonly points: Study['points'] }) => {
  const { t, lang } = useWords()
  const heads = ['point', 'n', 'distance', 'forward', 'down', 'biasForward', 'biasDown', 'within'] as const
  return (
    <table className={styles.table}>
      <caption className="unseen">{t('reliability.points')}</caption>
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head} scope="col">
              {t(`reliability.head.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(row => (
          <tr key={row.name}>
            <th scope="row">{pointText(row, 'point', lang)}</th>
            <td>{pointText(row, 'n', lang)}</td>
            <td>
              <b>{pointText(row, 'mean_distance_mm', lang)}</b>
            </td>
            <td>{pointText(row, 'forward_mm', lang)}</td>
            <td>{pointText(row, 'down_mm', lang)}</td>
            <td>{pointText(row, 'bias_forward_mm', lang)}</td>
            <td>{pointText(row, 'bias_down_mm', lang)}</td>
            <td>
              {`${pointText(row, 'within_2_mm_percent', lang)}%`}
              <small>
                {between(pointText(row, 'within_from_percent', lang), pointText(row, 'within_to_percent', lang), lang)}
              </small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
