import { commandsAt } from '@sella/workbench/commands/table'
import { Popover } from 'antd'
import { Contrast, Ellipsis, Layers, Ruler } from 'lucide-react'
import { Suspense, useState } from 'react'
import { GroupButton } from '../../../parts/group-button'
import { LanguageSwitch } from '../../../parts/language-switch'
import { lazily } from '../../../parts/lazily'
import { Unfolded } from '../../../parts/unfolded'
import { narrow, useMedia } from '../../../parts/use-media'
import { useWords } from '../../../words/i18n'
import { CommandButton } from '../commands/command-button'
import { CommandMenu } from '../commands/command-menu'
import { useOffer, useOffers } from '../commands/use-command'
import { useDesk } from '../desk'
import { useGuard } from '../guard'
import { DisplayPanel } from '../settings/display-panel'
import { MeasurePanel } from '../settings/measure-panel'
import { CaseParts } from './case-bar'
import { EditButtons } from './edit-buttons'
import { SaveState } from './save-state'
import styles from './top-bar.module.css'

/** Loaded on demand: few open its sliders. */
const ViewPanel = lazily(async () => ({ default: (await import('../settings/view-panel')).ViewPanel }))

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
          <Suspense fallback={<p role="status">{t('app.loading')}</p>}>
            <Unfolded close={close}>
              <ViewPanel />
            </Unfolded>
          </Suspense>
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

const Output = () => {
  const { t } = useWords()
  const folded = useMedia(narrow)
  const { blocked } = useGuard()
  // What the role may not do is absent; what is only impossible now is shown and says why.
  const desk = useDesk()
  const offers = useOffers(commandsAt('output', desk).filter(({ needs }) => needs === undefined || desk.may(needs)))
  return (
    <div className={styles.groups}>
      {folded ? (
        <CommandMenu offers={offers}>
          <GroupButton icon={Ellipsis} label={t('workbench.bar.more')} blocked={blocked} />
        </CommandMenu>
      ) : (
        offers.map(offer => <CommandButton key={offer.command.id} offer={offer} />)
      )}
    </div>
  )
}

const Points = () => {
  const { automatic } = useDesk()
  const running = automatic.useAuto()?.running ?? false
  const [auto, byHand] = [useOffer('auto'), useOffer('place')]
  return (
    <div className={styles.groups}>
      {auto.there ? <CommandButton offer={auto} active={running} /> : byHand.there && <CommandButton offer={byHand} />}
      <EditButtons />
    </div>
  )
}

/** The top bar: patient and stages, points, display, output, then the save state. */
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
