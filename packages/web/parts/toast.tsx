import { CircleAlert, CircleCheck, type LucideIcon, TriangleAlert } from 'lucide-react'
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import styles from './toast.module.css'
import { useFreePlace } from './use-free-place'

export type ToastKind = 'done' | 'warning' | 'error'

export interface Toast {
  readonly kind: ToastKind
  readonly title: string
  /** What is safe, or what to do next. */
  readonly text?: string
  readonly action?: { readonly label: string; readonly run: () => void }
  /** The subject: the next toast on the same subject replaces it, so that a failure does not outlive its success. */
  readonly about?: string
}

interface Shown extends Toast {
  readonly id: number
}

const icons: Readonly<Record<ToastKind, LucideIcon>> = { done: CircleCheck, warning: TriangleAlert, error: CircleAlert }
/** ms a toast is shown; errors longer, and all of them while hovered or focused. */
const stays: Readonly<Record<ToastKind, number>> = { done: 3500, warning: 6000, error: 9000 }
const mostToasts = 4

const Show = createContext<(toast: Toast) => void>(() => undefined)

/** Shows a message where there is no control, near the top right: `toast({ kind: 'done', title: message('SAVED', lang) })`. */
export const useToast = () => useContext(Show)

const Card = ({
  toast,
  leave,
  hold,
}: {
  readonly toast: Shown
  readonly leave: () => void
  readonly hold: (isPaused: boolean) => void
}) => {
  const Icon = icons[toast.kind]
  /** Had the focus before this card, and gets it back when the card disappears with its button. */
  const before = useRef<Element | null>(null)
  return (
    <li
      className={styles.toast}
      data-kind={toast.kind}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={({ relatedTarget }) => {
        before.current = relatedTarget
        hold(true)
      }}
      onBlur={() => hold(false)}
    >
      <Icon size={16} aria-hidden />
      <div>
        <p className={styles.title}>{toast.title}</p>
        {toast.text && <p className={styles.text}>{toast.text}</p>}
      </div>
      {toast.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toast.action?.run()
            leave()
            if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
          }}
        >
          {toast.action.label}
        </button>
      )}
    </li>
  )
}

const replaces = (newer: Toast, older: Toast): boolean =>
  newer.about === undefined ? older.title === newer.title && older.text === newer.text : older.about === newer.about

export const ToastHost = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const next = useRef(0)
  const timers = useRef(new Map<number, number>())
  const leave = useCallback((id: number) => setShown(toasts => toasts.filter(each => each.id !== id)), [])
  const wait = useCallback(
    (toast: Shown) =>
      timers.current.set(
        toast.id,
        window.setTimeout(() => leave(toast.id), stays[toast.kind]),
      ),
    [leave],
  )
  const show = useCallback(
    (toast: Toast) => {
      const added = { ...toast, id: next.current++ }
      setShown(toasts => [...toasts.filter(other => !replaces(added, other)), added].slice(-mostToasts))
      wait(added)
    },
    [wait],
  )
  const hold = (toast: Shown, isPaused: boolean) => {
    window.clearTimeout(timers.current.get(toast.id))
    if (!isPaused) wait(toast)
  }
  const host = useFreePlace<HTMLUListElement>(shown.at(-1)?.id)
  return (
    <Show value={show}>
      {children}
      <ul ref={host} className={styles.host} aria-live="polite">
        {shown.map(toast => (
          <Card key={toast.id} toast={toast} leave={() => leave(toast.id)} hold={isPaused => hold(toast, isPaused)} />
        ))}
      </ul>
    </Show>
  )
}
