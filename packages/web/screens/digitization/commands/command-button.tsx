import { GroupButton } from '../../../parts/group-button'
import { iconOf } from './icons'
import type { Offer } from './use-command'

interface CommandButtonProps {
  readonly offer: Offer
  /** Its work is on its way. */
  readonly active?: boolean
}

/** A command as a button of the top bar. One that waits dims in place, and says why when it is pressed. */
export const CommandButton = ({ offer: { command, label, blocked, run }, active = false }: CommandButtonProps) => (
  <GroupButton icon={iconOf(command)} label={label} blocked={blocked} active={active} onClick={run} data-command={command.id} />
)
