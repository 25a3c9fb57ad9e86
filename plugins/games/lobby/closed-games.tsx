import { type ReactNode, useEffect } from 'react'
import type { Lane } from '../contract.ts'
import { type ClosedUntil, useClosedUntil } from './use-closed.ts'

export interface ClosedGamesProps {
  readonly lanes: readonly Lane[]
  /** Takes what returns what is closed now; `undefined` where nothing is. The same function on each render. */
  readonly onChange: (read: () => ClosedUntil | undefined) => void
}

/** Tells the home screen which games of its lanes cannot be played now. Draws nothing. */
export function ClosedGames({ lanes, onChange }: ClosedGamesProps): ReactNode {
  const ends = lanes.flatMap(({ cards }) => cards.map(({ maintenanceEnd }) => maintenanceEnd))
  const closedUntil = useClosedUntil(ends)
  const closes = ends.some(closedUntil)
  useEffect(() => onChange(() => (closes ? closedUntil : undefined)), [closes, closedUntil, onChange])
  return null
}
