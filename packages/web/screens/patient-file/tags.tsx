import { mostTags } from '@sella/contract/case-file'
import { Select } from 'antd'
import { useTags } from '../../api/case-file'
import { useMay } from '../../api/clinic'
import { Field } from '../../parts/field'
import { useWords } from '../../words/i18n'

const longest = 40

const tidy = (tags: readonly string[]): string[] =>
  [...new Set(tags.map(tag => tag.trim().slice(0, longest)))].filter(tag => tag !== '').slice(0, mostTags)

/** Tags of the case; those the doctor uses elsewhere are suggested. */
export const Tags = ({ tags, onChange }: { readonly tags: readonly string[]; readonly onChange: (tags: string[]) => void }) => {
  const { t } = useWords()
  const allTags = useTags()
  const writes = useMay('register')
  return (
    <Field label={t('file.tags')} hint={t('file.tagsHint')}>
      {wiring => (
        <Select
          {...wiring}
          mode="tags"
          disabled={!writes}
          style={{ width: '100%' }}
          tokenSeparators={[',', '，', ';', '；']}
          value={[...tags]}
          options={allTags.map(({ tag, cases }) => ({ value: tag, label: `${tag} (${cases})` }))}
          optionLabelProp="value"
          onChange={(next: string[]) => onChange(tidy(next))}
        />
      )}
    </Field>
  )
}
