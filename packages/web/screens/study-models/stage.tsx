import { type Jaw, jawOf } from '@sella/ceph/study-models/tooth'
import { jawWords } from '@sella/ceph/study-models/words'
import type { ModelDeskState } from '@sella/workbench/study-models/model-desk-state'
import { placesOnto, type Step } from '@sella/workbench/study-models/tour'
import { Box } from 'lucide-react'
import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { Notice } from '../../parts/notice'
import { useToast } from '../../parts/toast'
import type { SceneState } from '../../study-models/use-opened-scene'
import { useWords } from '../../words/i18n'
import type { ArchScene } from './arch-scene'
import type { ScreenPlace } from './arch-stage'
import type { Cling } from './cling'
import { besideLoupe, loupeSize } from './loupe-corner'
import styles from './models.module.css'
import { StageLegend } from './stage-legend'
import { StageMarks } from './stage-marks'
import { useModelTable } from './table'

/** px a pointer may move between press and release of a click. */
const still = 4

const clingOf = ({ readings, round }: ModelDeskState, step: Step): Cling => {
  const other = step.point === 'MC' ? 'DC' : step.point === 'DC' ? 'MC' : null
  return { step, other: (other && readings.teeth[step.tooth]?.contacts[round]?.[other]) ?? null }
}

interface StageProps {
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly scene: RefObject<ArchScene | null>
  readonly state: SceneState
  readonly again: () => void
}

const placeOf = (event: PointerEvent<Element>): ScreenPlace => {
  const box = event.currentTarget.getBoundingClientRect()
  return { x: event.clientX - box.left, y: event.clientY - box.top }
}

/** The jaw that is asked for, and what lies on a model under a place of the screen. */
const useUnder = (scene: RefObject<ArchScene | null>) => {
  const { desk, snaps } = useModelTable()
  const askedJaw = (): Jaw | null => {
    const { step, ruling } = desk.state.get()
    return ruling?.jaw ?? (step && jawOf(step.tooth))
  }
  const under = (at: ScreenPlace, free: boolean) => {
    const now = desk.state.get()
    const jaw = askedJaw()
    if (!jaw) return null
    // The palate has no ridge to snap to.
    const cling = snaps && !free && now.step && !now.ruling ? clingOf(now, now.step) : null
    return scene.current?.hit(at, cling, now.readings.mmPerUnit[jaw] ?? 1) ?? null
  }
  return { askedJaw, under }
}

/** Says why a point was not taken: it is on the other jaw, or on a model whose readings belong to another file. */
const useRefused = () => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { desk } = useModelTable()
  return (jaw: Jaw, hit: Jaw): void => {
    const name = jawWords[jaw][lang]
    if (hit !== jaw) toast({ kind: 'warning', title: t('models.otherJaw', { jaw: name }) })
    else
      toast({
        ...{
          kind: 'warning',
          title: t('models.strangeJaw', { jaw: name }),
          text: t('models.startOverText'),
          about: `strange ${jaw}`,
        },
        action: { label: t('models.startOver'), run: () => desk.startOver(jaw) },
      })
  }
}

/** Where a click beside the placed points would place one, and the loupe beside it, both in px of the canvas; null where none would be. */
const useAim = (scene: RefObject<ArchScene | null>, { askedJaw, under }: ReturnType<typeof useUnder>) => {
  const { strange } = useModelTable()
  const [ghost, setGhost] = useState<ScreenPlace | null>(null)
  const [loupe, setLoupe] = useState<ScreenPlace | null>(null)
  return {
    ghost,
    loupe,
    at: (at: ScreenPlace, free: boolean) => {
      const hit = under(at, free)
      const asked = hit !== null && hit.jaw === askedJaw() && !strange.includes(hit.jaw)
      setGhost(hit && asked ? (scene.current?.project(hit.jaw, hit.at) ?? null) : null)
      setLoupe(scene.current?.look(asked ? at : null) ?? null)
    },
    none: () => {
      setGhost(null)
      setLoupe(scene.current?.look(null) ?? null)
    },
  }
}

/** Places the asked point where the pointer is, or says why not. */
const usePutting = ({ askedJaw, under }: ReturnType<typeof useUnder>) => {
  const { desk } = useModelTable()
  const refused = useRefused()
  return (at: ScreenPlace, free: boolean): void => {
    const hit = under(at, free)
    const jaw = askedJaw()
    if (hit && jaw && !desk.place(hit.jaw, hit.at)) refused(jaw, hit.jaw)
  }
}

/**
 * What a press is about, until its release: a place, perhaps a point there, and whether that is being dragged. A click chooses the
 * point it hits, but on a neighbour's contact, which lies on it, places the one asked for.
 */
const useGrip = (put: (at: ScreenPlace, free: boolean) => void) => {
  const { desk } = useModelTable()
  const pressed = useRef<ScreenPlace | null>(null)
  const grip = useRef<Step | null>(null)
  const dragged = useRef(false)
  const isStill = (at: ScreenPlace): boolean =>
    pressed.current !== null && Math.hypot(at.x - pressed.current.x, at.y - pressed.current.y) <= still
  return {
    dragged,
    press: (at: ScreenPlace): void => {
      pressed.current = at
    },
    take: (step: Step): void => {
      grip.current = step
    },
    move: (at: ScreenPlace): void => {
      if (!grip.current || dragged.current || isStill(at)) return
      desk.select(grip.current)
      dragged.current = true
    },
    act: (at: ScreenPlace, free: boolean): void => {
      if (grip.current && !dragged.current && !placesOnto(desk.state.get(), grip.current)) desk.select(grip.current)
      else if (dragged.current || isStill(at)) put(at, free)
    },
    release: (): void => {
      pressed.current = null
      grip.current = null
      dragged.current = false
    },
  }
}

/** Pointer gestures: a click places, a drag rotates the model, a drag from a point moves it. */
const usePointer = (scene: RefObject<ArchScene | null>) => {
  const { state, placing } = useModelTable()
  const hits = useUnder(scene)
  const { ghost, loupe, ...aim } = useAim(scene, hits)
  const { dragged, ...grip } = useGrip(usePutting(hits))
  return {
    ghost,
    loupe,
    // The end of a ruler may coincide with a point.
    take: (step: Step) => placing && !state.ruling && grip.take(step),
    on: {
      onPointerDown: (event: PointerEvent<Element>) => grip.press(placeOf(event)),
      onPointerMove: (event: PointerEvent<Element>) => {
        // Released outside the stage.
        if (event.buttons === 0) grip.release()
        const at = placeOf(event)
        grip.move(at)
        const asks = placing && (state.step !== null || state.ruling !== null)
        if (asks && (event.buttons === 0 || dragged.current)) aim.at(at, event.altKey)
      },
      onPointerLeave: aim.none,
      onPointerUp: (event: PointerEvent<Element>) => {
        if (placing && event.button === 0) grip.act(placeOf(event), event.altKey)
        grip.release()
        aim.none()
      },
    },
  }
}

/** The models and what is drawn over them. */
export const Stage = ({ canvas, scene, state, again }: StageProps) => {
  const { t } = useWords()
  const { placing } = useModelTable()
  const { ghost, loupe, take, on } = usePointer(scene)
  if (state === 'none') return <Notice icon={Box} title={t('models.noWebgl')} text={t('models.noWebglHint')} />
  return (
    <div className={styles.stage} data-placing={placing} {...on}>
      <canvas ref={canvas} tabIndex={0} role="img" aria-label={t('models.stage')} data-state={state} />
      {state === 'shown' && scene.current && (
        <div className={styles.overlay} style={loupe ? { clipPath: besideLoupe(loupe) } : undefined}>
          <StageLegend scene={scene.current} />
          <StageMarks scene={scene.current} ghost={ghost} onTake={take} />
        </div>
      )}
      {loupe && (
        <span
          className={styles.loupe}
          style={{ width: loupeSize, height: loupeSize, left: loupe.x, top: loupe.y }}
          aria-hidden="true"
        />
      )}
      {state === 'lost' && (
        <div className={styles.over}>
          <Notice icon={Box} title={t('models.lost')} actions={[{ label: t('models.again'), run: again, primary: true }]} />
        </div>
      )}
    </div>
  )
}
