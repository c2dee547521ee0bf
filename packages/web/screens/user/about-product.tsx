import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { lazily } from '../../parts/lazily'
import { useWords } from '../../words/i18n'
import { Section } from './section'

const AboutDialog = lazily(async () => ({ default: (await import('../../about/about-dialog')).AboutDialog }))

/** Where a signed-in doctor reads what the detection can and cannot do, and where the norms come from. */
export const AboutProduct = () => {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  return (
    <Section title={t('user.about')} hint={t('user.aboutHint')}>
      <Button onClick={() => setOpen(true)}>{t('user.aboutOpen')}</Button>
      {open && (
        <Suspense>
          <AboutDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  )
}
