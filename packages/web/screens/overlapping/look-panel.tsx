import { linesOf, type SchemeLines } from '@sella/ceph/superimpose/scheme'
import { type OverlapPart, overlapParts } from '@sella/drawing/tracing/overlap-parts'
import { Checkbox, Slider, Switch } from 'antd'
import { ChoiceRow } from '../../parts/choice-row'
import { useWords } from '../../words/i18n'
import type { OverlapLook } from './look'
import styles from './panels.module.css'
import { useTable } from './table'

const parts = Object.keys(overlapParts) as readonly OverlapPart[]

/** Which parts are drawn, the films below them and their balance, the background. */
export const LookPanel = () => {
  const { t, lang } = useWords()
  const { look, setLook, scheme, setScheme, hasOwnColours } = useTable()
  const lines = linesOf(scheme)
  const setLines = (part: Partial<SchemeLines>) => setScheme({ ...scheme, lines: { ...lines, ...part } })
  return (
    <div className={styles.lookPanel}>
      {parts.map(part => (
        <Checkbox
          key={part}
          checked={look.parts[part]}
          onChange={event => setLook(now => ({ ...now, parts: { ...now.parts, [part]: event.target.checked } }))}
        >
          {overlapParts[part].name[lang]}
        </Checkbox>
      ))}
      <Checkbox checked={look.estimated} onChange={event => setLook(now => ({ ...now, estimated: event.target.checked }))}>
        {t('overlap.estimated')}
      </Checkbox>
      <hr />
      <div className={styles.switch}>
        <span id="overlap-films">{t('overlap.films')}</span>
        <Switch
          aria-labelledby="overlap-films"
          size="small"
          checked={look.films}
          onChange={films => setLook(now => ({ ...now, films }))}
        />
      </div>
      <div>
        <span id="overlap-mix">{t('overlap.mix')}</span>
        <Slider
          ariaLabelledByForHandle="overlap-mix"
          min={0}
          max={100}
          disabled={!look.films}
          value={Math.round(look.mix * 100)}
          tooltip={{ formatter: value => `${value}%` }}
          onChange={value => setLook(now => ({ ...now, mix: value / 100 }))}
        />
      </div>
      <div className={styles.switch}>
        <span id="overlap-kinds">{t('overlay.look.kinds')}</span>
        <Switch aria-labelledby="overlap-kinds" size="small" checked={look.kinds} onChange={kinds => setLines({ kinds })} />
      </div>
      <ChoiceRow<OverlapLook['colours']>
        block
        aria-label={t('overlay.look.colours')}
        value={hasOwnColours ? look.colours : 'board'}
        options={[
          { value: 'own', label: t('overlay.look.own'), disabled: !hasOwnColours },
          { value: 'board', label: t('overlay.look.board') },
        ]}
        onChange={colours => setLines({ colours })}
      />
      {!hasOwnColours && <p className={styles.lookNote}>{t('overlay.look.noOwn')}</p>}
      <div className={styles.switch}>
        <span id="overlap-paper">{t('overlap.paper')}</span>
        <Switch
          aria-labelledby="overlap-paper"
          size="small"
          checked={look.paper}
          onChange={paper => setLook(now => ({ ...now, paper }))}
        />
      </div>
    </div>
  )
}
