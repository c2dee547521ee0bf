import { holdOf, type OverlapScheme, registrationsOf } from '@sella/ceph/superimpose/scheme'
import { Button, Modal } from 'antd'
import { refusal } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './dialogs.module.css'
import { useHoldText } from './hold-text'
import { useMethodText } from './method-text'
import shared from './overlapping.module.css'
import { dayOf } from './record-words'
import { useTable } from './table'
import type { ConflictChoices } from './use-save'

interface ConflictDialogProps extends ConflictChoices {
  readonly busy: boolean
}

/** What a scheme defines, part by part, for comparison with another. */
const useParts = () => {
  const { t } = useWords()
  const { films } = useTable()
  const holdText = useHoldText()
  const methodText = useMethodText()
  const separator = t('app.separator')
  const day = (uuid: string) => films.find(film => film.record.uuid === uuid)?.record
  return (scheme: OverlapScheme) => ({
    records: scheme.uuids.map(uuid => dayOf(day(uuid) ?? { createday: '?' })).join(separator),
    method: methodText.short(scheme.overFun),
    hold: registrationsOf(scheme)
      .map(name => `${name.toUpperCase()} ${holdText(name, holdOf(scheme, name))}`)
      .join(separator),
    scales: t(scheme.scalesStated ? 'overlay.conflict.scalesStated' : 'overlap.none'),
    corrections: String(Object.values(scheme.imgTrans).flatMap(by => Object.keys(by ?? {})).length),
  })
}

const Comparison = ({ mine: scheme, theirs }: { readonly mine: OverlapScheme; readonly theirs: OverlapScheme }) => {
  const { t } = useWords()
  const parts = useParts()
  const [mine, other] = [parts(scheme), parts(theirs)]
  return (
    <table className={styles.conflict}>
      <thead>
        <tr>
          <th scope="col">{t('overlay.conflict.part')}</th>
          <th scope="col">{t('overlay.conflict.mine')}</th>
          <th scope="col">{t('overlay.conflict.theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {(['records', 'method', 'hold', 'corrections', 'scales'] as const).map(part => (
          <tr key={part} data-differs={mine[part] !== other[part]}>
            <th scope="row">{t(`overlay.conflict.${part}`)}</th>
            <td>{mine[part]}</td>
            <td>{other[part]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Another window saved this scheme meanwhile: both are shown, nothing is lost, and the doctor decides which to keep. */
export const ConflictDialog = ({ mine, theirs, busy, overwrite, copy, giveUp, settle }: ConflictDialogProps) => {
  const { t, lang } = useWords()
  return (
    <Modal
      open
      centered
      width={560}
      title={t(theirs ? 'overlay.conflict.title' : 'overlay.conflict.gone')}
      onCancel={settle}
      classNames={{ footer: styles.choices }}
      footer={[
        <Button key="theirs" onClick={giveUp} disabled={busy}>
          {t(theirs ? 'overlay.conflict.takeTheirs' : 'overlay.conflict.takeEmpty')}
        </Button>,
        ...(theirs
          ? [
              <Button key="mine" danger loading={busy} onClick={overwrite}>
                {t('overlay.conflict.overwrite')}
              </Button>,
            ]
          : []),
        <Button key="copy" type="primary" loading={busy} onClick={copy}>
          {t('overlay.conflict.copy')}
        </Button>,
      ]}
    >
      <p role="alert">{refusal('OVERLAP_CONFLICT', lang)}</p>
      <p className={shared.hint}>{t('overlay.conflict.safe')}</p>
      {theirs && <Comparison mine={mine} theirs={theirs} />}
    </Modal>
  )
}
