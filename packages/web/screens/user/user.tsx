import '../../words/late/user'
import { Button } from 'antd'
import { LogOut, ScanSearch } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { useUser } from '../../api/queries'
import { useSignOut } from '../../api/sign-out'
import { LanguageSwitch } from '../../parts/language-switch'
import { TopBar } from '../../parts/top-bar'
import { verifyPath } from '../../paths'
import { useWords } from '../../words/i18n'
import { AboutProduct } from './about-product'
import { Agencies } from './agencies'
import { ExportAll } from './export-all'
import { Hospital } from './hospital'
import { ImportAll } from './import-all'
import { MachineTokens } from './machine-tokens'
import { OpenedByMe } from './opened'
import { Passkeys } from './passkeys'
import { Password } from './password'
import { Profile } from './profile'
import { RemoveAccount } from './remove-account'
import { Section } from './section'
import { Sessions } from './sessions'
import { TwoSteps } from './two-steps'
import { useSettled } from './use-settled'
import styles from './user.module.css'

const Sections = () => {
  const { t } = useWords()
  const signOut = useSignOut()
  const navigate = useNavigate()
  const user = useUser().data
  return (
    <div className={styles.page}>
      {user && <Profile key={user.userId} user={user} />}
      <Password />
      <TwoSteps />
      <Passkeys />
      <Hospital />
      <Agencies />
      <Sessions />
      <OpenedByMe />
      <Section title={t('user.language')} hint={t('user.languageHint')}>
        <LanguageSwitch />
      </Section>
      <Section title={t('routes.reliability')} hint={t('user.reliabilityHint')}>
        <Button icon={<ScanSearch size={16} aria-hidden />} onClick={() => void navigate('/reliability')}>
          {t('user.reliability')}
        </Button>
      </Section>
      <MachineTokens />
      <ExportAll />
      <ImportAll />
      <Section title={t('user.verify')} hint={t('user.verifyHint')}>
        <Link className={styles.verify} to={verifyPath}>
          {t('user.verify')}
        </Link>
      </Section>
      <AboutProduct />
      <Section title={t('user.signOut')} hint={t('user.signOutHint')}>
        <Button icon={<LogOut size={16} aria-hidden />} onClick={signOut}>
          {t('user.signOut')}
        </Button>
      </Section>
      {user && <RemoveAccount loginName={user.loginName} />}
    </div>
  )
}

/** The personal centre. */
export const UserCentre = () => {
  const { t } = useWords()
  const settled = useSettled()
  return (
    <>
      <TopBar name={t('routes.user')} />
      {settled && <Sections />}
    </>
  )
}
