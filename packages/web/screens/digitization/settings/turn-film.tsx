import { commandsAt } from '@sella/workbench/commands/table'
import { Button, Tooltip } from 'antd'
import { useWords } from '../../../words/i18n'
import { iconOf } from '../commands/icons'
import { useOffers } from '../commands/use-command'
import { useDesk } from '../desk'
import styles from './settings.module.css'

/** Rotates or mirrors the film itself together with its points: for one that was filed sideways, mirrored or tilted. */
export const TurnFilm = () => {
  const { t } = useWords()
  const offers = useOffers(commandsAt('film', useDesk())).filter(({ there }) => there)
  return (
    <fieldset className={styles.film}>
      <legend>{t('bench.film.title')}</legend>
      <div>
        {offers.map(({ command, label, blocked, run }) => {
          const Icon = iconOf(command)
          return (
            <Tooltip key={command.id} title={blocked ?? label} mouseEnterDelay={0.4}>
              <Button
                size="small"
                aria-label={label}
                aria-disabled={blocked !== null}
                aria-description={blocked ?? undefined}
                icon={<Icon size={14} aria-hidden />}
                onClick={run}
              />
            </Tooltip>
          )
        })}
      </div>
      <p>{t('bench.film.note')}</p>
    </fieldset>
  )
}
