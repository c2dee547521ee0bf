import type { FaceView } from '@sella/ceph/data/face-views'
import { useSearchParams } from 'react-router'

/** The pictures of a record that can be open. */
export type View = 'film' | 'frontal' | FaceView
export const views: readonly View[] = ['film', 'frontal', 'face_side', 'face_frontal', 'face_smile']

/** A view's name in the address: `view=side`; the lateral film is the default, and `frontal` was used for the photo first. */
const inAddress: Readonly<Record<Exclude<View, 'film'>, string>> = {
  frontal: 'pa',
  face_side: 'side',
  face_frontal: 'frontal',
  face_smile: 'smile',
}

const viewIn = (search: string | null): View => views.find(view => view !== 'film' && inAddress[view] === search) ?? 'film'

/** The view in the address, and a function that switches it; the address keeps it through reload and back. */
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
