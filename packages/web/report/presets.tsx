import type { ReportPreset } from '@sella/contract/documents/report-setting'
import { designOf } from '@sella/contract/report-design'
import { boardDesign, type ReportDesign, usualDesign } from '@sella/drawing/report/design'
import { Button, Input, Popover, Select } from 'antd'
import { BookmarkPlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../words/i18n'
import styles from './design.module.css'

interface PresetsProps {
  readonly design: ReportDesign
  readonly presets: readonly ReportPreset[]
  readonly take: (design: ReportDesign) => void
  readonly save: (presets: readonly ReportPreset[]) => void
}

/** Built-in designs, under names no doctor can give. */
const builtIn = [
  { value: '', name: 'usual', design: usualDesign },
  { value: '\u0000board', name: 'board', design: boardDesign },
] as const

/** The preset equal to this; null after any change. */
const nameOf = (design: ReportDesign, presets: readonly ReportPreset[]): string | null => {
  const key = (preset: ReportDesign) =>
    JSON.stringify([
      ...[preset.sections, preset.paper, preset.both, preset.both && preset.sideBySide, preset.letterhead],
      ...[preset.signature, preset.stamp, preset.trend],
    ])
  const own = presets.find(preset => key(preset.design) === key(design))
  return own?.name ?? builtIn.find(preset => key(preset.design) === key(design))?.value ?? null
}

/** Designs saved under names: choose, save, delete. */
export const Presets = ({ design, presets, take, save }: PresetsProps) => {
  const { t } = useWords()
  const [name, setName] = useState('')
  const [asking, setAsking] = useState(false)
  const current = nameOf(design, presets)
  const keep = () => {
    const given = name.trim()
    if (given === '') return
    save([...presets.filter(preset => preset.name !== given), { name: given, design: designOf(design) }])
    setName('')
    setAsking(false)
  }
  const form = (
    <form
      className={styles.keep}
      onSubmit={event => {
        event.preventDefault()
        keep()
      }}
    >
      <Input
        autoFocus
        maxLength={60}
        aria-label={t('documents.design.presetName')}
        placeholder={t('documents.design.presetName')}
        value={name}
        onChange={event => setName(event.target.value)}
      />
      <Button type="primary" htmlType="submit" disabled={name.trim() === ''}>
        {t('documents.design.keep')}
      </Button>
    </form>
  )
  return (
    <div className={styles.presets}>
      <Select<string>
        aria-label={t('documents.design.preset')}
        value={current}
        placeholder={t('documents.design.changed')}
        options={[
          ...builtIn.map(({ value, name }) => ({ value, label: t(`documents.design.${name}`) })),
          ...presets.map(preset => ({ value: preset.name, label: preset.name })),
        ]}
        onChange={value =>
          take(
            [...builtIn.map(preset => ({ ...preset, name: preset.value })), ...presets].find(preset => preset.name === value)
              ?.design ?? usualDesign,
          )
        }
      />
      <Popover trigger="click" open={asking} onOpenChange={setAsking} content={form} destroyOnHidden>
        <Button
          icon={<BookmarkPlus size={14} aria-hidden />}
          disabled={current !== null}
          aria-label={t('documents.design.savePreset')}
        />
      </Popover>
      <Button
        icon={<Trash2 size={14} aria-hidden />}
        disabled={!presets.some(preset => preset.name === current)}
        aria-label={t('documents.design.removePreset')}
        onClick={() => save(presets.filter(preset => preset.name !== current))}
      />
    </div>
  )
}
