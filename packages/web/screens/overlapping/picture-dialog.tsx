import { Button, Modal, Segmented, Switch } from 'antd'
import { Copy, Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useToast } from '../../parts/toast'
import exportStyles from '../../report/export.module.css'
import { saveFile } from '../../report/save-file'
import { useWords } from '../../words/i18n'
import styles from './dialogs.module.css'
import { useTable } from './table'
import { type PictureForm, usePicture } from './use-picture'

const Option = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={exportStyles.option}>
    <span>{label}</span>
    {children}
  </div>
)

const Fields = ({ form, set }: { readonly form: PictureForm; readonly set: (form: PictureForm) => void }) => {
  const { t } = useWords()
  return (
    <>
      <Option label={t('overlay.picture.size')}>
        <Segmented
          size="small"
          aria-label={t('overlay.picture.size')}
          value={form.times}
          options={([1, 2, 4] as const).map(value => ({ value, label: t(`overlay.picture.times.${value}`) }))}
          onChange={times => set({ ...form, times })}
        />
      </Option>
      <Option label={t('overlay.picture.ground')}>
        <Segmented
          size="small"
          aria-label={t('overlay.picture.ground')}
          value={form.theme}
          options={(['dark', 'light'] as const).map(value => ({ value, label: t(`overlay.picture.${value}`) }))}
          onChange={theme => set({ ...form, theme })}
        />
      </Option>
      <Option label={t('overlay.picture.films')}>
        <Switch
          size="small"
          aria-label={t('overlay.picture.films')}
          checked={form.films}
          onChange={films => set({ ...form, films })}
        />
      </Option>
    </>
  )
}

/** The overlap as it is looked at, as a PNG: saved or copied. */
export const PictureDialog = ({ close }: { readonly close: () => void }) => {
  const { t } = useWords()
  const toast = useToast()
  const { look } = useTable()
  const [form, set] = useState<PictureForm>({ times: 2, theme: look.paper ? 'light' : 'dark', films: look.films })
  const { png, address, size, name } = usePicture(form)
  const save = () => {
    if (png.data) saveFile(png.data, name)
    close()
  }
  const copy = () => {
    if (!png.data) return
    const written =
      navigator.clipboard?.write([new ClipboardItem({ 'image/png': png.data })]) ?? Promise.reject(new Error('none'))
    written.then(
      () => toast({ kind: 'done', title: t('overlay.picture.copied') }),
      () => toast({ kind: 'warning', title: t('overlay.picture.notCopied') }),
    )
  }
  return (
    <Modal open centered width={1040} title={t('overlay.picture.title')} onCancel={close} footer={null}>
      <div className={exportStyles.dialog}>
        <div className={exportStyles.picture}>
          <p className={exportStyles.note}>{t('overlay.picture.note', size)}</p>
          <Fields form={form} set={set} />
        </div>
        <div className={exportStyles.preview}>
          {address && <img className={exportStyles.shot} src={address} alt={t('overlay.picture.alt')} />}
          {!address && (
            <p className={exportStyles.blank} role="status">
              {t(png.isError ? 'overlay.picture.failed' : 'overlay.picture.making')}
            </p>
          )}
        </div>
      </div>
      <footer className={styles.pictureFoot}>
        {png.isError && <Button onClick={() => void png.refetch()}>{t('app.retry')}</Button>}
        <Button icon={<Copy size={14} />} disabled={!png.data} onClick={copy}>
          {t('overlay.picture.copy')}
        </Button>
        <Button type="primary" icon={<Download size={14} />} disabled={!png.data} onClick={save}>
          {t('overlay.picture.save')}
        </Button>
      </footer>
    </Modal>
  )
}
