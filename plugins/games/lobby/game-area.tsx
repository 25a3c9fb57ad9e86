import { Skeleton } from '@foyer/sdk/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import css from './games-section.module.css'
import { LanesSkeleton } from './lanes-skeleton.tsx'
import { LanesTrouble } from './lanes-trouble.tsx'

const GameAreaScreen = lazy(async () => {
  try {
    return { default: (await import('./game-area-screen.tsx')).GameAreaScreen }
  } catch {
    // Vite has told the page of it (vite:preloadError). Here the player needs a way on.
    return { default: () => <LanesTrouble retry={() => location.reload()} /> }
  }
})

/** /m/game (RT-07). Never prerendered: it comes when somebody opens it. */
export const GameArea = (): ReactNode => (
  <Suspense fallback={<Coming />}>
    <GameAreaScreen />
  </Suspense>
)

/** In the places of the heading, the search, the categories and the games, so that nothing moves when they come. */
const Coming = (): ReactNode => (
  <div className={css['coming']} aria-busy>
    <div className={css['skeleton']}>
      <Skeleton width="30%" height="28px" />
      <Skeleton height="76px" radius="var(--radius-m)" />
      <Skeleton width="80%" height="var(--tap)" radius="var(--radius-pill)" />
    </div>
    <LanesSkeleton />
  </div>
)
