import { ChoiceRow } from '../../../parts/choice-row'
import { useWords } from '../../../words/i18n'
import neck from '../neck/neck.module.css'

export type PanelTab = 'analysis' | 'neck'

interface PanelTabsProps {
  readonly tab: PanelTab
  readonly onChange: (tab: PanelTab) => void
}

/** The tabs of a film's right column: the analysis, or the vertebrae. */
export const PanelTabs = ({ tab, onChange }: PanelTabsProps) => {
  const { t } = useWords()
  return (
    <div className={neck.tabs}>
      <ChoiceRow<PanelTab>
        block
        size="small"
        aria-label={t('bench.tabs.title')}
        value={tab}
        options={(['analysis', 'neck'] as const).map(value => ({ value, label: t(`bench.tabs.${value}`) }))}
        onChange={onChange}
      />
    </div>
  )
}
