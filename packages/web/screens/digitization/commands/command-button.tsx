import { GroupButton } from '../../../parts/group-button'
import { iconOf } from './icons'
import type { Offer } from './use-command'

interface CommandButtonProps {
  readonly offer: Offer
  /** The command is running. */
  readonly active?: boolean
}

/** A command as a button of the top bar. A blocked one is dimmed in place, and says why when it is pressed. */
export const CommandButton = ({ offer: { command, label, blocked, run }, active = false }: CommandButtonProps) => (
  <GroupButton icon={iconOf(command)} label={label} blocked={blocked} active={active} onClick={run} data-command={command.id} />
)
