import { useServices, useTranslation } from '@foyer/sdk'
import { VisuallyHidden } from '@foyer/sdk/ui'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react'
import type { Position } from './bounds.ts'
import { CLICK_DEBOUNCE_MS, KEY_STEP_PX } from './constants.ts'
import { DiceArt } from './dice-art.tsx'
import { draggedTo, type Gesture, type GestureSignal, nextGesture } from './gesture.ts'
import css from './launcher.module.css'
import type { manifest } from './manifest.ts'
import { useFloating } from './use-floating.ts'

/** What an arrow key adds to the position, in steps. */
const ARROWS: Readonly<Record<string, Position>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

export interface LauncherProps {
  /** The player may drag it, and move it with the arrow keys (OV-22). */
  readonly movable: boolean
  readonly onOpen: () => void
}

/** The floating button that opens the mini-game (OV-22, CO-12). It stays between header and tab bar. */
export function Launcher({ movable, onOpen }: LauncherProps): ReactNode {
  const { clock } = useServices<typeof manifest>()
  const t = useTranslation<'games.mini-game'>()
  const hint = useId()
  const gesture = useRef<Gesture>({ kind: 'idle' })
  const clickedAt = useRef(Number.NEGATIVE_INFINITY)
  const { area, button, style, position, move, remember } = useFloating(movable)
  const signal = (given: GestureSignal): Gesture => (gesture.current = nextGesture(gesture.current, given))

  const press = (event: PointerEvent<HTMLButtonElement>): void => {
    if (event.button !== 0) return
    signal({ kind: 'down', pointer: event.pointerId, at: pointOf(event), origin: position() })
    // A fast drag leaves the button, and ends elsewhere.
    if (movable) event.currentTarget.setPointerCapture?.(event.pointerId)
  }
  const drag = (event: PointerEvent): void => {
    const to = draggedTo(
      signal({ kind: 'move', pointer: event.pointerId, at: pointOf(event) }),
      pointOf(event),
    )
    if (to && movable) move(to)
  }
  const release = (event: PointerEvent): void => {
    const dragged = signal({ kind: 'up', pointer: event.pointerId }).kind === 'dragged'
    if (dragged && movable) remember()
  }
  const click = (): void => {
    const dragged = gesture.current.kind === 'dragged'
    signal({ kind: 'done' })
    const now = clock.now()
    // A clock that was set back must not silence the button.
    if (dragged || Math.abs(now - clickedAt.current) < CLICK_DEBOUNCE_MS) return
    clickedAt.current = now
    onOpen()
  }
  const moveByKey = (event: KeyboardEvent): void => {
    signal({ kind: 'done' })
    const step = ARROWS[event.key]
    if (!movable || !step) return
    event.preventDefault()
    const { x, y } = position()
    move({ x: x + step.x * KEY_STEP_PX, y: y + step.y * KEY_STEP_PX })
    remember()
  }
  return (
    <aside className={css.layer} aria-label={t('title')}>
      <div ref={area} className={css.area}>
        <button
          ref={button}
          className={`${css.launcher} ${movable ? css.movable : ''}`}
          style={style}
          type="button"
          aria-label={t('open')}
          aria-haspopup="dialog"
          aria-describedby={movable ? hint : undefined}
          onPointerDown={press}
          onPointerMove={drag}
          onPointerUp={release}
          onPointerCancel={release}
          onClick={click}
          onKeyDown={moveByKey}
        >
          <span className={css.face}>
            <DiceArt />
          </span>
        </button>
        {movable && <VisuallyHidden id={hint}>{t('hint')}</VisuallyHidden>}
      </div>
    </aside>
  )
}

const pointOf = ({ clientX, clientY }: PointerEvent): Position => ({ x: clientX, y: clientY })
