import { Button } from 'antd'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { ChoiceRow } from '../../parts/choice-row'
import { useWords } from '../../words/i18n'
import shared from './overlapping.module.css'
import styles from './panels.module.css'
import { type Paper, useTrueSize } from './true-size'

const papers: readonly Paper[] = ['A4', 'A3', 'Letter']

/** The paper on which the scheme is printed at life size. */
export const TrueSizePanel = ({ close }: { readonly close: () => void }) => {
  const { t } = useWords()
  const [paper, setPaper] = useState<Paper>('A4')
  const { busy, save, print } = useTrueSize(close)
  return (
    <div className={styles.trueSize}>
      <ChoiceRow<Paper> block aria-label={t('overlay.trueSize.paper')} value={paper} options={[...papers]} onChange={setPaper} />
      <p className={shared.hint}>{t('overlay.trueSize.hint')}</p>
      <div className={styles.makes}>
        <Button icon={<Download size={14} />} disabled={busy} onClick={() => void save(paper)}>
          {t('overlay.trueSize.save')}
        </Button>
        <Button type="primary" icon={<Printer size={14} />} loading={busy} onClick={() => void print(paper)}>
          {t('overlay.trueSize.print')}
        </Button>
      </div>
    </div>
  )
}
