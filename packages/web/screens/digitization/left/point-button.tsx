import type { PointName } from '@sella/ceph/data/point-name'
import type { ReactNode } from 'react'
import { sameRef } from '../../../editor/hover-target'
import { useStore } from '../../../editor/use-store'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import styles from './left.module.css'

interface PointButtonProps {
  readonly name: PointName
  readonly className?: string
  readonly children: ReactNode
}

/** A point in a list: leads to it on the picture, and each lights the other under the pointer. */
export const PointButton = ({ name, className = '', children }: PointButtonProps) => {
  const { lang } = useWords()
  const { bench, subject, walk } = useDesk()
  const selected = useStore(bench.hand, hand => hand.selected === name)
  const lit = useStore(bench.hover, ref => sameRef(ref, { kind: 'landmark', name }))
  const light = (on: boolean) => () => bench.hover.set(on ? { kind: 'landmark', name } : null)
  return (
    <button
      type="button"
      className={`${styles.point} ${className}`}
      aria-pressed={selected}
      data-lit={lit}
      title={subject.text(name).definition[lang]}
      onClick={() => walk.goTo(name)}
      onPointerEnter={light(true)}
      onPointerLeave={light(false)}
    >
      {children}
    </button>
  )
}
