import { useFetched } from '@foyer/sdk'
import { Skeleton } from '@foyer/sdk/ui'
import { type FunctionComponent, type ReactNode, useState } from 'react'
import css from './games-section.module.css'
import { FilterSkeleton, GameGridSkeleton } from './area-skeleton.tsx'
import { LanesError } from './lanes-error.tsx'

/** Set once the game area has been opened. */
let Screen: FunctionComponent | undefined

async function fetchScreen(): Promise<FunctionComponent> {
  Screen ??= (await import('./game-area-screen.tsx')).GameAreaScreen
  return Screen
}

/** /m/game (RT-07). Never prerendered: its code loads when the page opens. */
export function GameArea(): ReactNode {
  // Stays as it was on mount: another component in its place would lose the typed text.
  const [Known] = useState(() => Screen)
  return Known ? <Known /> : <FetchedGameArea />
}

function FetchedGameArea(): ReactNode {
  const screen = useFetched(fetchScreen)
  if (screen.step === 'ready') return <screen.value />
  return screen.step === 'loading' ? <GameAreaSkeleton /> : <LanesError retry={screen.retry} />
}

/** Fills the places of heading, search, categories and games, so that nothing moves when they load. */
const GameAreaSkeleton = (): ReactNode => (
  <div className={css.skeletons} aria-busy>
    <div className={css.skeleton}>
      <Skeleton width="30%" height="28px" />
      <Skeleton height="76px" radius="var(--radius-m)" />
    </div>
    <FilterSkeleton />
    <GameGridSkeleton />
  </div>
)
