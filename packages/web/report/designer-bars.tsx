import { ChoiceRow } from '../parts/choice-row'
import { useWords } from '../words/i18n'
import styles from './export.module.css'

const panels = ['sections', 'settings', 'preview'] as const
export type Panel = (typeof panels)[number]

/** Which column is shown if there is no room for all. */
export const PanelChoice = ({ panel, choose }: { readonly panel: Panel; readonly choose: (panel: Panel) => void }) => {
  const { t } = useWords()
  return (
    <div className={styles.panels}>
      <ChoiceRow<Panel>
        block
        aria-label={t('documents.design.panels.label')}
        value={panel}
        options={panels.map(value => ({
          value,
          label: t(`documents.design.panels.${value}`),
          className: styles[`${value}Choice` as 'previewChoice'] ?? '',
        }))}
        onChange={choose}
      />
    </div>
  )
}

interface GreyChoiceProps {
  readonly grey: boolean
  readonly choose: (grey: boolean) => void
}

/** Colour or grey: records must be distinguishable on any printer. */
export const GreyChoice = ({ grey, choose }: GreyChoiceProps) => {
  const { t } = useWords()
  return (
    <ChoiceRow<boolean>
      size="small"
      aria-label={t('documents.design.look.label')}
      value={grey}
      options={[
        { value: false, label: t('documents.design.look.colour') },
        { value: true, label: t('documents.design.look.grey') },
      ]}
      onChange={choose}
    />
  )
}

/** The bar above the preview: the number of pages, and colour or grey. */
export const PreviewBar = ({ grey, choose, pages }: GreyChoiceProps & { readonly pages: number }) => {
  const { t } = useWords()
  return (
    <header className={styles.bar}>
      <span>{t('documents.pages', { count: pages })}</span>
      <GreyChoice grey={grey} choose={choose} />
    </header>
  )
}
