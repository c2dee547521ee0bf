import type { Output } from '@sella/contract/calls/index'
import type { Uploads } from '@sella/workbench/uploads/uploads'
import { useQueryClient } from '@tanstack/react-query'
import { keys, useUser } from '../../api/queries'

/**
 * Adds to the upload queue for as long as the doctor who brought the files is the one signed in. Files are looked at after her page
 * is gone too, and what she left undone belongs in nobody else's queue.
 */
export const useOwnAdding = (uploads: Uploads<Blob>): Uploads<Blob>['add'] => {
  const client = useQueryClient()
  const doctor = useUser().data?.userId
  return (drop, coming) => {
    if (client.getQueryData<Output<'cUserInfo'>>(keys.user)?.userId === doctor) uploads.add(drop, coming)
  }
}
