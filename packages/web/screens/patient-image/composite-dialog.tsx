import type { CaseRecord } from '@sella/contract/entities'
import type { Composite } from '@sella/drawing/report/photo-composite'
import { photoWords } from '@sella/drawing/report/words'
import { useQuery } from '@tanstack/react-query'
import { Button, Modal, Segmented, Switch } from 'antd'
import { Copy, Download } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useCase } from '../../case/case'
import { useToast } from '../../parts/toast'
import { compositePicture, compositeSize } from '../../report/composite-picture'
import styles from '../../report/export.module.css'
import { fileName, saveFile } from '../../report/save-file'
import { ageText } from '../../words/age'
import { useWords } from '../../words/i18n'
import { photoOf } from './slots'

interface CompositeForm {
  readonly times: 1 | 2
  readonly theme: Composite['theme']
  readonly named: boolean
}

const kinds = Object.keys(photoWords) as (keyof typeof photoWords)[]

/** Whether the record has a photo that a composite shows. */
export const hasComposite = (record: CaseRecord): boolean => kinds.some(kind => photoOf(record, kind) !== undefined)

const useComposite = (record: CaseRecord, { theme, named }: CompositeForm): Composite => {
  const { t, lang } = useWords()
  const { patient } = useCase()
  return useMemo(() => {
    const day = record.createday.slice(0, 10)
    const stage = `${day} · ${t(`imaging.type.type${record.type}`)}`
    const lines = [named ? patient.name : stage, named && stage, ageText(patient.birthday, lang, day), named && patient.caseNo]
    const photos = kinds.flatMap(kind => {
      const photo = photoOf(record, kind)
      return photo ? [[kind, { href: photo.url, width: photo.width, height: photo.height }] as const] : []
    })
    return { photos: Object.fromEntries(photos), card: lines.flatMap(line => line || []), theme }
  }, [record, patient, theme, named, lang, t])
}

const Option = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles.option}>
    <span>{label}</span>
    {children}
  </div>
)

interface CompositeFieldsProps {
  readonly form: CompositeForm
  readonly change: (form: CompositeForm) => void
}

const CompositeFields = ({ form, change }: CompositeFieldsProps) => {
  const { t } = useWords()
  return (
    <>
      <Option label={t('pictures.composite.size')}>
        <Segmented
          size="small"
          aria-label={t('pictures.composite.size')}
          value={form.times}
          options={([1, 2] as const).map(value => ({ value, label: t(`pictures.composite.times.${value}`) }))}
          onChange={times => change({ ...form, times })}
        />
      </Option>
      <Option label={t('pictures.composite.ground')}>
        <Segmented
          size="small"
          aria-label={t('pictures.composite.ground')}
          value={form.theme}
          options={(['light', 'dark'] as const).map(value => ({ value, label: t(`pictures.composite.${value}`) }))}
          onChange={theme => change({ ...form, theme })}
        />
      </Option>
      <Option label={t('pictures.composite.named')}>
        <Switch
          size="small"
          aria-label={t('pictures.composite.named')}
          checked={form.named}
          onChange={named => change({ ...form, named })}
        />
      </Option>
    </>
  )
}

const useAddress = (blob: Blob | undefined): string | null => {
  const address = useMemo(() => (blob ? URL.createObjectURL(blob) : null), [blob])
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])
  return address
}

/** The photos of a record laid out as one picture, with name and date in their middle: saved or copied as a PNG. */
export const CompositeDialog = ({ record, close }: { readonly record: CaseRecord; readonly close: () => void }) => {
  const { t } = useWords()
  const toast = useToast()
  const { patient } = useCase()
  const [form, setForm] = useState<CompositeForm>({ times: 1, theme: 'light', named: true })
  const composite = useComposite(record, form)
  const png = useQuery({
    queryKey: ['composite-png', composite, form.times],
    queryFn: () => compositePicture(composite, form.times),
    gcTime: 0,
    retry: false,
  })
  const address = useAddress(png.data)
  const save = () => {
    const whose = form.named ? patient.name : t('pictures.composite.unnamed')
    if (png.data) saveFile(png.data, `${fileName(whose, record.createday.slice(0, 10), t('pictures.composite.file'))}.png`)
    close()
  }
  const copy = () => {
    if (!png.data) return
    const written =
      navigator.clipboard?.write([new ClipboardItem({ 'image/png': png.data })]) ?? Promise.reject(new Error('none'))
    written.then(
      () => toast({ kind: 'done', title: t('pictures.composite.copied') }),
      () => toast({ kind: 'warning', title: t('pictures.composite.notCopied') }),
    )
  }
  return (
    <Modal open centered width={1040} title={t('pictures.composite.title')} onCancel={close} footer={null}>
      <div className={styles.dialog}>
        <div className={styles.picture}>
          <p className={styles.note}>{t('pictures.composite.note', compositeSize(composite, form.times))}</p>
          <CompositeFields form={form} change={setForm} />
        </div>
        <div className={styles.preview}>
          {address ? (
            <img className={styles.shot} src={address} alt={t('pictures.composite.title')} />
          ) : (
            <p className={styles.blank} role="status">
              {t(png.isError ? 'pictures.composite.failed' : 'pictures.composite.making')}
            </p>
          )}
        </div>
      </div>
      <footer className={styles.foot}>
        <span className={styles.warnings} />
        {png.isError && <Button onClick={() => void png.refetch()}>{t('app.retry')}</Button>}
        <Button onClick={close}>{t('app.cancel')}</Button>
        <Button icon={<Copy size={14} />} disabled={!png.data} onClick={copy}>
          {t('pictures.composite.copy')}
        </Button>
        <Button type="primary" icon={<Download size={14} />} disabled={!png.data} onClick={save}>
          {t('pictures.composite.save')}
        </Button>
      </footer>
    </Modal>
  )
}
