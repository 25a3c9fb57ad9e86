import { usePluginContext, defineStorageKey, isRecord } from '@foyer/sdk'
import {
  type CSSProperties,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type Bounds, boundsOf, clampPosition, type Position, restingPosition } from './bounds.ts'
import { BOUNDS_CHECK_MS } from './constants.ts'
import type { manifest } from './manifest.ts'

/** Where the player has put the button on this device; it may lie outside of a window that is smaller now. */
export const POSITION = defineStorageKey<Position>({
  name: 'games.mini-game.position',
  area: 'local',
  parse(stored) {
    if (!isRecord(stored)) return undefined
    const { x, y } = stored
    return Number.isFinite(x) && Number.isFinite(y) ? { x: Number(x), y: Number(y) } : undefined
  },
})

export interface Floating {
  readonly area: RefObject<HTMLDivElement | null>
  readonly button: RefObject<HTMLButtonElement | null>
  readonly style: CSSProperties
  /** Where the button is. */
  readonly position: () => Position
  /** Moves the button, as far as its bounds let it. */
  readonly move: (to: Position) => void
  /** Remembers on this device where the button is. */
  readonly remember: () => void
}

/**
 * Places a button in the area around it. Its bounds are checked every 250 ms and when the window changes its size (CO-12):
 * bars of the browser come and go. In a window that grows again the button returns to where the player put it.
 */
export function useFloating(movable: boolean): Floating {
  const { storage } = usePluginContext<typeof manifest>()
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [shown, setShown] = useState<Position>()
  const current = useRef<Position>(undefined)
  /** Where the player wants it; `undefined`: at its first place. */
  const wanted = useRef<Position>(undefined)

  const place = useCallback(() => {
    const bounds = measure(area.current, button.current)
    if (!bounds) return
    const { x, y } = wanted.current
      ? clampPosition(wanted.current, bounds)
      : restingPosition(bounds, document.documentElement.dir === 'rtl')
    if (current.current?.x === x && current.current.y === y) return
    current.current = { x, y }
    setShown(current.current)
  }, [])
  useLayoutEffect(() => {
    wanted.current = movable ? storage.get(POSITION) : undefined
    place()
  }, [movable, place, storage])
  useEffect(() => {
    const timer = setInterval(place, BOUNDS_CHECK_MS)
    addEventListener('resize', place)
    return () => {
      clearInterval(timer)
      removeEventListener('resize', place)
    }
  }, [place])

  const position = (): Position => current.current ?? { x: 0, y: 0 }
  return {
    area,
    button,
    style: shown ? { transform: `translate(${shown.x}px, ${shown.y}px)` } : { visibility: 'hidden' },
    position,
    move(to) {
      wanted.current = to
      place()
    },
    remember() {
      wanted.current = position()
      storage.set(POSITION, position())
    },
  }
}

function measure(area: HTMLElement | null, button: HTMLElement | null): Bounds | undefined {
  if (!area || !button) return undefined
  const { width, height } = area.getBoundingClientRect()
  return boundsOf({ width, height }, { width: button.offsetWidth, height: button.offsetHeight }, innerWidth)
}
