import { type CaseRecord, imageKinds, type Photo } from '@sella/contract/entities'
import { Dropdown, type MenuProps } from 'antd'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useMayChange } from '../../api/clinic'
import { useCase } from '../../case/case'
import { Confirm } from '../../parts/confirm'
import { useWords } from '../../words/i18n'
import { isModel, isPaper, isSurface } from './slots'
import { saveOriginal, useTakeFilm } from './take-film'
import type { useImageChanges } from './use-image-changes'

interface SlotMenuProps {
  readonly photo: Photo
  readonly record: CaseRecord
  readonly changes: ReturnType<typeof useImageChanges>
  readonly onReplace: () => void
  readonly onView: () => void
  readonly onEdit: () => void
}

type Items = NonNullable<MenuProps['items']>

/** Looking at the image, and taking it out of the product. */
const useLooks = (photo: Photo, isTraced: boolean) => {
  const { t } = useWords()
  const view = isSurface(photo) ? 'pictures.tool.model' : isPaper(photo) ? 'imaging.paper.view' : 'imaging.menu.view'
  const traced = [
    { key: 'withTracing', label: t('imaging.menu.withTracing') },
    { key: 'report', label: t('imaging.menu.report') },
  ]
  return {
    view: { key: 'view', label: t(view) },
    out: [{ key: 'download', label: t('imaging.menu.download') }, ...(isTraced ? traced : [])],
  }
}

/** The kinds and records the image can be moved to. */
const useMoves = ({ photo, record }: Pick<SlotMenuProps, 'photo' | 'record'>): Items => {
  const { t } = useWords()
  const { records } = useCase()
  const kinds = imageKinds.filter(kind => kind !== photo.type && isModel(kind) === isSurface(photo))
  const others = records.filter(caseRecord => caseRecord.uuid !== record.uuid)
  const toKind = {
    key: 'move',
    label: t('imaging.menu.move'),
    children: kinds.map(kind => ({ key: `kind ${kind}`, label: t(`imaging.kind.${kind}`) })),
  }
  const toRecord = {
    key: 'moveTo',
    label: t('imaging.menu.moveTo'),
    children: others.map(caseRecord => ({
      key: `record ${caseRecord.uuid}`,
      label: `${caseRecord.createday.slice(0, 10)} ${t(`imaging.type.type${caseRecord.type}`)}`,
    })),
  }
  return [...(isPaper(photo) ? [] : [toKind]), ...(others.length > 0 ? [toRecord] : [])]
}

const useItems = ({ photo, record }: Pick<SlotMenuProps, 'photo' | 'record'>, isTraced: boolean): Items => {
  const { t } = useWords()
  const mayChange = useMayChange(record, photo.type)
  const { view, out } = useLooks(photo, isTraced)
  const moves = useMoves({ photo, record })
  if (!mayChange) return [view, ...out]
  return [
    view,
    ...(isSurface(photo) || isPaper(photo) ? [] : [{ key: 'edit', label: t('pictures.tool.edit') }]),
    ...(photo.edit ? [{ key: 'restore', label: t('pictures.tool.restore') }] : []),
    ...out,
    { key: 'replace', label: t('imaging.menu.replace') },
    ...moves,
    { type: 'divider' as const },
    { key: 'delete', label: t('imaging.menu.delete'), danger: true },
  ]
}

/** The actions on an image in its slot. */
export const SlotMenu = ({ photo, record, changes, onReplace, onView, onEdit }: SlotMenuProps) => {
  const { t } = useWords()
  const take = useTakeFilm(record, photo)
  const items = useItems({ photo, record }, take !== null)
  const [deleting, setDeleting] = useState(false)
  const name = t(`imaging.kind.${photo.type}`)
  const plain: Readonly<Record<string, () => void>> = {
    view: onView,
    edit: onEdit,
    restore: () => changes.edit(null),
    download: () => saveOriginal(photo),
    ...take,
    replace: onReplace,
    delete: () => setDeleting(true),
  }
  const onClick: MenuProps['onClick'] = ({ key }) => {
    const [what, to] = key.split(' ')
    if (what === 'kind') changes.move(record.uuid, to as Photo['type'])
    else if (what === 'record') changes.move(to ?? record.uuid, photo.type)
    else plain[key]?.()
  }
  return (
    <>
      <Dropdown menu={{ items, onClick }} trigger={['click']} placement="bottomRight" autoFocus>
        <button type="button" aria-label={t('imaging.slotMenu', { kind: name })} title={t('app.moreActions')}>
          <Ellipsis size={16} aria-hidden />
        </button>
      </Dropdown>
      {deleting && (
        <Confirm
          title={t('imaging.deleteTitle', { kind: name })}
          text={t(photo.type === 'Lateral_Ceph' && record.cephPoints ? 'imaging.deleteFilmText' : 'imaging.deleteText')}
          verb={t('app.delete')}
          danger
          busy={changes.busy}
          onYes={() => changes.remove(() => setDeleting(false))}
          onNo={() => setDeleting(false)}
        />
      )}
    </>
  )
}
