import type { Analysis } from '@sella/ceph/data/analysis-row'
import { ChevronDown } from 'lucide-react'
import { useWords } from '../../../words/i18n'
import { useMethods } from '../results/use-methods'
import styles from './phone.module.css'

const Methods = ({ methods }: { readonly methods: readonly Analysis[] }) => {
  const { lang } = useWords()
  return methods.map(({ name, title }) => (
    <option key={name} value={name}>
      {title[lang]}
    </option>
  ))
}

/** The name of the analysis, which opens the phone's own list of all. */
export const PhoneMethod = () => {
  const { t, lang } = useWords()
  const { analysis, own, builtIn, take } = useMethods()
  return (
    <span className={styles.method}>
      <b aria-hidden="true">{analysis.title[lang]}</b>
      <ChevronDown size={16} aria-hidden />
      <select aria-label={t('workbench.results.method')} value={analysis.name} onChange={({ target }) => take(target.value)}>
        {own.length > 0 && (
          <optgroup label={t('workbench.results.own')}>
            <Methods methods={own} />
          </optgroup>
        )}
        <optgroup label={t('workbench.results.builtIn')}>
          <Methods methods={builtIn} />
        </optgroup>
      </select>
    </span>
  )
}
