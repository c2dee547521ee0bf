import '../words/late/about'
import { Modal } from 'antd'
import { useWords } from '../words/i18n'
import styles from './about.module.css'
import { AboutText } from './about-text'

/** The text of the public page for a signed-in doctor, who cannot open that page. */
export const AboutDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useWords()
  return (
    <Modal open centered width={920} title={t('about.title')} footer={null} onCancel={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={`${styles.page} ${styles.inDialog}`} tabIndex={0}>
        <AboutText />
      </div>
    </Modal>
  )
}
