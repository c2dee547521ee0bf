import { Button, Dropdown } from 'antd'
import { Share } from 'lucide-react'
import { useState } from 'react'
import { useLeave } from '../../api/clinic'
import { phone, useMedia } from '../../parts/use-media'
import { useWords } from '../../words/i18n'
import { CaseArchive } from './case-archive'
import { CaseDicom } from './case-dicom'
import { CaseFhir } from './case-fhir'
import { CaseMeasurements } from './case-measurements'
import styles from './documents.module.css'
import { type WayOut, waysFor } from './ways-out'

const dialogs = { measurements: CaseMeasurements, archive: CaseArchive, dicom: CaseDicom, fhir: CaseFhir } as const

/** Everything of the case that can be exported besides its reports. */
export const TakeAlong = () => {
  const { t } = useWords()
  const small = useMedia(phone)
  const [asked, ask] = useState<WayOut | null>(null)
  const Dialog = asked && dialogs[asked]
  const items = waysFor(useLeave()).map(key => ({
    key,
    label: t(`documents.take.${key}`),
    onClick: () => ask(key),
  }))
  if (items.length === 0) return null
  return (
    <>
      <Dropdown trigger={['click']} menu={{ items, autoFocus: true }}>
        <Button
          className={styles.take}
          icon={<Share size={14} aria-hidden />}
          aria-label={t('documents.take.open')}
          aria-haspopup="menu"
        >
          {small ? null : t('documents.take.open')}
        </Button>
      </Dropdown>
      {Dialog && <Dialog close={() => ask(null)} />}
    </>
  )
}
