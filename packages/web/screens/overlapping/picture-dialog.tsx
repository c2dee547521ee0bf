import { Switch } from 'antd'
import { useState } from 'react'
import { ChoiceRow } from '../../parts/choice-row'
import { PngDialog, PngOption } from '../../report/png-dialog'
import { useWords } from '../../words/i18n'
import { useTable } from './table'
import { type PictureForm, usePicture } from './use-picture'

const Fields = ({ form, set }: { readonly form: PictureForm; readonly set: (form: PictureForm) => void }) => {
  const { t } = useWords()
  return (
    <>
      <PngOption label={t('overlay.picture.size')}>
        <ChoiceRow
          size="small"
          aria-label={t('overlay.picture.size')}
          value={form.times}
          options={([1, 2, 4] as const).map(value => ({ value, label: t(`overlay.picture.times.${value}`) }))}
          onChange={times => set({ ...form, times })}
        />
      </PngOption>
      <PngOption label={t('overlay.picture.ground')}>
        <ChoiceRow
          size="small"
          aria-label={t('overlay.picture.ground')}
          value={form.theme}
          options={(['dark', 'light'] as const).map(value => ({ value, label: t(`overlay.picture.${value}`) }))}
          onChange={theme => set({ ...form, theme })}
        />
      </PngOption>
      <PngOption label={t('overlay.picture.films')}>
        <Switch
          size="small"
          aria-label={t('overlay.picture.films')}
          checked={form.films}
          onChange={films => set({ ...form, films })}
        />
      </PngOption>
    </>
  )
}

/** The overlap as displayed, as a PNG: saved or copied. */
export const PictureDialog = ({ close }: { readonly close: () => void }) => {
  const { t } = useWords()
  const { look } = useTable()
  const [form, set] = useState<PictureForm>({ times: 2, theme: look.paper ? 'light' : 'dark', films: look.films })
  const { png, size, name } = usePicture(form)
  const words = {
    title: t('overlay.picture.title'),
    alt: t('overlay.picture.alt'),
    note: t('overlay.picture.note', size),
    making: t('overlay.picture.making'),
    failed: t('overlay.picture.failed'),
    copy: t('overlay.picture.copy'),
    copied: t('overlay.picture.copied'),
    notCopied: t('overlay.picture.notCopied'),
    save: t('overlay.picture.save'),
  }
  return (
    <PngDialog {...{ png, name, words, close }}>
      <Fields form={form} set={set} />
    </PngDialog>
  )
}
