import type { FaceView } from '@sella/ceph/data/face-views'
import { useSearchParams } from 'react-router'

/** What can lie on the table. */
export type View = 'film' | 'frontal' | FaceView
export const views: readonly View[] = ['film', 'frontal', 'face_side', 'face_frontal', 'face_smile']

/** How a view stands in the address: `view=side`; the lateral film is what is not named, and `frontal` was the photo's name first. */
const inAddress: Readonly<Record<Exclude<View, 'film'>, string>> = {
  frontal: 'pa',
  face_side: 'side',
  face_frontal: 'frontal',
  face_smile: 'smile',
}

const viewIn = (search: string | null): View => views.find(view => view !== 'film' && inAddress[view] === search) ?? 'film'

/** The view in the address, and the way to another; the address keeps it through a reload and a way back. */
export const useView = () => {
  const [search, setSearch] = useSearchParams()
  const take = (view: View): void =>
    setSearch(
      query => {
        if (view === 'film') query.delete('view')
        else query.set('view', inAddress[view])
        return query
      },
      { replace: true },
    )
  return { view: viewIn(search.get('view')), take }
}
