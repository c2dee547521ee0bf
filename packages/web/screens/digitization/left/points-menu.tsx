import { commandsAt } from '@sella/workbench/commands/table'
import { Ellipsis } from 'lucide-react'
import { useWords } from '../../../words/i18n'
import { CommandMenu } from '../commands/command-menu'
import { useOffers } from '../commands/use-command'
import { useDesk } from '../desk'
import styles from './left.module.css'

/** Actions on all points at once. */
export const PointsMenu = () => {
  const { t } = useWords()
  const offers = useOffers(commandsAt('points', useDesk()))
  const label = t('workbench.review.more')
  return (
    <CommandMenu offers={offers}>
      <button type="button" className={styles.more} aria-label={label} title={label}>
        <Ellipsis size={14} />
      </button>
    </CommandMenu>
  )
}
