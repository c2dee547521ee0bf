import type { ImageKind } from '@sella/contract/entities'
import { Confirm } from '../../parts/confirm'
import { useWords } from '../../words/i18n'

interface ReplaceQuestionProps {
  readonly kinds: readonly ImageKind[]
  readonly losesTracing: boolean
  readonly onYes: () => void
  readonly onNo: () => void
}

export const ReplaceQuestion = ({ kinds, losesTracing, onYes, onNo }: ReplaceQuestionProps) => {
  const { t } = useWords()
  const names = kinds.map(kind => t(`imaging.kind.${kind}`)).join(t('app.separator'))
  return (
    <Confirm
      title={t('imaging.replaceTitle')}
      text={losesTracing ? t('imaging.replaceFilmText') : t('imaging.replaceText', { kinds: names })}
      verb={t('imaging.replace')}
      onYes={onYes}
      onNo={onNo}
    />
  )
}
