import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { phone, useMedia } from '../parts/use-media'
import { useWords } from '../words/i18n'

/** The overview of a case where there is no room beside the list. */
export const PeekDrawer = ({ children, onClose }: { readonly children: ReactNode; readonly onClose: () => void }) => {
  const { t } = useWords()
  const small = useMedia(phone)
  return (
    <Drawer
      open
      placement={small ? 'bottom' : 'right'}
      size={small ? '88%' : 376}
      title={t('patients.peek')}
      onClose={onClose}
      styles={{ body: { padding: 0 }, header: { padding: '12px 16px' } }}
    >
      {children}
    </Drawer>
  )
}
