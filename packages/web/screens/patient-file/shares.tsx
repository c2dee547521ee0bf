import '../../words/late/share'
import type { CaseRecord } from '@sella/contract/entities'
import { Button } from 'antd'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../api/clinic'
import { useShares } from '../../api/share'
import { wasLeftOpen } from '../../form-draft/use-form-draft'
import { ShareDialog, shareSlot } from '../../share-links/share-dialog'
import { ShareLines } from '../../share-links/share-lines'
import { useWords } from '../../words/i18n'
import styles from './shares.module.css'

/** Links by which colleagues outside see a part of the case; for those who may share it. */
export const Shares = ({ caseUuid, records }: { readonly caseUuid: string; readonly records: readonly CaseRecord[] }) => {
  const { t } = useWords()
  const mayShare = useMay('share')
  const { data: links } = useShares(caseUuid, mayShare)
  const [adding, setAdding] = useState(() => wasLeftOpen(shareSlot(caseUuid)))
  if (!mayShare) return null
  return (
    <section className={styles.shares} aria-label={t('share.title')}>
      <header>
        <h2>{t('share.title')}</h2>
        <Button
          size="small"
          icon={<Link2 size={14} aria-hidden />}
          disabled={records.length === 0}
          onClick={() => setAdding(true)}
        >
          {t('share.add')}
        </Button>
      </header>
      <p>{t('share.hint')}</p>
      {links?.length === 0 && <p>{t('share.none')}</p>}
      {links && <ShareLines caseUuid={caseUuid} links={links} />}
      {adding && <ShareDialog caseUuid={caseUuid} records={records} onClose={() => setAdding(false)} />}
    </section>
  )
}
