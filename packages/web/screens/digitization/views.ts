import type { FaceView } from '@sella/ceph/data/face-landmarks'
import { useSearchParams } from 'react-router'

/** What can lie on the table. */
export type View = 'film' | FaceView
export const views: readonly View[] = ['film', 'face_side', 'face_frontal', 'face_smile']

/** How a view stands in the address: `view=side`; the film is what is not named. */
const inAddress: Readonly<Record<FaceView, string>> = { face_side: 'side', face_frontal: 'frontal', face_smile: 'smile' }

export const viewIn = (search: string | null): View => views.find(view => view !== 'film' && inAddress[view] === search) ?? 'film'

/** The view in the address, and the way to another; the address keeps it through a reload and a way back. */
export const useView = () => {
  const [search, setSearch] = useSearchParams()
  const take = (view: View): void =>
    setSearch(
      held => {
        if (view === 'film') held.delete('view')
        else held.set('view', inAddress[view])
        return held
      },
      { replace: true },
    )
  return { view: viewIn(search.get('view')), take }
}
