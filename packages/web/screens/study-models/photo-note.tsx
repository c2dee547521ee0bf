import { photoNotes } from '@sella/ceph/study-models/photo-notes'
import { scaleOf } from '@sella/ceph/study-models/scale'
import type { Jaw } from '@sella/ceph/study-models/tooth'
import { jawWords } from '@sella/ceph/study-models/words'
import { Button, InputNumber } from 'antd'
import { Ruler } from 'lucide-react'
import { useMay } from '../../api/clinic'
import { phone, useMedia } from '../../parts/use-media'
import { useWords } from '../../words/i18n'
import styles from './models.module.css'
import { useModelTable } from './table'

/** Shortest and longest ruler, mm. */
const lengths = { min: 1, max: 200 } as const

/** A photograph has no scale of its own: its ruler, set by two clicks, and that readings on it are less accurate. */
export const PhotoNote = ({ jaw }: { readonly jaw: Jaw }) => {
  const { t, lang } = useWords()
  const { desk, state, setPlacing } = useModelTable()
  const small = useMedia(phone)
  const measures = useMay('trace') && !small
  const ruler = state.readings.rulers[jaw]
  const scale = scaleOf(state.readings, jaw)
  const name = jawWords[jaw][lang]
  const isRuling = state.ruling?.what === 'ruler' && state.ruling.jaw === jaw
  const begin = () => {
    setPlacing(true)
    desk.rule(isRuling ? null : jaw)
  }
  return (
    <div className={styles.noteRow} data-doubt={scale === null}>
      <span>
        {isRuling
          ? t(state.ruling?.from ? 'models.ruleSecond' : 'models.ruleFirst', { jaw: name })
          : scale === null
            ? t(ruler ? 'models.noLength' : 'models.noScale', { jaw: name })
            : t('models.photoScale', { jaw: name, mm: scale.toFixed(4) })}
      </span>
      {ruler && !isRuling && (
        <InputNumber<number>
          aria-label={t('models.rulerLength', { jaw: name })}
          size="small"
          min={lengths.min}
          max={lengths.max}
          step={1}
          disabled={!measures}
          value={ruler.mm}
          placeholder={t('models.lengthFirst')}
          suffix={t('models.mm')}
          onChange={mm => mm !== null && desk.rulerLength(jaw, mm)}
        />
      )}
      {measures && (
        <Button size="small" icon={<Ruler size={14} />} onClick={begin}>
          {t(isRuling ? 'models.ruleStop' : ruler ? 'models.ruleAgain' : 'models.rule')}
        </Button>
      )}
    </div>
  )
}

/** Beside the numbers: what a photograph cannot show, and the accuracy of the rest. */
export const PhotoCautions = () => {
  const { lang } = useWords()
  const { state } = useModelTable()
  return photoNotes(state.readings).map(note => (
    <p key={note.en} className={styles.note} data-caution="photo">
      {note[lang]}
    </p>
  ))
}
