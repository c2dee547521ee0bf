import '../../words/late/clinic'
import { ShieldAlert } from 'lucide-react'
import { useNavigate } from 'react-router'
import { goToDesk, useDesk } from '../../api/clinic'
import { Notice } from '../../parts/notice'
import { TopBar } from '../../parts/top-bar'
import { twoStepsPath } from '../../paths'
import { useWords } from '../../words/i18n'

/** Replaces a clinic's pages for a member who has not set up the second step it requires. */
export const Barred = ({ clinic }: { readonly clinic: string }) => {
  const { t } = useWords()
  const navigate = useNavigate()
  const { mutate } = useDesk(goToDesk)
  return (
    <>
      <TopBar name={clinic} />
      <Notice
        icon={ShieldAlert}
        title={t('clinic.barred.title', { clinic })}
        text={t('clinic.barred.text')}
        actions={[
          { label: t('clinic.barred.setUp'), run: () => void navigate(twoStepsPath), primary: true },
          { label: t('clinic.barred.own'), run: () => mutate(null) },
        ]}
      />
    </>
  )
}
