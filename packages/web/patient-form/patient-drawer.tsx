import type { Patient, PatientRow } from '@sella/contract/entities'
import { Button } from 'antd'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { caseAddress } from '../case/case'
import { FormDrawer } from '../form-draft/form-dialog'
import { leaveParcel } from '../intake/parcel'
import { isParkable } from '../intake/parked-drops'
import { useFirstWrong } from '../parts/use-first-wrong'
import { useWords } from '../words/i18n'
import '../words/late/patient-form'
import { Likely } from './likely'
import { Offered } from './offered'
import styles from './patient-drawer.module.css'
import { PatientFields } from './patient-fields'
import type { Offer } from './sayings'
import { useDraft } from './use-draft'
import { useFilesGivenUp } from './use-files-given-up'
import { useOtherDesk } from './use-other-desk'
import { useSavePatient } from './use-save-patient'

interface PatientDrawerProps {
  /** The case to edit; null for a new one. */
  readonly stored: Patient | null
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
  const { draft, setDraft, base, changed, forget } = useDraft(stored, offer)
  const saving = useSavePatient(base, setDraft)
  const form = useFirstWrong(saving.errors)
  const files = useFilesGivenUp(offer)
  const otherDesk = useOtherDesk()
  const end = () => {
    forget()
    onClose()
  }
  const save = async (thenImages: boolean) => {
    const saved = await saving.save(draft)
    if (!saved) return
    if (offer) leaveParcel({ caseUuid: saved.uuid, undated: null, dropped: offer.dropped })
    end()
    if (thenImages) void navigate(caseAddress('/patientImage', saved.uuid))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(!stored)
  }
  return (
    <FormDrawer
      typed={changed || offer !== null}
      kept={!offer || isParkable(offer.dropped.files)}
      loss={files.loss}
      close={() => {
        files.giveUp(draft.name)
        end()
      }}
      size="min(480px, 100vw)"
      title={t(stored ? 'patientForm.edit' : 'patientForm.add')}
      styles={{ body: { padding: 0 } }}
      autoFocus={false}
    >
      {leave => (
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
              verb={t(offer ? 'patientForm.dropped.intoThis' : 'patientForm.duplicateOpen')}
              onShow={row => {
                forget()
                onShow(row)
              }}
            />
            {!stored && otherDesk && (
              <p className={styles.failed} role="alert">
                {otherDesk}
              </p>
            )}
            {saving.failed && (
              <p className={styles.failed} role="alert">
                {saving.failed}
              </p>
            )}
          </div>
          <footer className={styles.foot}>
            <Button onClick={leave}>{t('app.cancel')}</Button>
            {!stored && !offer && (
              <Button loading={saving.busy} onClick={() => void save(false)}>
                {t('patientForm.save')}
              </Button>
            )}
            <Button type="primary" htmlType="submit" loading={saving.busy}>
              {t(stored ? 'patientForm.save' : 'patientForm.saveAndImages')}
            </Button>
          </footer>
        </form>
      )}
    </FormDrawer>
  )
}
