import '../../words/late/clinic'
import { Checkbox } from 'antd'
import { useAssign, useAssigned, useMay } from '../../api/clinic'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './patient-file.module.css'

/** Who of the clinic is assigned to the case; nothing at one's own desk. */
export const Assigned = ({ caseUuid }: { readonly caseUuid: string }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { data: members = [] } = useAssigned(caseUuid)
  const { mutate, isPending } = useAssign(caseUuid)
  const assigns = useMay('share')
  if (members.length === 0) return null
  const chosen = members.filter(one => one.assigned).map(one => one.person)
  const turn = (person: string, to: boolean) =>
    mutate(to ? [...chosen, person] : chosen.filter(one => one !== person), {
      onError: error => toast({ kind: 'error', title: t('clinic.failed'), text: textOf(error, lang) }),
    })
  return (
    <section className={styles.assigned} aria-label={t('clinic.assigned')}>
      <h2>{t('clinic.assigned')}</h2>
      <p>{t('clinic.assignedHint')}</p>
      {members.map(({ person, name, assigned }) => (
        <Checkbox
          key={person}
          checked={assigned}
          disabled={isPending || !assigns}
          onChange={event => turn(person, event.target.checked)}
        >
          {name}
        </Checkbox>
      ))}
    </section>
  )
}
