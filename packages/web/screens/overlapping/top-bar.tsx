import { registrationNames } from '@sella/ceph/superimpose/registrations'
import { holdOf, type OverlapFunction } from '@sella/ceph/superimpose/scheme'
import { Popover } from 'antd'
import { Anchor, Download, Layers, Move, PanelRight, Printer, TrendingUp } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMay } from '../../api/clinic'
import { caseAddress, useCase } from '../../case/case'
import { CaseLabel } from '../../case/case-bar'
import { ChoiceRow } from '../../parts/choice-row'
import { GroupButton } from '../../parts/group-button'
import { LanguageSwitch } from '../../parts/language-switch'
import { lazily } from '../../parts/lazily'
import { Unfolded } from '../../parts/unfolded'
import { resultPath } from '../../paths'
import { useWords } from '../../words/i18n'
import { HoldPanel } from './hold-panel'
import { LookPanel } from './look-panel'
import { useMethodText } from './method-text'
import { NudgePanel } from './nudge-panel'
import { dayOf } from './record-words'
import { SaveScheme } from './save-scheme'
import { SchemeChoice } from './scheme-choice'
import { useTable } from './table'
import styles from './top-bar.module.css'
import { TrueSizePanel } from './true-size-panel'

const PictureDialog = lazily(async () => ({ default: (await import('./picture-dialog')).PictureDialog }))

const functions: readonly OverlapFunction[] = [...registrationNames, 'multiview']

/** A panel that closes itself when done. */
type Closable = (close: () => void) => ReactNode

/** A button of the bar that opens a panel. */
const Panel = ({ content, children }: { readonly content: ReactNode | Closable; readonly children: ReactNode }) => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottom"
      arrow={false}
      destroyOnHidden
      content={<Unfolded close={close}>{typeof content === 'function' ? content(close) : content}</Unfolded>}
    >
      {children}
    </Popover>
  )
}

/** Opens the result of the saved scheme: a page over all its records. */
const ResultButton = () => {
  const { t } = useWords()
  const { patient, record } = useCase()
  const { base } = useTable()
  const navigate = useNavigate()
  const address = `${caseAddress(resultPath, patient.uuid, record?.uuid)}&scheme=${encodeURIComponent(base?.name ?? '')}`
  return (
    <GroupButton
      icon={TrendingUp}
      label={t('routes.treatmentResult')}
      blocked={base ? null : t('overlay.resultOfSaved')}
      onClick={() => base && void navigate(address)}
    />
  )
}

/** Scheme, method, parts, panel, save: the five stops of the tour, from left to right. */
export const TopBar = () => {
  const { t } = useWords()
  const methodText = useMethodText()
  const { scheme, setScheme, look, setLook, methods, chosen } = useTable()
  const compared = [chosen[0], chosen.at(-1)].flatMap(film => (film ? [dayOf(film.record)] : []))
  const reports = useMay('report')
  const hasOwnHold = methods.some(method => holdOf(scheme, method) !== 'point')
  const [exporting, setExporting] = useState(false)
  return (
    <header className={styles.bar}>
      <CaseLabel days={compared} />
      <p className={styles.onPaper}>{[scheme.name, ...compared].join(t('app.separator'))}</p>
      <SchemeChoice />
      <div className={styles.method} data-tour="overlap-method">
        <ChoiceRow<OverlapFunction>
          aria-label={t('overlap.method')}
          value={scheme.overFun}
          onChange={overFun => setScheme({ ...scheme, overFun })}
          options={functions.map(value => ({
            value,
            label: methodText.short(value),
            title: methodText.shows(value),
          }))}
        />
      </div>
      <div className={styles.groups}>
        <Panel content={<LookPanel />}>
          <span data-tour="overlap-parts">
            <GroupButton icon={Layers} label={t('overlap.display')} />
          </span>
        </Panel>
        <Panel content={<HoldPanel />}>
          <span>
            <GroupButton icon={Anchor} label={t('overlay.hold.title')} active={hasOwnHold} />
          </span>
        </Panel>
        <Panel content={close => <NudgePanel close={close} />}>
          <span>
            <GroupButton icon={Move} label={t('overlap.nudge')} />
          </span>
        </Panel>
        {reports && (
          <Panel content={close => <TrueSizePanel close={close} />}>
            <span>
              <GroupButton icon={Printer} label={t('overlap.print')} />
            </span>
          </Panel>
        )}
        <ResultButton />
        <GroupButton icon={Download} label={t('overlay.picture.open')} onClick={() => setExporting(true)} />
      </div>
      <div className={styles.end}>
        <span data-tour="overlap-panel">
          <GroupButton
            icon={PanelRight}
            label={t('overlap.panel')}
            active={look.panel}
            aria-pressed={look.panel}
            onClick={() => setLook(now => ({ ...now, panel: !now.panel }))}
          />
        </span>
        <SaveScheme />
        <LanguageSwitch />
      </div>
      {exporting && (
        <Suspense>
          <PictureDialog close={() => setExporting(false)} />
        </Suspense>
      )}
    </header>
  )
}
