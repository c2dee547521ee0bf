import '../../../words/late/photo'
import { ImageOff, UserRound } from 'lucide-react'
import { useStore } from '../../../editor/use-store'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import { usePhotoLook, useSidePhoto } from '../photo/use-photo'

/** Shows and hides the aligned profile photo, with the transparency that the doctor set on the desktop. */
export const PhonePhoto = () => {
  const { t } = useWords()
  const { display } = useDesk()
  const on = useStore(display, d => d.profilePhoto)
  const { failed, again } = useSidePhoto()
  usePhotoLook()
  if (on && failed)
    return (
      <button type="button" aria-label={`${t('photo.notLoaded')} · ${t('app.retry')}`} onClick={() => void again()}>
        <ImageOff size={20} />
      </button>
    )
  return (
    <button
      type="button"
      aria-label={t('photo.title')}
      aria-pressed={on}
      onClick={() => display.set(now => ({ ...now, profilePhoto: !now.profilePhoto }))}
    >
      <UserRound size={20} />
    </button>
  )
}
