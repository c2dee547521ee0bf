import type { StudyChoice } from '@sella/contract/study-choice'
import { useMutation } from '@tanstack/react-query'
import { Dropdown } from 'antd'
import { Download } from 'lucide-react'
import { askFile } from '../../api/client'
import { useMay } from '../../api/clinic'
import { BlockedButton } from '../../parts/blocked-button'
import { saveFile } from '../../parts/save-file'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { today } from '../../words/dates'
import { useWords } from '../../words/i18n'

const formats = ['pdf', 'xlsx', 'csv'] as const
type Format = (typeof formats)[number]

interface TakeAlongProps {
  readonly choice: StudyChoice
  readonly films: number
}

/** The study as displayed, on paper or as tables. */
export const TakeAlong = ({ choice, films }: TakeAlongProps) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const reports = useMay('report')
  const { mutate, isPending } = useMutation({
    mutationFn: (format: Format) => askFile('rereadExport', { choice, format, lang, today: today() }),
    onSuccess: (file, format) => saveFile(file, `${t('reliability.title')}.${format}`),
    onError: error => toast({ kind: 'error', title: t('reliability.exportFailed'), text: textOf(error, lang) }),
  })
  if (!reports) return null
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: formats.map(format => ({ key: format, label: t(`reliability.take.${format}`) })),
        onClick: ({ key }) => mutate(key as Format),
      }}
    >
      <BlockedButton
        icon={<Download size={14} aria-hidden />}
        loading={isPending}
        blocked={films === 0 ? t('reliability.exportNone') : null}
      >
        {t('reliability.export')}
      </BlockedButton>
    </Dropdown>
  )
}
