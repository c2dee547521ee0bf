import { isBlocked, perform, titleOn } from '@sella/workbench/commands/command'
import { offered } from '@sella/workbench/commands/table'
import { useCase } from '../../../case/case'
import { stageWords } from '../../../readings/stage-words'
import { refusal } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { capsFor } from '../commands/caps'
import { useWatch } from '../commands/use-command'
import { useTable } from '../commands/use-table'
import { useGuard } from '../guard'
import type { Entry } from './entries'
import { everydayWords } from './everyday'

/** Every command available now. */
export const useCommandEntries = (): readonly Entry[] => {
  const { t, lang } = useWords()
  const table = useTable()
  const all = offered(table)
  useWatch(table, all)
  return all.map(command => ({
    id: command.id,
    group: command.group === 'edit' || command.group === 'work' ? 'actions' : command.group,
    title: titleOn(command, table.desk)[lang],
    also: [...Object.values(titleOn(command, table.desk)), ...everydayWords(command)],
    ...(command.on ? { note: t(command.on(table.desk) ? 'palette.on' : 'palette.off') } : {}),
    ...(command.keys ? { keys: capsFor(command) } : {}),
    blocked: isBlocked(command, table) ? refusal('EDITING', lang) : null,
    run: () => perform(command, table),
  }))
}

/** The records of the case. */
export const useStageEntries = (): readonly Entry[] => {
  const { t } = useWords()
  const { records, record, selectRecord } = useCase()
  const { guard, blocked } = useGuard()
  return records.map((caseRecord, i) => ({
    id: caseRecord.uuid,
    group: 'stages',
    title: `${t(stageWords[caseRecord.type])} ${caseRecord.createday.slice(0, 10)}`,
    also: [t('workbench.bar.treatments')],
    ...(i < 9 ? { keys: [String(i + 1)] } : {}),
    ...(caseRecord.uuid === record?.uuid ? { note: t('palette.on') } : {}),
    run: guard(() => selectRecord(caseRecord.uuid)),
    blocked,
  }))
}
