import { Button, Tooltip } from 'antd'
import { useWords } from '../../../words/i18n'
import { useGuard } from '../guard'
import styles from './settings.module.css'
import { useTurning } from './use-turning'

/** Moves the film itself, and with it what is placed on it: for one that was filed lying, mirrored or tilted. */
export const TurnFilm = () => {
  const { t } = useWords()
  const { blocked } = useGuard()
  return (
    <fieldset className={styles.film}>
      <legend>{t('bench.film.title')}</legend>
      <div>
        {useTurning().map(({ key, icon: Icon, run }) => (
          <Tooltip key={key} title={blocked ?? t(`bench.film.${key}`)} mouseEnterDelay={0.4}>
            <Button
              size="small"
              aria-label={t(`bench.film.${key}`)}
              aria-disabled={blocked !== null}
              icon={<Icon size={14} aria-hidden />}
              onClick={run}
            />
          </Tooltip>
        ))}
      </div>
      <p>{t('bench.film.note')}</p>
    </fieldset>
  )
}
