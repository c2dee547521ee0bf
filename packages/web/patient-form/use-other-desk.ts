import { useEffect, useState } from 'react'
import { useMyClinics } from '../api/clinic'
import { useWords } from '../words/i18n'

/** What is said of a new patient's form once the doctor is at another desk than when she opened it; null while she is not. */
export const useOtherDesk = (): string | null => {
  const { t } = useWords()
  const mine = useMyClinics().data
  const [first, setFirst] = useState(mine?.desk)
  const now = mine?.desk
  useEffect(() => setFirst(before => (before === undefined ? now : before)), [now])
  if (first === undefined || now === undefined || now === first) return null
  const clinic = mine?.clinics.find(({ uuid }) => uuid === now)?.name
  return clinic === undefined ? t('formFiles.ownDesk') : t('formFiles.otherDesk', { clinic })
}
