import { useQuery } from '@tanstack/react-query'
import { Button, Switch } from 'antd'
import { Copy, Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ChoiceRow } from '../parts/choice-row'
import { copyPng } from '../parts/clipboard'
import { fileName, saveFile } from '../parts/save-file'
import { useToast } from '../parts/toast'
import { useObjectUrl } from '../parts/use-object-url'
import { message } from '../words/catalogue'
import { useWords } from '../words/i18n'
import styles from './export.module.css'
import type { Legend } from './legend-layout'
import { type PictureForm, type PictureInput, pictureOf, sizeOf, svgOf } from './picture'

export interface PictureSource extends PictureInput {
  /** Facts for the file name. */
  readonly name: readonly string[]
  /** Explains what is visible now. */
  readonly legend: Legend
}

interface PicturePaneProps {
  readonly source: PictureSource
  readonly looks: ReactNode
  readonly close: () => void
}

interface Form {
  readonly format: 'png' | 'svg'
  /** For an SVG: embeds the film. */
  readonly film: boolean
  readonly times: 1 | 2
  readonly legend: boolean
}

/** Kind, size and legend of the picture. */
const FormFields = ({ form, set }: { readonly form: Form; readonly set: (form: Form) => void }) => {
  const { t } = useWords()
  const sizes = ([1, 2] as const).map(value => ({ value, label: t(`exporting.times${value}`) }))
  return (
    <>
      <div className={styles.option}>
        <span>{t('exporting.format')}</span>
        <ChoiceRow
          size="small"
          aria-label={t('exporting.format')}
          value={form.format}
          options={(['png', 'svg'] as const).map(value => ({ value, label: value.toUpperCase() }))}
          onChange={format => set({ ...form, format })}
        />
      </div>
      {form.format === 'svg' && (
        <div className={styles.option}>
          <span>{t('exporting.svgFilm')}</span>
          <Switch
            size="small"
            aria-label={t('exporting.svgFilm')}
            checked={form.film}
            onChange={film => set({ ...form, film })}
          />
        </div>
      )}
      {form.format === 'png' && (
        <div className={styles.option}>
          <span>{t('exporting.size')}</span>
          <ChoiceRow
            size="small"
            aria-label={t('exporting.size')}
            value={form.times}
            options={sizes}
            onChange={times => set({ ...form, times })}
          />
        </div>
      )}
      <div className={styles.option}>
        <span>{t('exporting.legend')}</span>
        <Switch
          size="small"
          aria-label={t('exporting.legend')}
          checked={form.legend}
          onChange={legend => set({ ...form, legend })}
        />
      </div>
    </>
  )
}

const useMade = (source: PictureSource, { format, film, ...form }: PictureForm & Pick<Form, 'format' | 'film'>) =>
  useQuery({
    queryKey: ['picture', source.scene, format, film, form],
    queryFn: () => (format === 'svg' ? svgOf(source, { ...form, film }) : pictureOf(source, form)),
    gcTime: 0,
    retry: false,
  })

/** The film with its drawing as displayed, at the film's own resolution or twice that: saved or copied. */
export const PicturePane = ({ source, looks, close }: PicturePaneProps) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const [chosen, choose] = useState<Form>({ format: 'png', film: true, times: 1, legend: true })
  const form = { ...chosen, legend: chosen.legend ? source.legend : [] }
  const made = useMade(source, form)
  const address = useObjectUrl(made.data)
  const save = () => {
    if (made.data) saveFile(made.data, `${fileName(...source.name)}.${chosen.format}`)
    close()
  }
  const copy = () => {
    if (!made.data) return
    copyPng(made.data).then(
      () => toast({ kind: 'done', title: t('exporting.copiedPng') }),
      () => toast({ kind: 'warning', title: t('exporting.notCopiedPng') }),
    )
  }
  return (
    <>
      <div className={styles.dialog}>
        <div className={styles.picture}>
          <p className={styles.note}>{t(`exporting.${chosen.format}Note`, sizeOf(source, form))}</p>
          <FormFields form={chosen} set={choose} />
          {looks}
        </div>
        <div className={styles.preview}>
          {address && <img className={styles.shot} src={address} alt={t('exporting.pngTitle')} />}
          {!address && <p className={styles.blank}>{made.isError ? t('exporting.failed') : message('LOADING_PNG', lang)}</p>}
        </div>
      </div>
      <footer className={styles.foot}>
        <span className={styles.warnings} />
        <Button onClick={close}>{t('exporting.cancel')}</Button>
        {chosen.format === 'png' && (
          <Button icon={<Copy size={14} />} disabled={!made.data} onClick={() => void copy()}>
            {t('exporting.copyPng')}
          </Button>
        )}
        <Button type="primary" icon={<Download size={14} />} disabled={!made.data} onClick={save}>
          {t(`exporting.${chosen.format}`)}
        </Button>
      </footer>
    </>
  )
}
