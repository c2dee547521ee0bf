import { hindrances, type Stage, stages } from '@sella/ceph/data/maturation-stages'
import { localDay } from '@sella/ceph/patient/local-day'
import { Checkbox } from 'antd'
import { useEffect } from 'react'
import { ChoiceRow } from '../../../parts/choice-row'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import styles from './neck.module.css'
import { useOwnStage } from './use-own-stage'

/** The doctor's own stage beside the computed one, or why none is possible. */
export const OwnStage = () => {
  const { t } = useWords()
  const { read, stored, keep } = useOwnStage()
  const { may, vertebrae } = useDesk()
  const mayRead = may('trace')
  useEffect(() => {
    vertebrae.set({ read: stage => void keep({ stage, hindrance: null }) })
    return () => vertebrae.set(null)
  }, [vertebrae, keep])
  return (
    <section aria-label={t('neck.own.title')}>
      <h3>{t('neck.own.title')}</h3>
      <ChoiceRow<Stage | 'none'>
        size="small"
        disabled={!mayRead}
        aria-label={t('neck.own.title')}
        value={read.stage ?? 'none'}
        options={[{ value: 'none', label: t('neck.own.none') }, ...stages.map(stage => ({ value: stage, label: stage }))]}
        onChange={value => keep({ stage: value === 'none' ? null : value, hindrance: null })}
      />
      <p>{stored ? t('neck.own.by', { by: stored.by, day: localDay(new Date(stored.at)) }) : t('neck.own.keep')}</p>
      <div className={styles.hinders}>
        <span>{t('neck.own.hinders')}</span>
        {hindrances.map(each => (
          <Checkbox
            key={each}
            disabled={!mayRead}
            checked={read.hindrance === each}
            onChange={({ target }) => keep({ stage: null, hindrance: target.checked ? each : null })}
          >
            {t(`neck.own.${each}`)}
          </Checkbox>
        ))}
      </div>
    </section>
  )
}
