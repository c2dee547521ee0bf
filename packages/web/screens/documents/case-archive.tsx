import { useMutation } from '@tanstack/react-query'
import { Checkbox, Modal, Radio } from 'antd'
import { useState } from 'react'
import { askFile } from '../../api/client'
import { useMay } from '../../api/clinic'
import { useCase } from '../../case/case'
import { fileName, saveFile } from '../../parts/save-file'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './documents.module.css'

/** The whole case as a file that another account can import: with identity for a referral, without for teaching. */
export const CaseArchive = ({ close }: { readonly close: () => void }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { patient } = useCase()
  const shares = useMay('share')
  const [identity, setIdentity] = useState(shares)
  const [facePhotos, setFacePhotos] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => askFile('caseArchive', { uuid: patient.uuid, identity, facePhotos }),
    onSuccess: file => {
      saveFile(file, `${fileName(identity ? `${patient.name} ${patient.caseNo}`.trim() : t('documents.unnamed'))}.zip`)
      close()
    },
    onError: error => toast({ kind: 'error', title: t('documents.archiveFailed'), text: textOf(error, lang) }),
  })
  return (
    <Modal
      open
      centered
      width={480}
      title={t('documents.archive')}
      okText={t('documents.download')}
      cancelText={t('app.cancel')}
      confirmLoading={isPending}
      onOk={() => mutate()}
      onCancel={close}
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
    </Modal>
  )
}
