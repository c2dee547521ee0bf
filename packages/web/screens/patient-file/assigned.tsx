import '../../words/late/clinic'
import '../../words/late/hand-over'
import { handsOverAtOnce } from '@sella/contract/access/roles'
import { Button, Checkbox } from 'antd'
import { ArrowRightLeft } from 'lucide-react'
import { useState } from 'react'
import { useAssign, useAssigned, useMay, useMyRole } from '../../api/clinic'
import { useHandOvers } from '../../api/hand-overs'
import { useUser } from '../../api/queries'
import { HandOverDialog } from '../../hand-over/hand-over-dialog'
import { HandOverLines } from '../../hand-over/hand-over-lines'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './patient-file.module.css'

interface Member {
  readonly person: string
  readonly name: string
}

/** Transfers the case: an owner from any assignee, others from themselves; and the past transfers. */
const HandingOver = ({ caseUuid, assigned }: { readonly caseUuid: string; readonly assigned: readonly Member[] }) => {
  const { t } = useWords()
  const role = useMyRole()
  const me = useUser().data?.userId
  const { data: before = [] } = useHandOvers(caseUuid)
  const [giving, setGiving] = useState(false)
  const atOnce = role !== null && handsOverAtOnce(role)
  const givers = atOnce ? assigned : assigned.filter(({ person }) => person === me)
  const mayGive = useMay('share') && givers.length > 0
  return (
    <>
      {mayGive && (
        <Button icon={<ArrowRightLeft size={14} aria-hidden />} onClick={() => setGiving(true)}>
          {t('handOver.verb')}
        </Button>
      )}
      {before.length > 0 && <HandOverLines handOvers={before.slice(0, 3)} />}
      {giving && (
        <HandOverDialog
          title={t('handOver.oneTitle')}
          givers={givers}
          cases={[caseUuid]}
          atOnce={atOnce}
          close={() => setGiving(false)}
        />
      )}
    </>
  )
}

/** Who of the clinic is assigned to the case; nothing outside a clinic. */
export const Assigned = ({ caseUuid }: { readonly caseUuid: string }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { data: members = [] } = useAssigned(caseUuid)
  const { mutate, isPending } = useAssign(caseUuid)
  const assigns = useMay('share')
  if (members.length === 0) return null
  const chosen = members.filter(member => member.assigned).map(each => each.person)
  const turn = (person: string, to: boolean) =>
    mutate(
      { persons: to ? [...chosen, person] : chosen.filter(each => each !== person), from: chosen },
      {
        onError: error => toast({ kind: 'error', title: t('clinic.failed'), text: textOf(error, lang) }),
      },
    )
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
      <HandingOver caseUuid={caseUuid} assigned={members.filter(member => member.assigned)} />
    </section>
  )
}
