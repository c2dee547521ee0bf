import type { Inspection } from '@sella/contract/inspection'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../api/client'

const jpegOf = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))], { type: 'image/jpeg' })

/** Whether the server's film check does not recognise a picture as a lateral film; false while it has not run, or could not. */
export const useFilmDoubt = ({ hash, preview }: Inspection, enabled: boolean): boolean => {
  const looked = useQuery({
    queryKey: ['guess', hash],
    queryFn: ({ signal }) => ask('imageGuess', {}, { file: jpegOf(preview), signal }),
    enabled,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // If the check was not possible, the lateral film is among the candidates.
  return (
    enabled && looked.data !== undefined && looked.data.kind !== 'Lateral_Ceph' && !looked.data.others.includes('Lateral_Ceph')
  )
}
