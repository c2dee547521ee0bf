import { Select } from 'antd'
import { Contrast, RotateCcw, Sun } from 'lucide-react'
import { useWords } from '../../words/i18n'
import styles from './viewer.module.css'

interface Light {
  readonly brightness: number
  readonly contrast: number
  readonly inverted: boolean
}

/** As stored. */
export const plainLight: Light = { brightness: 100, contrast: 100, inverted: false }

/** Display presets: more brightness for soft tissue, more contrast for bone, and a negative. */
const presets = {
  plain: plainLight,
  soft: { brightness: 145, contrast: 85, inverted: false },
  bone: { brightness: 85, contrast: 150, inverted: false },
  negative: { brightness: 100, contrast: 110, inverted: true },
} as const satisfies Readonly<Record<string, Light>>
const presetNames = Object.keys(presets) as readonly (keyof typeof presets)[]

const presetOf = (light: Light): keyof typeof presets | undefined =>
  presetNames.find(name => JSON.stringify(presets[name]) === JSON.stringify(light))

/** Presets, brightness and contrast: display only, never stored. */
export const LightTools = ({ light, onChange }: { readonly light: Light; readonly onChange: (light: Light) => void }) => {
  const { t } = useWords()
  const signs = [
    ['brightness', Sun],
    ['contrast', Contrast],
  ] as const
  return (
    <div className={styles.light}>
      <Select
        size="small"
        value={presetOf(light)}
        placeholder={t('imaging.viewer.preset.own')}
        aria-label={t('imaging.viewer.preset.title')}
        popupMatchSelectWidth={false}
        getPopupContainer={node => node.closest('dialog') ?? document.body}
        options={presetNames.map(name => ({ value: name, label: t(`imaging.viewer.preset.${name}`) }))}
        onChange={name => onChange(presets[name])}
      />
      {signs.map(([name, Icon]) => (
        <label key={name} title={t(`imaging.viewer.${name}`)}>
          <Icon size={16} aria-hidden />
          <input
            type="range"
            min={40}
            max={200}
            step={5}
            aria-label={t(`imaging.viewer.${name}`)}
            value={light[name]}
            onChange={event => onChange({ ...light, [name]: Number(event.target.value) })}
          />
        </label>
      ))}
      <button
        type="button"
        aria-label={t('imaging.viewer.reset')}
        title={t('imaging.viewer.reset')}
        onClick={() => onChange(plainLight)}
      >
        <RotateCcw size={16} aria-hidden />
      </button>
    </div>
  )
}
