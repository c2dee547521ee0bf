import type { Lang } from '@sella/ceph/words'
import type { ReportDesign } from '@sella/drawing/report/design'
import { Checkbox } from 'antd'
import { ChoiceRow } from '../parts/choice-row'
import { useWords } from '../words/i18n'
import styles from './export.module.css'

interface LanguageChoiceProps {
  readonly lang: Lang
  readonly design: ReportDesign
  readonly change: (part: { readonly lang?: Lang; readonly design?: ReportDesign }) => void
}

/** The report's language, whether the other one is included, and whether beside it or after it. */
export const LanguageChoice = ({ lang, design, change }: LanguageChoiceProps) => {
  const { t } = useWords()
  const { both, sideBySide, paper } = design
  return (
    <>
      <ChoiceRow<Lang>
        aria-label={t('exporting.language')}
        value={lang}
        options={[
          { value: 'zh', label: '中文' },
          { value: 'en', label: 'English' },
        ]}
        onChange={value => change({ lang: value })}
      />
      <Checkbox
        checked={both}
        onChange={({ target }) => change({ design: { ...design, both: target.checked, sideBySide: target.checked } })}
      >
        {t('documents.design.both')}
      </Checkbox>
      {both && (
        <>
          <ChoiceRow<boolean>
            aria-label={t('documents.design.both')}
            value={sideBySide}
            options={[
              { value: true, label: t('documents.design.sideBySide') },
              { value: false, label: t('documents.design.following') },
            ]}
            onChange={value => change({ design: { ...design, sideBySide: value } })}
          />
          <small className={styles.hint}>
            {t(sideBySide ? `documents.design.sideBySideOn${paper}` : 'documents.design.followingNote')}
          </small>
        </>
      )}
    </>
  )
}
