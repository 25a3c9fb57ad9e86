import { type FunctionComponent, type ReactNode, useEffect, useState } from 'react'

/** The parts of the page that a trap can stand in. */
export const PLACES = [
  'root',
  'screens',
  'overlays',
  'toasts',
  'sheet',
  'header',
  'tab-bar',
  'screen',
  'section',
] as const
export type Place = (typeof PLACES)[number]

/** How a trap throws. */
export type Spring = 'render' | 'effect'

/** What a test dispatches on the window to spring the traps of a place. */
export const TRAP_EVENT = 'foyer-trap'

/** Renders nothing, until it throws at the test's will. */
export function Trap({ place }: { readonly place: Place }): ReactNode {
  const [spring, setSpring] = useState<Spring>()
  useEffect(() => {
    const listen = ({ detail }: Event & { readonly detail?: { place: Place; spring: Spring } }): void => {
      if (detail?.place !== place) return
      setSpring(detail.spring)
    }
    addEventListener(TRAP_EVENT, listen)
    return () => removeEventListener(TRAP_EVENT, listen)
  }, [place])
  useEffect(() => {
    if (spring === 'effect') throw new Error(`sabotage: ${place} effect`)
  }, [place, spring])
  if (spring === 'render') throw new Error(`sabotage: ${place} render`)
  return null
}

/** The same component with a trap before it. */
export function trapped<Props extends object>(
  place: Place,
  Component: FunctionComponent<Props>,
): FunctionComponent<Props> {
  return function Trapped(props: Props): ReactNode {
    return (
      <>
        <Trap place={place} />
        <Component {...props} />
      </>
    )
  }
}
