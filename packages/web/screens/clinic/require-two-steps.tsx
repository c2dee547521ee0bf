import { Checkbox } from 'antd'
import { useNavigate } from 'react-router'
import { Refused } from '../../api/client'
import { useRequireTwoSteps } from '../../api/clinic'
import { useToast } from '../../parts/toast'
import { twoStepsPath } from '../../paths'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './clinic.module.css'

/** Whether every member must use two-step sign-in; for those who manage the clinic. */
export const RequireTwoSteps = ({ required }: { readonly required: boolean }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const navigate = useNavigate()
  const toAccount = () => void navigate(twoStepsPath)
  const { mutate, isPending } = useRequireTwoSteps()
  const turn = (on: boolean) =>
    mutate(on, {
      onSuccess: () => toast({ kind: 'done', title: t(on ? 'clinic.requireStepsOn' : 'clinic.requireStepsOff') }),
      onError: error =>
        toast(
          error instanceof Refused && error.reason === 'SECOND_FACTOR_REQUIRED'
            ? { kind: 'warning', title: t('clinic.requireStepsOwn'), action: { label: t('clinic.barred.setUp'), run: toAccount } }
            : { kind: 'error', title: t('clinic.failed'), text: textOf(error, lang) },
        ),
    })
  return (
    <div className={styles.require}>
      <Checkbox checked={required} disabled={isPending} onChange={event => turn(event.target.checked)}>
        {t('clinic.requireSteps')}
      </Checkbox>
      <p>{t('clinic.requireStepsHint')}</p>
    </div>
  )
}
