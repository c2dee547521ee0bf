import type { CaseRecord } from '@sella/contract/entities'
import type { Composite } from '@sella/drawing/report/photo-composite'
import { photoWords } from '@sella/drawing/report/words'
import { useQuery } from '@tanstack/react-query'
import { Switch } from 'antd'
import { useMemo, useState } from 'react'
import { useCase } from '../../case/case'
import { ChoiceRow } from '../../parts/choice-row'
import { fileName } from '../../parts/save-file'
import { compositePicture, compositeSize } from '../../report/composite-picture'
import { PngDialog, PngOption } from '../../report/png-dialog'
import { ageText } from '../../words/age'
import { useWords } from '../../words/i18n'
import { photoOf } from './slots'

interface CompositeForm {
  readonly times: 1 | 2
  readonly theme: Composite['theme']
  readonly named: boolean
}

const kinds = Object.keys(photoWords) as (keyof typeof photoWords)[]

/** Whether the record has a photo that belongs in the composite. */
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
    return {
      photos: Object.fromEntries(photos),
      card: lines.flatMap(line => line || []),
      theme,
      alternative: kind => photoWords[kind][lang],
    }
  }, [record, patient, theme, named, lang, t])
}

interface CompositeFieldsProps {
  readonly form: CompositeForm
  readonly change: (form: CompositeForm) => void
}

const CompositeFields = ({ form, change }: CompositeFieldsProps) => {
  const { t } = useWords()
  return (
    <>
      <PngOption label={t('pictures.composite.size')}>
        <ChoiceRow
          size="small"
          aria-label={t('pictures.composite.size')}
          value={form.times}
          options={([1, 2] as const).map(value => ({ value, label: t(`pictures.composite.times.${value}`) }))}
          onChange={times => change({ ...form, times })}
        />
      </PngOption>
      <PngOption label={t('pictures.composite.ground')}>
        <ChoiceRow
          size="small"
          aria-label={t('pictures.composite.ground')}
          value={form.theme}
          options={(['light', 'dark'] as const).map(value => ({ value, label: t(`pictures.composite.${value}`) }))}
          onChange={theme => change({ ...form, theme })}
        />
      </PngOption>
      <PngOption label={t('pictures.composite.named')}>
        <Switch
          size="small"
          aria-label={t('pictures.composite.named')}
          checked={form.named}
          onChange={named => change({ ...form, named })}
        />
      </PngOption>
    </>
  )
}

/** The photos of a record laid out as one picture, with name and date in the middle: saved or copied as a PNG. */
export const CompositeDialog = ({ record, close }: { readonly record: CaseRecord; readonly close: () => void }) => {
  const { t } = useWords()
  const { patient } = useCase()
  const [form, setForm] = useState<CompositeForm>({ times: 1, theme: 'light', named: true })
  const composite = useComposite(record, form)
  const png = useQuery({
    queryKey: ['composite-png', composite, form.times],
    queryFn: () => compositePicture(composite, form.times),
    gcTime: 0,
    retry: false,
  })
  const whose = form.named ? patient.name : t('pictures.composite.unnamed')
  const name = `${fileName(whose, record.createday.slice(0, 10), t('pictures.composite.file'))}.png`
  const words = {
    title: t('pictures.composite.title'),
    alt: t('pictures.composite.title'),
    note: t('pictures.composite.note', compositeSize(composite, form.times)),
    making: t('pictures.composite.making'),
    failed: t('pictures.composite.failed'),
    copy: t('pictures.composite.copy'),
    copied: t('pictures.composite.copied'),
    notCopied: t('pictures.composite.notCopied'),
    save: t('pictures.composite.save'),
  }
  return (
    <PngDialog {...{ png, name, words, close }}>
      <CompositeFields form={form} change={setForm} />
    </PngDialog>
  )
}
