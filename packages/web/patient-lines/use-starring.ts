import { useStar } from '../api/patients'
import { useToast } from '../parts/toast'
import { textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'

/** Sets or clears a star; one that could not be stored goes back, which is said. */
export const useStarring = () => {
  const { lang } = useWords()
  const toast = useToast()
  const { mutate } = useStar()
  return (uuid: string, favorite: boolean): void =>
    mutate({ uuid, favorite }, { onError: error => toast({ kind: 'error', title: textOf(error, lang) }) })
}
