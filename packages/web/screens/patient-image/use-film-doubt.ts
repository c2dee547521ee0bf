import type { Inspection } from '@sella/contract/inspection'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../api/client'

const jpegOf = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))], { type: 'image/jpeg' })

/** Whether the film check of the server does not take a picture for a lateral film; false while nobody has looked, or could. */
export const useFilmDoubt = ({ hash, preview }: Inspection, enabled: boolean): boolean => {
  const looked = useQuery({
    queryKey: ['guess', hash],
    queryFn: ({ signal }) => ask('imageGuess', {}, { file: jpegOf(preview), signal }),
    enabled,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // Where nobody could tell, the lateral film is among what it may be.
  return (
    enabled && looked.data !== undefined && looked.data.kind !== 'Lateral_Ceph' && !looked.data.others.includes('Lateral_Ceph')
  )
}
