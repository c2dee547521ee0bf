import { outlineTable } from '@sella/ceph/data/outlines'
import { type RegistrationName, registrations } from '@sella/ceph/superimpose/registrations'
import { holdOf } from '@sella/ceph/superimpose/scheme'
import { shortLandmarkName } from '@sella/drawing/tracing/short-names'
import { withHold } from '@sella/workbench/superimposing/scheme-edits'
import { Radio } from 'antd'
import { useWords } from '../../words/i18n'
import { useHoldText } from './hold-text'
import shared from './overlapping.module.css'
import styles from './panels.module.css'
import { useTable } from './table'

const Method = ({ method }: { readonly method: RegistrationName }) => {
  const { t, lang } = useWords()
  const { scheme, setScheme } = useTable()
  const holdText = useHoldText()
  const { title, holds, stable, contours } = registrations[method]
  return (
    <fieldset className={styles.holds}>
      <legend>
        <b>{method.toUpperCase()}</b>
        {title[lang]}
      </legend>
      <Radio.Group
        aria-label={title[lang]}
        value={holdOf(scheme, method)}
        onChange={event => setScheme(withHold(scheme, method, event.target.value))}
      >
        {holds.map(hold => (
          <Radio key={hold} value={hold}>
            {holdText(method, hold)}
            {hold === 'point' && <small>{t('overlay.hold.usual')}</small>}
            {hold === 'contours' && <small>{contours.map(name => outlineTable[name].title[lang]).join(' · ')}</small>}
            {hold === 'fit' && <small>{stable.map(shortLandmarkName).join(' ')}</small>}
          </Radio>
        ))}
      </Radio.Group>
    </fieldset>
  )
}

/** What each registration of the scheme is held on: a landmark, the middle of its line, or the best fit of stable landmarks. */
export const HoldPanel = () => {
  const { t } = useWords()
  const { methods } = useTable()
  return (
    <div className={styles.holdPanel}>
      {methods.map(method => (
        <Method key={method} method={method} />
      ))}
      <p className={shared.hint}>{t('overlay.hold.hint')}</p>
    </div>
  )
}
