import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Between } from '../../../parts/between'
import { Confirm } from '../../../parts/confirm'
import { useWords } from '../../../words/i18n'
import { useBlind } from './blind'

/**
 * Saves unsaved work when the page is left; if that fails, leaving asks for confirmation. Between two windows' tracings the
 * doctor chooses.
 */
export const Leaving = () => {
  const { t } = useWords()
  const { draft, saving } = useBlind()
  const unkept = saving !== 'saved'
  const blocker = useBlocker(unkept)
  useEffect(() => {
    if (!unkept) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unkept])
  useEffect(() => {
    if (blocker.state === 'blocked') void draft.save().then(kept => kept && blocker.proceed())
  }, [blocker, draft])
  if (saving === 'conflict')
    return (
      <Between
        title={t('reliability.again.conflictTitle')}
        text={t('reliability.again.conflictText')}
        mine={t('reliability.again.mine')}
        theirs={t('reliability.again.theirs')}
        onChoose={mine => void draft.resolve(mine)}
      />
    )
  if (blocker.state !== 'blocked' || saving !== 'failed') return null
  return (
    <Confirm
      danger
      title={t('reliability.again.saving.failed')}
      text={t('reliability.again.leave')}
      verb={t('reliability.again.leaveVerb')}
      onYes={() => blocker.proceed()}
      onNo={() => blocker.reset()}
    />
  )
}
