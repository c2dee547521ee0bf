import type { PatientRow } from '@sella/contract/entities'
import { Button, Drawer } from 'antd'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { caseAddress } from '../case/case'
import { leaveParcel } from '../intake/parcel'
import { Confirm } from '../parts/confirm'
import { useFirstWrong } from '../parts/use-first-wrong'
import { useWords } from '../words/i18n'
import { Likely } from './likely'
import { Offered } from './offered'
import styles from './patient-drawer.module.css'
import { PatientFields } from './patient-fields'
import { draftOf, emptyDraft } from './patient-form'
import type { Offer } from './sayings'
import { useSavePatient } from './use-save-patient'

interface PatientDrawerProps {
  /** The case to edit; null for a new one. */
  readonly stored: PatientRow | null
  /** Files for a new case, with what they state about the patient. */
  readonly offer: Offer | null
  readonly onClose: () => void
  /** Opens another case instead of entering it twice. */
  readonly onShow: (row: PatientRow) => void
}

/** Creates or edits a case. */
export const PatientDrawer = ({ stored, offer, onClose, onShow }: PatientDrawerProps) => {
  const { t } = useWords()
  const navigate = useNavigate()
  const [first] = useState(() => (stored ? draftOf(stored) : (offer?.draft ?? emptyDraft)))
  const [draft, setDraft] = useState(first)
  const [asking, setAsking] = useState(false)
  const saving = useSavePatient(stored, setDraft)
  const form = useFirstWrong(saving.errors)
  const changed = JSON.stringify(draft) !== JSON.stringify(first)
  const close = () => (changed ? setAsking(true) : onClose())
  const save = async (thenImages: boolean) => {
    const saved = await saving.save(draft)
    if (!saved) return
    if (offer) leaveParcel({ caseUuid: saved.uuid, undated: null, dropped: offer.dropped })
    onClose()
    if (thenImages) void navigate(caseAddress('/patientImage', saved.uuid))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(!stored)
  }
  return (
    <Drawer
      open
      size="min(480px, 100vw)"
      title={t(stored ? 'patients.form.edit' : 'patients.form.add')}
      onClose={close}
      styles={{ body: { padding: 0 } }}
      keyboard
      autoFocus={false}
    >
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.fields}>
          {offer && <Offered offer={offer} />}
          <PatientFields
            draft={draft}
            errors={saving.errors}
            onChange={change => {
              setDraft({ ...draft, ...change })
              saving.forget()
            }}
          />
          <Likely
            draft={draft}
            self={stored?.uuid ?? null}
            verb={t(offer ? 'patients.drop.intoThis' : 'patients.form.duplicateOpen')}
            onShow={onShow}
          />
          {saving.failed && (
            <p className={styles.failed} role="alert">
              {saving.failed}
            </p>
          )}
        </div>
        <footer className={styles.foot}>
          <Button onClick={close}>{t('app.cancel')}</Button>
          {!stored && !offer && (
            <Button loading={saving.busy} onClick={() => void save(false)}>
              {t('patients.form.save')}
            </Button>
          )}
          <Button type="primary" htmlType="submit" loading={saving.busy}>
            {t(stored ? 'patients.form.save' : 'patients.form.saveAndImages')}
          </Button>
        </footer>
      </form>
      {asking && (
        <Confirm
          title={t('patients.form.leaveTitle')}
          text={t('patients.form.leaveText')}
          verb={t('patients.form.leave')}
          otherwise={t('patients.form.stay')}
          danger
          onYes={onClose}
          onNo={() => setAsking(false)}
        />
      )}
    </Drawer>
  )
}
