import { Button, Drawer } from 'antd'
import { Image } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../words/i18n'
import { PhotoPanel } from './photo-panel'

/** The photo in a drawer, where the panel has no room for it. */
export const PhotoDrawer = () => {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" icon={<Image size={14} aria-hidden />} onClick={() => setOpen(true)}>
        {t('planning.photoTitle')}
      </Button>
      {open && (
        <Drawer open size={380} title={t('planning.photoTitle')} onClose={() => setOpen(false)}>
          <PhotoPanel tall />
        </Drawer>
      )}
    </>
  )
}
