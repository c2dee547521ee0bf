import { localDay } from '@sella/ceph/patient/local-day'
import '../../words/late/entry'
import { Button } from 'antd'
import { useState } from 'react'
import { useHospitalLink, useUnlinkHospital } from '../../api/oidc'
import { useToast } from '../../parts/toast'
import { ago, longDay } from '../../words/dates'
import { useWords } from '../../words/i18n'
import { ProofDialog } from './proof-dialog'
import { Section } from './section'
import styles from './two-steps.module.css'

const Unlink = ({ label, onClose }: { readonly label: string; readonly onClose: () => void }) => {
  const { t } = useWords()
  const toast = useToast()
  const unlink = useUnlinkHospital()
  return (
    <ProofDialog
      title={t('entry.hospital.unlinkTitle', { label })}
      okText={t('entry.hospital.unlink')}
      onClose={onClose}
      act={async proven => {
        await unlink.mutateAsync(proven)
        toast({ kind: 'done', title: t('entry.hospital.unlinked'), text: label })
        onClose()
      }}
    >
      <p>{t('entry.hospital.unlinkText')}</p>
    </ProofDialog>
  )
}

/** The link to the hospital's sign-in, if the installation has one. */
export const Hospital = () => {
  const { t, lang } = useWords()
  const { data } = useHospitalLink()
  const [open, setOpen] = useState(false)
  if (!data || data.label === null) return null
  const { label, since, usedAt } = data
  const facts = since
    ? [
        t('entry.hospital.since', { label, day: longDay(localDay(new Date(since)), lang) }),
        ...(usedAt ? [t('entry.hospital.used', { when: ago(usedAt, new Date(), lang) })] : []),
      ]
    : [t('entry.hospital.none', { label })]
  return (
    <Section title={t('entry.hospital.section')} hint={t('entry.hospital.sectionHint')}>
      <p className={styles.left}>{facts.join(t('app.separator'))}</p>
      {since && <Button onClick={() => setOpen(true)}>{t('entry.hospital.unlink')}</Button>}
      {open && <Unlink label={label} onClose={() => setOpen(false)} />}
    </Section>
  )
}
