import { Checkbox, Radio } from 'antd'
import { useState } from 'react'
import { askFile } from '../../api/client'
import { useMay } from '../../api/clinic'
import { useCase } from '../../case/case'
import { ActDialog } from '../../parts/act-dialog'
import { fileName, saveFile } from '../../parts/save-file'
import { useWords } from '../../words/i18n'
import styles from './documents.module.css'

/** The whole case as a file that another account can import: with identity for a referral, without for teaching. */
export const CaseArchive = ({ close }: { readonly close: () => void }) => {
  const { t } = useWords()
  const { patient } = useCase()
  const shares = useMay('share')
  const [identity, setIdentity] = useState(shares)
  const [facePhotos, setFacePhotos] = useState(false)
  const download = async () => {
    const file = await askFile('caseArchive', { uuid: patient.uuid, identity, facePhotos })
    saveFile(file, `${fileName(identity ? `${patient.name} ${patient.caseNo}`.trim() : t('documents.unnamed'))}.zip`)
  }
  return (
    <ActDialog
      title={t('documents.archive')}
      okText={t('documents.download')}
      failed={t('documents.archiveFailed')}
      act={download}
      close={close}
    >
      <div className={styles.verify}>
        <p>{t('documents.archiveHint')}</p>
        <Radio.Group
          vertical
          value={identity}
          options={[
            { value: true, label: t('documents.archiveNamed'), disabled: !shares },
            { value: false, label: t('documents.archiveUnnamed') },
          ]}
          onChange={event => setIdentity(event.target.value)}
        />
        {!identity && (
          <Checkbox checked={facePhotos} onChange={event => setFacePhotos(event.target.checked)}>
            {t('documents.archiveFaces')}
          </Checkbox>
        )}
        <p className={styles.note}>{t(identity ? 'documents.archiveNamedHint' : 'documents.archiveUnnamedHint')}</p>
      </div>
    </ActDialog>
  )
}
