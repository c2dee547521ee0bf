import { Button, Dropdown } from 'antd'
import { Share } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../words/i18n'
import { CaseArchive } from './case-archive'
import { CaseDicom } from './case-dicom'
import { CaseFhir } from './case-fhir'
import { CaseMeasurements } from './case-measurements'
import styles from './documents.module.css'

const dialogs = { measurements: CaseMeasurements, archive: CaseArchive, dicom: CaseDicom, fhir: CaseFhir } as const

type Taken = keyof typeof dialogs

/** Everything of the case that can be taken along, besides its reports. */
export const TakeAlong = () => {
  const { t } = useWords()
  const [asked, ask] = useState<Taken | null>(null)
  const Dialog = asked && dialogs[asked]
  const items = (Object.keys(dialogs) as Taken[]).map(key => ({
    key,
    label: t(`documents.take.${key}`),
    onClick: () => ask(key),
  }))
  return (
    <>
      <Dropdown trigger={['click']} menu={{ items, autoFocus: true }}>
        <Button className={styles.take} icon={<Share size={14} aria-hidden />} aria-haspopup="menu">
          {t('documents.take.open')}
        </Button>
      </Dropdown>
      {Dialog && <Dialog close={() => ask(null)} />}
    </>
  )
}
