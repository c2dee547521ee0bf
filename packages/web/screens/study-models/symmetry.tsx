import { showMm } from '@sella/ceph/study-models/as-read'
import { type ArchSymmetry, type SymmetryPair, symmetryPairs } from '@sella/ceph/study-models/midsagittal'
import { type Jaw, jaws } from '@sella/ceph/study-models/tooth'
import { jawWords, midlineText, sideText, sideWords, symmetryWords } from '@sella/ceph/study-models/words'
import { Button } from 'antd'
import { useMay } from '../../api/clinic'
import { phone, useMedia } from '../../parts/use-media'
import { useWords } from '../../words/i18n'
import styles from './models.module.css'
import { useModelTable } from './table'

const pairNames = Object.keys(symmetryPairs) as SymmetryPair[]

/** One arch relative to the raphe: each pair's distances, which side is wider and which is further forward; the midline. */
const Arch = ({ jaw, arch }: { readonly jaw: Jaw; readonly arch: ArchSymmetry }) => {
  const { t, lang } = useWords()
  const turns = arch.pairs.molar?.turns
  return (
    <>
      <table>
        <thead>
          <tr>
            <th>{`${jawWords[jaw][lang]} ${t('models.raphePart')}`}</th>
            <th>{sideWords.right[lang]}</th>
            <th>{sideWords.left[lang]}</th>
            <th>{t('models.rapheDiffers')}</th>
            <th>{t('models.rapheAhead')}</th>
          </tr>
        </thead>
        <tbody>
          {pairNames.map(name => {
            const pair = arch.pairs[name]
            return (
              pair && (
                <tr key={name}>
                  <th>{symmetryWords[name][lang]}</th>
                  <td>{showMm(pair.right)}</td>
                  <td>{showMm(pair.left)}</td>
                  <td>{sideText(pair.left - pair.right)[lang]}</td>
                  <td>{sideText(-pair.rightAhead)[lang]}</td>
                </tr>
              )
            )
          })}
        </tbody>
      </table>
      <p className={styles.fact}>
        {arch.midline !== null && `${t('models.symmetryMidline')} ${midlineText(arch.midline)[lang]}`}
        {turns !== undefined && <small>{t('models.rapheTurns', { mm: showMm(turns) })}</small>}
      </p>
    </>
  )
}

/** The symmetry of an arch about the midpalatal raphe, which is marked by two clicks. */
export const Symmetry = () => {
  const { t } = useWords()
  const { analysis, state, desk, models, setPlacing, setView } = useModelTable()
  const small = useMedia(phone)
  const measures = useMay('trace') && !small
  const { raphe } = state.readings
  if (!models.upper) return null
  const measured = jaws.flatMap(jaw => {
    const arch = analysis.symmetry[jaw]
    return arch ? [<Arch key={jaw} jaw={jaw} arch={arch} />] : []
  })
  const begin = () => {
    setPlacing(true)
    setView('upper')
    desk.markRaphe(true)
  }
  return (
    <section className={styles.symmetry} aria-label={t('models.symmetry')}>
      <h3>{t('models.symmetry')}</h3>
      {!raphe && <p className={styles.note}>{t('models.rapheHint')}</p>}
      {raphe && measured.length === 0 && <p className={styles.note}>{t('models.rapheLacks')}</p>}
      {measured}
      {measures && (
        <p className={styles.symmetryActs}>
          <Button size="small" onClick={begin}>
            {t(raphe ? 'models.markRapheAgain' : 'models.markRaphe')}
          </Button>
          {raphe && (
            <Button size="small" type="text" onClick={desk.removeRaphe}>
              {t('models.removeRaphe')}
            </Button>
          )}
        </p>
      )}
    </section>
  )
}
