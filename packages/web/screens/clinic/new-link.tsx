import '../../words/late/share'
import type { PatientRow } from '@sella/contract/entities'
import { Button, Modal } from 'antd'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useRecords } from '../../api/queries'
import { useCasesNamed } from '../../api/waiting'
import { Field } from '../../parts/field'
import { TextInput } from '../../parts/text-input'
import { useOpenFocus } from '../../parts/use-open-focus'
import { ShareDialog } from '../../share-links/share-dialog'
import { useWords } from '../../words/i18n'
import styles from './new-link.module.css'

interface ChooseCaseProps {
  readonly onCase: (uuid: string) => void
  readonly onClose: () => void
}

const MatchingCase = ({ row, onCase }: { readonly row: PatientRow; readonly onCase: (uuid: string) => void }) => {
  const { t } = useWords()
  const { uuid, name, caseNo, birthday, records } = row
  const facts = [caseNo, birthday, records.length === 0 && t('share.noRecords')].filter(Boolean)
  return (
    <li>
      <button type="button" disabled={records.length === 0} onClick={() => onCase(uuid)}>
        <b>{name}</b>
        <small>{facts.join(t('app.separator'))}</small>
      </button>
    </li>
  )
}

/** Selects the case for a link: the first match for the typed text. */
const ChooseCase = ({ onCase, onClose }: ChooseCaseProps) => {
  const { t } = useWords()
  const [search, setSearch] = useState('')
  const first = useOpenFocus<HTMLInputElement>()
  const { data } = useCasesNamed(search)
  const rows = search.trim() === '' ? [] : (data?.rows ?? [])
  return (
    <Modal open centered width={480} title={t('share.add')} footer={null} onCancel={onClose}>
      <div className={styles.choose}>
        <Field label={t('share.case')}>
          {wiring => <TextInput {...wiring} ref={first} placeholder={t('share.find')} value={search} onText={setSearch} />}
        </Field>
        <p role="status">{search.trim() !== '' && data && rows.length === 0 && t('share.notFound')}</p>
        <ul>
          {rows.map(row => (
            <MatchingCase key={row.uuid} row={row} onCase={onCase} />
          ))}
        </ul>
      </div>
    </Modal>
  )
}

/** Creates a link: first the case, then what it shows, to whom and until when. */
export const NewLink = () => {
  const { t } = useWords()
  const [choosing, setChoosing] = useState(false)
  const [caseUuid, setCaseUuid] = useState<string | null>(null)
  const { data: records } = useRecords(caseUuid)
  const close = () => {
    setChoosing(false)
    setCaseUuid(null)
  }
  return (
    <>
      <Button size="small" icon={<Link2 size={14} aria-hidden />} onClick={() => setChoosing(true)}>
        {t('share.add')}
      </Button>
      {choosing && !(caseUuid && records) && <ChooseCase onCase={setCaseUuid} onClose={close} />}
      {caseUuid && records && <ShareDialog caseUuid={caseUuid} records={records} onClose={close} />}
    </>
  )
}
