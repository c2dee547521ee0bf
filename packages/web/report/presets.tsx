import { typedName } from '@sella/contract/name-as-read'
import { type ReportDesign, usualDesign } from '@sella/drawing/report/design'
import { Select } from 'antd'
import { BookmarkPlus, PencilLine, Trash2 } from 'lucide-react'
import { BlockedButton } from '../parts/blocked-button'
import { useToast } from '../parts/toast'
import { useWords } from '../words/i18n'
import styles from './design.module.css'
import { chosenOf, isTaken, type Offered, offered, type PresetList, withName, withoutPreset, withPreset } from './preset-lists'
import { PresetName } from './preset-name'

interface PresetsProps {
  readonly design: ReportDesign
  /** At a clinic's desk its presets, then the doctor's own. */
  readonly lists: readonly PresetList[]
  readonly take: (design: ReportDesign) => void
}

/** The designs to choose from, by whose they are where there are several owners. */
const useOptions = (lists: readonly PresetList[]) => {
  const { t } = useWords()
  const all = offered(lists)
  const options = all.map(({ key, of, name }) => ({
    ...{ of, value: key },
    label: of === 'builtIn' ? t(`documents.design.${name as 'usual'}`) : name,
  }))
  const groups = (['builtIn', ...lists.map(({ of }) => of)] as const).map(of => ({
    label: t(`documents.design.presetsOf.${of}`),
    options: options.filter(option => option.of === of),
  }))
  return { all, options: lists.length > 1 ? groups.filter(group => group.options.length > 0) : options }
}

/** Why a preset can be neither renamed nor deleted, by whose it is; without one, none is chosen. */
const unowned = (of: Offered['of'] | undefined) =>
  of === undefined ? 'presetNone' : of === 'builtIn' ? 'presetBuiltIn' : 'presetOfOthers'

/** Designs saved under names: choose, save, rename, delete. A new one is the clinic's where her role may say so, else her own. */
export const Presets = ({ design, lists, take }: PresetsProps) => {
  const { t } = useWords()
  const toast = useToast()
  const { all, options } = useOptions(lists)
  const chosen = chosenOf(design, all)
  const into = lists.find(({ save }) => save !== null)
  const owner = lists.find(({ of, save }) => of === chosen?.of && save !== null)
  const closedTo = owner ? null : t(`documents.design.${unowned(chosen?.of)}`)
  const remove = () => {
    if (!chosen || !owner?.save) return
    const { save } = owner
    const { name, design: removed } = chosen
    save(now => withoutPreset(now, name))
    const undo = { label: t('documents.design.takePresetBack'), run: () => save(now => withPreset(now, name, removed)) }
    toast({ kind: 'done', title: t('documents.design.presetRemoved', { name }), action: undo })
  }
  return (
    <div className={styles.presets}>
      <Select<string>
        aria-label={t('documents.design.preset')}
        value={chosen?.key ?? null}
        placeholder={t('documents.design.changed')}
        options={options}
        onChange={key => take(all.find(each => each.key === key)?.design ?? usualDesign)}
      />
      <PresetName
        icon={BookmarkPlus}
        label={t(`documents.design.savePresetOf.${into?.of ?? 'own'}`)}
        blocked={chosen ? t('documents.design.presetSaved') : into ? null : t('documents.design.presetLoading')}
        name=""
        takes={name => t(into && isTaken(into.presets, name) ? 'documents.design.replace' : 'documents.design.keep')}
        note={name => (into && isTaken(into.presets, name) ? t('documents.design.presetReplaced') : null)}
        take={name => into?.save?.(now => withPreset(now, name, design))}
      />
      <PresetName
        icon={PencilLine}
        label={t('documents.design.renamePreset')}
        blocked={closedTo}
        name={chosen?.name ?? ''}
        takes={name => (owner && isTaken(owner.presets, name) ? null : t('documents.design.rename'))}
        note={name =>
          owner && typedName(name) !== chosen?.name && isTaken(owner.presets, name) ? t('documents.design.presetTaken') : null
        }
        take={name => chosen && owner?.save?.(now => withName(now, chosen.name, name))}
      />
      <BlockedButton
        icon={<Trash2 size={14} aria-hidden />}
        blocked={closedTo}
        aria-label={t('documents.design.removePreset')}
        title={t('documents.design.removePreset')}
        onClick={remove}
      />
    </div>
  )
}
