import type { ImageKind } from '@sella/contract/entities'
import { Button, Modal } from 'antd'
import { useWords } from '../../words/i18n'

interface ReplaceQuestionProps {
  readonly kinds: readonly ImageKind[]
  readonly losesTracing: boolean
  readonly onReplace: () => void
  readonly onBeside: () => void
  readonly onNo: () => void
}

/** A file for an occupied slot: kept beside the image there, which changes nothing, or instead of it. */
export const ReplaceQuestion = ({ kinds, losesTracing, onReplace, onBeside, onNo }: ReplaceQuestionProps) => {
  const { t } = useWords()
  const names = kinds.map(kind => t(`imaging.kind.${kind}`)).join(t('app.separator'))
  return (
    <Modal
      open
      centered
      width={480}
      title={t('imaging.replaceTitle')}
      onCancel={onNo}
      footer={[
        <Button key="no" onClick={onNo}>
          {t('app.cancel')}
        </Button>,
        <Button key="replace" onClick={onReplace}>
          {t('imaging.replace')}
        </Button>,
        <Button key="beside" type="primary" autoFocus onClick={onBeside}>
          {t('imaging.keepBoth')}
        </Button>,
      ]}
    >
      {losesTracing ? t('imaging.replaceFilmText') : t('imaging.replaceText', { kinds: names })}
    </Modal>
  )
}
