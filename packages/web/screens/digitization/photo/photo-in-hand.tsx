import { changed, redone, resting, takeInHand, undone } from '@sella/workbench/photo/alignment-history'
import { Button, Tooltip } from 'antd'
import { Redo2, RotateCcw, Undo2 } from 'lucide-react'
import { useStore } from '../../../editor/use-store'
import { BlockedButton } from '../../../parts/blocked-button'
import { useWords } from '../../../words/i18n'
import styles from './photo.module.css'
import { Order } from './photo-order'
import { usePhotoActs } from './use-photo-acts'

/** The bar while the photo is adjusted by hand: undo, redo, start again, discard or keep. */
export const InHand = () => {
  const { t } = useWords()
  const { state: placement, finish, cancel, take } = usePhotoActs()
  const now = useStore(placement, l => l)
  const again = () => {
    placement.set(before => (before.saved ? takeInHand(resting(before.saved), before.saved) : resting(null)))
    take()
  }
  return (
    <>
      <Order />
      <Tooltip title={t('photo.keys')} placement="bottom">
        <p className={styles.hint}>{t('photo.hint')}</p>
      </Tooltip>
      <div className={styles.acts}>
        <BlockedButton
          size="small"
          type="text"
          icon={<Undo2 size={14} />}
          blocked={now.past.length === 0 ? t('photo.blocked.undo') : null}
          aria-label={t('photo.undo')}
          title={t('photo.undo')}
          onClick={() => placement.set(undone)}
        />
        <BlockedButton
          size="small"
          type="text"
          icon={<Redo2 size={14} />}
          blocked={now.future.length === 0 ? t('photo.blocked.redo') : null}
          aria-label={t('photo.redo')}
          title={t('photo.redo')}
          onClick={() => placement.set(redone)}
        />
        <BlockedButton
          size="small"
          type="text"
          icon={<RotateCcw size={14} />}
          blocked={now.past.length === 0 ? t('photo.blocked.reset') : null}
          aria-label={t('photo.reset')}
          title={t('photo.reset')}
          onClick={again}
        />
        <Button size="small" onClick={cancel}>
          {t('app.cancel')}
        </Button>
        <BlockedButton
          size="small"
          type="primary"
          blocked={changed(now) ? null : t('photo.blocked.save')}
          onClick={() => void finish()}
        >
          {t('app.save')}
        </BlockedButton>
      </div>
    </>
  )
}
