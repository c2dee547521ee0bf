import '../../words/late/clinic'
import { may } from '@sella/contract/access/roles'
import { CloudOff, ShieldAlert } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useClinic, useMyClinics } from '../../api/clinic'
import { Notice } from '../../parts/notice'
import { TopBar } from '../../parts/top-bar'
import { twoStepsPath } from '../../paths'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './clinic.module.css'
import { CreateClinic } from './create-clinic'
import { Desks } from './desks'
import { HandOvers } from './hand-overs'
import { Invitations } from './invitations'
import { Links } from './links'
import { Log } from './log'
import { Members } from './members'
import { RoleTable } from './role-table'

/** The current clinic: its members and their permissions. */
const AtWork = ({ name, barred }: { readonly name: string; readonly barred: boolean }) => {
  const { t, lang } = useWords()
  const { data: clinic, error, refetch } = useClinic(true)
  const navigate = useNavigate()
  if (barred)
    return (
      <Notice
        icon={ShieldAlert}
        title={t('clinic.barred.title', { clinic: name })}
        text={t('clinic.barred.text')}
        actions={[{ label: t('clinic.barred.setUp'), run: () => void navigate(twoStepsPath), primary: true }]}
      />
    )
  if (error && !clinic)
    return (
      <Notice
        icon={CloudOff}
        title={t('app.failedLoad')}
        text={textOf(error, lang)}
        actions={[{ label: t('app.retry'), run: () => void refetch(), primary: true }]}
      />
    )
  if (!clinic) return null
  return (
    <>
      <Members clinic={clinic} />
      {clinic.invitations.length > 0 && <Invitations invitations={clinic.invitations} />}
      <RoleTable role={clinic.role} />
    </>
  )
}

const Fact = () => {
  const { t } = useWords()
  const { data: clinic } = useClinic(true)
  if (!clinic) return null
  const counts = { members: clinic.members.length, cases: clinic.cases }
  return t(clinic.role === 'owner' ? 'clinic.facts' : 'clinic.factCases', counts)
}

/** The log across the foot, for those who manage the clinic. */
const Foot = () => {
  const { data: clinic } = useClinic(true)
  return clinic && may(clinic.role, 'manage') ? <Log members={clinic.members} /> : null
}

/** The current desk and its clinic. */
export const Clinic = () => {
  const { t } = useWords()
  const { data: mine } = useMyClinics()
  const here = mine?.clinics.find(({ uuid }) => uuid === mine.desk)
  return (
    <>
      <TopBar name={here?.name ?? t('routes.clinic')}>{here && <span className={styles.fact}>{<Fact />}</span>}</TopBar>
      <div className={styles.page}>
        <div className={styles.main}>{here && <AtWork key={here.uuid} name={here.name} barred={mine?.barred ?? false} />}</div>
        {mine && (
          <aside className={styles.aside}>
            {here && <HandOvers />}
            {here && may(here.role, 'share') && <Links />}
            <Desks mine={mine} />
            <CreateClinic mine={mine} />
          </aside>
        )}
        {here && <Foot key={`log ${here.uuid}`} />}
      </div>
    </>
  )
}
