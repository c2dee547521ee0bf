import { type IncisorRuleName, incisorRuleNames, incisorRules } from '@sella/ceph/data/study-models/incisor-rules'
import { signedMm } from '@sella/ceph/study-models/as-read'
import { containedWords, correctionNotes, takenWords } from '@sella/ceph/study-models/correction-notes'
import type { SpaceCorrections } from '@sella/ceph/study-models/correction-wish'
import { type CorrectionLine, correctedSpace } from '@sella/ceph/study-models/corrections'
import type { Jaw } from '@sella/ceph/study-models/tooth'
import { boltonActWords, correctionWords, excessWords, gradeWords, levellingWords } from '@sella/ceph/study-models/words'
import { withIncisorRule } from '@sella/workbench/study-models/incisor-wish'
import { InputNumber, Select } from 'antd'
import { useWords } from '../../words/i18n'
import { aboutMm } from './about-mm'
import styles from './models.module.css'
import { useModelTable } from './table'
import { TakenAmount } from './taken-amount'

interface JawProps {
  readonly jaw: Jaw
  readonly wish: SpaceCorrections
  readonly change: (part: Partial<SpaceCorrections>) => void
}

/** How far, and by which rule; the rule's grade is shown beside it. */
const Incisors = ({ jaw, wish, change }: JawProps) => {
  const { t, lang } = useWords()
  const chosen = wish.incisors
  const rules = incisorRuleNames.filter(name => incisorRules[name].jaws.some(each => each === jaw))
  const rule = chosen && incisorRules[chosen.rule]
  return (
    <div className={styles.correction}>
      <Select<IncisorRuleName | 'none'>
        aria-label={t('models.incisorRule')}
        size="small"
        popupMatchSelectWidth={false}
        value={chosen?.rule ?? 'none'}
        options={[
          { value: 'none', label: t('models.notCounted') },
          ...rules.map(value => ({ value, label: incisorRules[value].title[lang] })),
        ]}
        onChange={value => change({ incisors: value === 'none' ? null : withIncisorRule(chosen, value) })}
      />
      {chosen && rule && (
        <>
          <InputNumber<number>
            aria-label={t('models.incisorAmount')}
            size="small"
            min={-30}
            max={30}
            step={0.5}
            value={chosen.amount}
            suffix={rule.unit === 'mm' ? t('models.mm') : '°'}
            onChange={amount => change({ incisors: { rule: chosen.rule, amount: amount ?? 0 } })}
          />
          <small>{`${t('models.forwardGives')} ${rule.holds[lang]} (${gradeWords[rule.grade][lang]})`}</small>
        </>
      )}
      <TakenAmount jaw={jaw} onTake={incisors => change({ incisors })} />
      {chosen?.taken && <small>{t('models.takenStays', { from: takenWords(chosen.taken)?.[lang] ?? '' })}</small>}
    </div>
  )
}

const Bolton = ({ jaw, wish, change, line }: JawProps & { readonly line: CorrectionLine }) => {
  const { t, lang } = useWords()
  return (
    <div className={styles.correction}>
      <Select<'anterior' | 'none'>
        aria-label={t('models.boltonOf')}
        size="small"
        popupMatchSelectWidth={false}
        value={wish.bolton === 'anterior' ? 'anterior' : 'none'}
        options={[
          { value: 'none', label: t('models.notCounted') },
          { value: 'anterior', label: excessWords.anterior[lang] },
        ]}
        onChange={value => change({ bolton: value === 'none' ? null : value })}
      />
      {line.counted && line.mm !== null && <small>{boltonActWords[jaw][line.mm < 0 ? 'costs' : 'gives'][lang]}</small>}
    </div>
  )
}

/** Crowding, and what the doctor sets against it: each on a line that can be excluded, never a single sum. */
export const CorrectionsPanel = ({ jaw }: { readonly jaw: Jaw }) => {
  const { t, lang } = useWords()
  const { analysis, state, desk } = useModelTable()
  const corrected = correctedSpace(analysis, state.readings, jaw)
  if (!corrected) return null
  const { corrections } = state.readings
  const wish = corrections[jaw]
  const change = (part: Partial<SpaceCorrections>) =>
    desk.change({ corrections: { ...corrections, [jaw]: { ...wish, ...part } } })
  return (
    <>
      <h3>{t('models.corrections')}</h3>
      <table className={styles.corrections}>
        <tbody>
          <tr>
            <th>{t('models.crowding')}</th>
            <td>{signedMm(corrected.crowding)}</td>
          </tr>
          {corrected.levelling !== null && (
            <tr data-counted="false">
              <th>
                {levellingWords[lang]}
                <div className={styles.correction}>
                  <small>{containedWords(corrected.levelling)[lang]}</small>
                </div>
              </th>
              <td>{'—'}</td>
            </tr>
          )}
          {corrected.lines.map(line => (
            <tr key={line.name} data-counted={line.counted}>
              <th>
                {correctionWords[line.name][lang]}
                {line.name === 'incisors' && <Incisors jaw={jaw} wish={wish} change={change} />}
                {line.name === 'bolton' && <Bolton jaw={jaw} wish={wish} change={change} line={line} />}
              </th>
              <td>
                {line.mm === null || (line.name === 'bolton' && !line.counted) ? '—' : aboutMm(line.mm, line.approximate)}
                {line.error !== null && line.counted && <small>{` ±${line.error.toFixed(1)}`}</small>}
              </td>
            </tr>
          ))}
          <tr className={styles.total}>
            <th>{t('models.needed')}</th>
            <td>
              <b>{corrected.total === null ? '—' : aboutMm(corrected.total, corrected.approximate)}</b>
            </td>
          </tr>
        </tbody>
      </table>
      {corrected.lines.some(({ counted, mm }) => counted && mm === null) && (
        <p className={styles.note}>{t('models.correctionLacks')}</p>
      )}
      {correctionNotes(state.readings).map(note => (
        <p key={note.en} className={styles.note}>
          {note[lang]}
        </p>
      ))}
    </>
  )
}
