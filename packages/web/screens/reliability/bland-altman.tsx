import { inDecimals } from '@sella/ceph/measure/display'
import type { ItemAgreement } from '@sella/ceph/reliability/study'
import { between, type ItemKey, itemText, itemTitle } from '@sella/ceph/reliability/study-columns'
import { trendTexts } from '@sella/ceph/reliability/trend-text'
import { blandAltman } from '@sella/drawing/reliability/bland-altman'
import { LayerView } from '../../editor/ink-view'
import { phone, useMedia } from '../../parts/use-media'
import { useWords } from '../../words/i18n'
import styles from './reliability.module.css'

/** Width and height in pixels of the letters' size: a phone shows the plot about 350 px wide. */
const sizes = { laptop: { width: 520, height: 260 }, phone: { width: 350, height: 240 } } as const
const inks = {
  ...{ text: 'var(--t1)', quiet: 'var(--t2)', hairline: 'var(--line2)', band: 'var(--raised)', dot: 'var(--acc)' },
} as const

interface BlandAltmanProps {
  readonly agreement: ItemAgreement
  /** The display name of a film. */
  readonly nameOf: (film: string) => string
}

/** Differences of two readings over their mean, with bias, limits of agreement and the intervals of these, under the item's name. */
export const BlandAltman = ({ agreement, nameOf }: BlandAltmanProps) => {
  const { t, lang } = useWords()
  const axes = `${t('reliability.plotMean')} · ${t('reliability.plotDifference')}`
  const size = sizes[useMedia(phone) ? 'phone' : 'laptop']
  const { marks, dots } = blandAltman(agreement, { ...size, size: 10, inks, axes })
  const tell = (key: ItemKey): string => itemText(agreement, key, lang)
  return (
    <figure className={styles.plotted}>
      <figcaption>
        <b>{itemTitle(agreement, lang)}</b>
        <small>{`n = ${tell('n')} · ${tell('bias')} [${between(tell('limit_low'), tell('limit_high'), lang)}]`}</small>
        {trendTexts(agreement, lang).map(trend => (
          <small key={trend} data-warn>
            {trend}
          </small>
        ))}
      </figcaption>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={t('reliability.plot', { item: agreement.name[lang] })}
      >
        <LayerView layer={{ id: 'plot', marks }} pixel={1} turn={0} />
        {dots.map(({ film, x, y, difference }) => (
          <circle key={film} cx={x} cy={y} r={7} fill="transparent">
            <title>{`${nameOf(film)}: ${inDecimals(difference, 2)}`}</title>
          </circle>
        ))}
      </svg>
    </figure>
  )
}
