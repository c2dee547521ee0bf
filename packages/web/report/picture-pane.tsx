import { useQuery } from '@tanstack/react-query'
import { Button, Segmented, Switch } from 'antd'
import { Copy, Download } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useToast } from '../parts/toast'
import { message } from '../words/catalogue'
import { useWords } from '../words/i18n'
import styles from './export.module.css'
import type { Legend } from './legend'
import { type PictureForm, type PictureInput, pictureOf, sizeOf } from './picture'
import { fileName, saveFile } from './save-file'

export interface PictureSource extends PictureInput {
  /** Facts the file is named after. */
  readonly name: readonly string[]
  /** Explains what is visible now. */
  readonly legend: Legend
}

interface PicturePaneProps {
  readonly source: PictureSource
  readonly looks: ReactNode
  readonly close: () => void
}

const useAddress = (blob: Blob | undefined): string | null => {
  const address = useMemo(() => blob && URL.createObjectURL(blob), [blob])
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])
  return address ?? null
}

interface Form {
  readonly times: 1 | 2
  readonly legend: boolean
}

/** Size and legend of the picture. */
const FormFields = ({ form, set }: { readonly form: Form; readonly set: (form: Form) => void }) => {
  const { t } = useWords()
  const sizes = ([1, 2] as const).map(value => ({ value, label: t(`workbench.export.times${value}`) }))
  return (
    <>
      <div className={styles.option}>
        <span>{t('workbench.export.size')}</span>
        <Segmented
          size="small"
          aria-label={t('workbench.export.size')}
          value={form.times}
          options={sizes}
          onChange={times => set({ ...form, times })}
        />
      </div>
      <div className={styles.option}>
        <span>{t('workbench.export.legend')}</span>
        <Switch
          size="small"
          aria-label={t('workbench.export.legend')}
          checked={form.legend}
          onChange={legend => set({ ...form, legend })}
        />
      </div>
    </>
  )
}

const usePng = (source: PictureSource, form: PictureForm) =>
  useQuery({
    queryKey: ['png', source.scene, form],
    queryFn: () => pictureOf(source, form),
    gcTime: 0,
    retry: false,
  })

/** The film with its drawing as it is shown now, at the film's own resolution or twice that: saved or copied. */
export const PicturePane = ({ source, looks, close }: PicturePaneProps) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const [chosen, choose] = useState<Form>({ times: 1, legend: true })
  const form = { times: chosen.times, legend: chosen.legend ? source.legend : [] }
  const png = usePng(source, form)
  const address = useAddress(png.data)
  const save = () => {
    if (png.data) saveFile(png.data, `${fileName(...source.name)}.png`)
    close()
  }
  const copy = async () => {
    if (png.data) await navigator.clipboard.write([new ClipboardItem({ 'image/png': png.data })])
    toast({ kind: 'done', title: t('workbench.export.copiedPng') })
  }
  return (
    <>
      <div className={styles.dialog}>
        <div className={styles.picture}>
          <p className={styles.note}>{t('workbench.export.pngNote', sizeOf(source, form))}</p>
          <FormFields form={chosen} set={choose} />
          {looks}
        </div>
        <div className={styles.preview}>
          {address && <img className={styles.shot} src={address} alt={t('workbench.export.pngTitle')} />}
          {!address && (
            <p className={styles.blank}>{png.isError ? t('workbench.export.failed') : message('LOADING_PNG', lang)}</p>
          )}
        </div>
      </div>
      <footer className={styles.foot}>
        <span className={styles.warnings} />
        <Button onClick={close}>{t('workbench.export.cancel')}</Button>
        <Button icon={<Copy size={14} />} disabled={!png.data} onClick={() => void copy()}>
          {t('workbench.export.copyPng')}
        </Button>
        <Button type="primary" icon={<Download size={14} />} disabled={!png.data} onClick={save}>
          {t('workbench.export.png')}
        </Button>
      </footer>
    </>
  )
}
