import { useFetched } from '@foyer/sdk'
import { Skeleton } from '@foyer/sdk/ui'
import { type FunctionComponent, type ReactNode, useState } from 'react'
import css from './games-section.module.css'
import { LanesSkeleton } from './lanes-skeleton.tsx'
import { LanesError } from './lanes-error.tsx'

/** There once somebody has opened it. */
let Screen: FunctionComponent | undefined

async function fetchScreen(): Promise<FunctionComponent> {
  Screen ??= (await import('./game-area-screen.tsx')).GameAreaScreen
  return Screen
}

/** /m/game (RT-07). Never prerendered: it comes when somebody opens it. */
export function GameArea(): ReactNode {
  // As it was when this was mounted: another component in its place would lose what the player has typed.
  const [Known] = useState(() => Screen)
  return Known ? <Known /> : <FetchedGameArea />
}

function FetchedGameArea(): ReactNode {
  const screen = useFetched(fetchScreen)
  if (screen.step === 'ready') return <screen.value />
  return screen.step === 'loading' ? <GameAreaSkeleton /> : <LanesError retry={screen.retry} />
}

/** In the places of the heading, the search, the categories and the games, so that nothing moves when they come. */
const GameAreaSkeleton = (): ReactNode => (
  <div className={css.skeletons} aria-busy>
    <div className={css.skeleton}>
      <Skeleton width="30%" height="28px" />
      <Skeleton height="76px" radius="var(--radius-m)" />
      <Skeleton width="80%" height="var(--tap)" radius="var(--radius-pill)" />
    </div>
    <LanesSkeleton />
  </div>
)
