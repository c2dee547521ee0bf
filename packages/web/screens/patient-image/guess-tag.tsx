import { type CaseRecord, imageKinds, type Photo } from '@sella/contract/entities'
import { Dropdown } from 'antd'
import { Check, ChevronDown } from 'lucide-react'
import { useWords } from '../../words/i18n'
import styles from './slot.module.css'
import { isModel } from './slots'
import { useImageChanges } from './use-image-changes'

/** On an image whose kind was guessed: one click confirms it, or moves it where it belongs. */
export const GuessTag = ({ photo, record }: { readonly photo: Photo; readonly record: CaseRecord }) => {
  const { t } = useWords()
  const changes = useImageChanges(photo)
  const name = t(`imaging.kind.${photo.type}`)
  const others = imageKinds.filter(kind => kind !== photo.type && isModel(kind) === isModel(photo.type))
  return (
    <span className={styles.guess}>
      <Dropdown
        trigger={['click']}
        autoFocus
        menu={{
          items: others.map(kind => ({ key: kind, label: t(`imaging.kind.${kind}`) })),
          onClick: ({ key }) => changes.move(record.uuid, key as Photo['type']),
        }}
      >
        <button
          type="button"
          aria-label={[t('pictures.guessTag'), t('pictures.guessChange', { kind: name })].join(t('app.separator'))}
        >
          {t('pictures.guessTag')}
          <ChevronDown size={12} aria-hidden />
        </button>
      </Dropdown>
      <button
        type="button"
        disabled={changes.busy}
        aria-label={`${t('pictures.guessRight')} ${name}`}
        title={t('pictures.guessRight')}
        onClick={() => changes.move(record.uuid, photo.type)}
      >
        <Check size={14} aria-hidden />
      </button>
    </span>
  )
}
