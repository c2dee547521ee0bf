import { landmarks } from '@sella/ceph/data/landmarks'
import { type Agreement, fewestForIcc } from '@sella/ceph/reliability/agreement'
import { qualityOf } from '@sella/ceph/reliability/icc'
import type { ItemAgreement, Study } from '@sella/ceph/reliability/study'
import { signAfter } from '@sella/ceph/unit'
import { useWords } from '../../words/i18n'
import styles from './reliability.module.css'

const two = (value: number): string => value.toFixed(2).replace('-', '−')
const p = (value: number | null): string => (value === null ? '–' : value < 0.001 ? '<0.001' : value.toFixed(3))

/** Houston advises to suspect a bias from here on, so that none is missed. */
const alarm = 0.1

const Icc = ({ agreement }: { readonly agreement: Agreement }) => {
  const { t } = useWords()
  const { icc, n } = agreement
  if (!icc || n < fewestForIcc) return '–'
  return (
    <>
      <b>{icc.agreement.toFixed(3).replace('-', '−')}</b>
      {icc.interval && <small>{` ${icc.interval.map(end => end.toFixed(2).replace('-', '−')).join(' – ')}`}</small>}
      <em>{t(`reliability.quality.${qualityOf(icc)}`)}</em>
    </>
  )
}

interface ItemsProps {
  readonly items: Study['items']
  readonly chosen: string | null
  readonly onChoose: (item: string) => void
}

const ItemRow = ({ found, chosen, onChoose }: { readonly found: ItemAgreement } & Omit<ItemsProps, 'items'>) => {
  const { t, lang } = useWords()
  const { item, name, unit, agreement, corrected } = found
  const { n, dahlberg, dahlbergInterval, bias, limits, detectable } = agreement
  const suspect = bias !== null && bias.p !== null && bias.p < alarm
  return (
    <tr data-chosen={item === chosen}>
      <th scope="row">
        <button type="button" aria-pressed={item === chosen} onClick={() => onChoose(item)}>
          {name[lang]}
        </button>
      </th>
      <td>{n}</td>
      <td>
        <b>{`${two(dahlberg)}${signAfter[unit]}`}</b>
        <small>{` ${dahlbergInterval.map(two).join(' – ')}`}</small>
      </td>
      <td data-suspect={suspect} title={suspect ? t('reliability.alarm') : undefined}>
        {bias ? two(bias.mean) : '–'}
      </td>
      <td>{bias ? `${p(bias.p)} (${p(corrected)})` : '–'}</td>
      <td>{limits ? `${two(limits.low)} – ${two(limits.high)}` : '–'}</td>
      <td>
        <Icc agreement={agreement} />
      </td>
      <td>{detectable === null ? '–' : `${two(detectable)}${signAfter[unit]}`}</td>
    </tr>
  )
}

/** Agreement per measurement; a row's name shows its plot. */
export const ItemsTable = ({ items, chosen, onChoose }: ItemsProps) => {
  const { t } = useWords()
  const heads = ['item', 'n', 'dahlberg', 'bias', 'p', 'limits', 'icc', 'detectable'] as const
  return (
    <table className={styles.table}>
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
        {items.map(found => (
          <ItemRow key={found.item} found={found} chosen={chosen} onChoose={onChoose} />
        ))}
      </tbody>
    </table>
  )
}

/** Agreement per landmark. */
export const PointsTable = ({ points }: { readonly points: Study['points'] }) => {
  const { t, lang } = useWords()
  const heads = ['point', 'n', 'distance', 'forward', 'down', 'within'] as const
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
        {points.map(({ name, n, meanDistance, forward, down, within }) => (
          <tr key={name}>
            <th scope="row">{landmarks[name].name[lang]}</th>
            <td>{n}</td>
            <td>
              <b>{two(meanDistance)}</b>
            </td>
            <td>{two(forward)}</td>
            <td>{two(down)}</td>
            <td>{`${Math.round(100 * within)}%`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
