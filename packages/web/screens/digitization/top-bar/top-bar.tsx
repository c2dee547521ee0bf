import { takeTool } from '@sella/workbench/bench/bench'
import type { DialogName } from '@sella/workbench/desk/desk'
import { Popover } from 'antd'
import { Contrast, Crosshair, Download, Ellipsis, Layers, ListPlus, Palette, RotateCcw, Ruler, Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { GroupButton } from '../../../parts/group-button'
import { LanguageSwitch } from '../../../parts/language-switch'
import { Unfolded } from '../../../parts/unfolded'
import { narrow, useMedia } from '../../../parts/use-media'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import { useDialogs } from '../dialogs'
import { useGuard } from '../guard'
import { DisplayPanel } from '../settings/display-panel'
import { MeasurePanel } from '../settings/measure-panel'
import { useReset } from '../settings/reset'
import { ViewPanel } from '../settings/view-panel'
import { CaseParts } from './case-bar'
import { EditButtons } from './edit-buttons'
import { SaveState } from './save-state'
import styles from './top-bar.module.css'

const FoldedGroup = lazy(async () => ({ default: (await import('./folded-group')).FoldedGroup }))

const Looks = () => {
  const { t } = useWords()
  const { guard, blocked } = useGuard()
  const [open, setOpen] = useState<'display' | 'view' | 'measure' | null>(null)
  const close = () => setOpen(null)
  const panel = (name: 'display' | 'view' | 'measure') => ({
    open: open === name,
    destroyOnHidden: true,
    onOpenChange: (next: boolean) => setOpen(next ? name : null),
    trigger: 'click' as const,
    placement: 'bottom' as const,
    arrow: false,
  })
  const measure = (
    <GroupButton
      icon={Ruler}
      label={t('workbench.bar.measure')}
      active={open === 'measure'}
      blocked={blocked}
      onClick={guard(() => setOpen('measure'))}
    />
  )
  return (
    <div className={styles.groups}>
      <Popover
        {...panel('display')}
        content={
          <Unfolded close={close}>
            <DisplayPanel />
          </Unfolded>
        }
      >
        <GroupButton icon={Layers} label={t('workbench.bar.display')} active={open === 'display'} />
      </Popover>
      <Popover
        {...panel('view')}
        content={
          <Unfolded close={close}>
            <ViewPanel />
          </Unfolded>
        }
      >
        <GroupButton icon={Contrast} label={t('workbench.bar.view')} active={open === 'view'} />
      </Popover>
      {blocked ? (
        measure
      ) : (
        <Popover
          {...panel('measure')}
          content={
            <Unfolded close={close}>
              <MeasurePanel close={close} />
            </Unfolded>
          }
        >
          {measure}
        </Popover>
      )}
    </div>
  )
}

const useOutput = () => {
  const { t } = useWords()
  const { guard, blocked } = useGuard()
  const reset = useReset()
  const { subject } = useDesk()
  const { show } = useDialogs()
  const dialog = (name: DialogName) => guard(() => show(name))
  const entries = [
    { key: 'reset', icon: RotateCcw, run: guard(() => void reset()) },
    { key: 'export', icon: Download, run: dialog('export') },
    { key: 'colour', icon: Palette, run: dialog('colour') },
    { key: 'custom', icon: ListPlus, run: dialog('analyses') },
  ] as const
  // The smile has no measurements to make an analysis of.
  const there = entries.filter(({ key }) => key !== 'custom' || subject.analyses.some(one => one.items.length > 0))
  return { blocked, entries: there.map(entry => ({ ...entry, label: t(`workbench.bar.${entry.key}`) })) }
}

const Output = () => {
  const { t } = useWords()
  const folded = useMedia(narrow)
  const { blocked, entries } = useOutput()
  return (
    <div className={styles.groups}>
      {folded ? (
        <Suspense fallback={<GroupButton icon={Ellipsis} label={t('workbench.bar.more')} blocked={blocked} />}>
          <FoldedGroup entries={entries} label={t('workbench.bar.more')} blocked={blocked} />
        </Suspense>
      ) : (
        entries.map(({ key, icon, label, run }) => (
          <GroupButton key={key} icon={icon} label={label} blocked={blocked} onClick={run} />
        ))
      )}
    </div>
  )
}

const Points = () => {
  const { t } = useWords()
  const { guard, blocked } = useGuard()
  const { automatic, bench } = useDesk()
  const auto = automatic.useAuto()
  return (
    <div className={styles.groups}>
      {auto ? (
        <GroupButton
          icon={Sparkles}
          label={t('workbench.bar.auto')}
          blocked={blocked}
          active={auto.running}
          onClick={guard(auto.start)}
          data-tour="auto"
        />
      ) : (
        <GroupButton icon={Crosshair} label={t('workbench.bar.guide')} onClick={() => takeTool(bench, 'place')} />
      )}
      <EditButtons />
    </div>
  )
}

/** The top bar: patient and stages, points, looks, output, then what became of the work. */
export const TopBar = () => {
  const { guard } = useGuard()
  return (
    <div className={styles.bar}>
      <CaseParts before={go => guard(go)()} />
      <Points />
      <Looks />
      <Output />
      <div className={styles.end}>
        <SaveState />
        <LanguageSwitch />
      </div>
    </div>
  )
}
