import { Button, InputNumber } from 'antd'
import { Trash2, X } from 'lucide-react'
import { memo } from 'react'
import { takeTool } from '../../../editor/bench'
import { commit, shown } from '../../../editor/session'
import { useStore } from '../../../editor/store'
import { defaultRulerMm, rulerMm } from '../../../editor/tools/ruler'
import { refusal } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import styles from './stage.module.css'

const hints = {
  distance: 'workbench.measure.distanceHint',
  angle: 'workbench.measure.angleHint',
  brush: 'workbench.measure.brushHint',
  ruler: 'workbench.measure.rulerHint',
} as const

/** The length of the ruler: whole mm, 1 to 100; stored only when it is changed. */
const RulerLength = () => {
  const { t, lang } = useWords()
  const { bench } = useDesk()
  const ruler = useStore(bench.session, session => shown(session).ruler)
  const take = (text: string) => {
    const mm = rulerMm(text)
    if (mm === null || !ruler) return
    bench.session.set(session => commit(session, { ...session.present, ruler: { ...ruler, mm } }, 'ruler length'))
  }
  const remove = () => bench.session.set(session => commit(session, { ...session.present, ruler: null }))
  return (
    <>
      <InputNumber
        size="small"
        aria-label={t('workbench.measure.length')}
        title={refusal('RULER_RANGE', lang)}
        min={1}
        max={100}
        maxLength={3}
        precision={0}
        suffix="mm"
        disabled={!ruler}
        value={ruler?.mm ?? defaultRulerMm}
        onChange={value => take(String(value ?? ''))}
        style={{ width: 96 }}
      />
      <Button
        size="small"
        type="text"
        disabled={!ruler}
        icon={<Trash2 size={14} />}
        aria-label={t('workbench.measure.remove')}
        onClick={remove}
      />
    </>
  )
}

/** What the measuring tool in hand wants, at the upper edge of the stage. */
export const ToolNote = memo(() => {
  const { t } = useWords()
  const { bench } = useDesk()
  const tool = useStore(bench.hand, hand => hand.tool)
  if (tool !== 'ruler' && tool !== 'distance' && tool !== 'angle' && tool !== 'brush') return null
  return (
    <div className={styles.note} data-off-stage>
      <b>{t(`workbench.measure.${tool}`)}</b>
      <span>{t(hints[tool])}</span>
      {tool === 'ruler' && <RulerLength />}
      <Button
        size="small"
        type="text"
        icon={<X size={14} />}
        aria-label={t('app.close')}
        onClick={() => takeTool(bench, 'select')}
      />
    </div>
  )
})
