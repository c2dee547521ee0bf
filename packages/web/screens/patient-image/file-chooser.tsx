import type { ImageKind } from '@sella/contract/entities'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { useWords } from '../../words/i18n'
import { acceptOf } from './slots'

export interface Choosing {
  /** Opens the system's file chooser: one file for a kind, any number without one; `camera`: directly the camera of a phone. */
  readonly choose: (kind: ImageKind | null, camera?: boolean) => void
}

interface FileChooserProps {
  readonly ref: Ref<Choosing>
  readonly onChosen: (files: readonly File[], kind: ImageKind | null) => void
}

export const FileChooser = ({ ref, onChosen }: FileChooserProps) => {
  const { t } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const kind = useRef<ImageKind | null>(null)
  useImperativeHandle(ref, () => ({
    choose: (wanted, camera = false) => {
      const at = input.current
      if (!at) return
      kind.current = wanted
      at.accept = camera ? 'image/*' : acceptOf(wanted)
      if (camera) at.setAttribute('capture', 'environment')
      else at.removeAttribute('capture')
      at.multiple = wanted === null
      at.value = ''
      at.click()
    },
  }))
  return (
    <input
      ref={input}
      type="file"
      hidden
      tabIndex={-1}
      aria-label={t('imaging.add')}
      onChange={event => onChosen([...(event.target.files ?? [])], kind.current)}
    />
  )
}
