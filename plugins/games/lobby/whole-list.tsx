import {
  useAbortSignal,
  useContributions,
  useFetched,
  usePluginContext,
  useServices,
  useTranslation,
} from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import { type ReactNode, useMemo } from 'react'
import { type GameCard, vendorOrders } from '../contract.ts'
import { listGames } from './endpoints.ts'
import { GameGrid } from './game-grid.tsx'
import { gameKey } from './game-key.ts'
import css from './whole-list.module.css'
import { GameGridSkeleton } from './area-skeleton.tsx'
import { LanesError } from './lanes-error.tsx'
import type { manifest } from './manifest.ts'
import { NoGames } from './no-games.tsx'
import { inOrder } from './use-lanes.ts'

interface Props {
  readonly title: string
  /** Category of the gateway and code of a vendor; of both, the games that belong to both. */
  readonly category: string | undefined
  readonly vendor: string | undefined
  /** The games that the lanes have: shown until all are there, and where they cannot be had. */
  readonly known: readonly GameCard[]
  readonly backTo: string
  /** What stands below, once nothing can come in between. */
  readonly end: ReactNode
}

/** All games of a vendor or a category, in the merchant's order of vendors. The list is asked for once per mount. */
export function WholeList({ title, category, vendor, known, backTo, end }: Props): ReactNode {
  const { http } = useServices<typeof manifest>()
  const { logger } = usePluginContext<typeof manifest>()
  const t = useTranslation<'games.lobby'>()
  const signal = useAbortSignal()
  const list = useFetched(async () => {
    const query = { platform: 'html5', ...(category && { category }), ...(vendor && { vendor }) }
    const ofMount = signal()
    try {
      const { games, refused } = await http.call(listGames, { query, alert: false, signal: ofMount })
      if (refused.length > 0) logger.warn('LB-SHAPE: the list of games contains invalid entries', refused)
      return games
    } catch (error) {
      if (!ofMount.aborted) logger.warn('LB-LIST: the whole list could not be loaded', error)
      throw error
    }
  })
  const order = useContributions(vendorOrders)[0]
  const cards = useMemo(() => {
    const all = union(known, list.step === 'ready' ? list.value : [])
    if (category === undefined) return all
    const lane = { key: 'list', title, category, vendors: [], gameCount: all.length, cards: all }
    return inOrder(order, [lane], logger)[0]?.cards ?? all
  }, [known, list, order, category, title, logger])
  const id = 'whole-list-title'
  return (
    <>
      <section className={css.list} aria-labelledby={id}>
        <header className={css.head}>
          <h2 id={id} className={css.title}>
            <bdi>{title}</bdi>
          </h2>
          {list.step !== 'loading' && cards.length > 0 && (
            <span className={css.count}>{t('game_count', { count: cards.length })}</span>
          )}
        </header>
        {cards.length > 0 && <GameGrid cards={cards} backTo={backTo} />}
        {list.step === 'failed' && cards.length > 0 && (
          <div className={css.failed} role="alert">
            <p>{t('list_failed')}</p>
            <Button kind="secondary" onClick={list.retry}>
              {t('try_again')}
            </Button>
          </div>
        )}
      </section>
      {list.step === 'loading' && cards.length === 0 && <GameGridSkeleton />}
      {list.step === 'failed' && cards.length === 0 && <LanesError retry={list.retry} />}
      {list.step === 'ready' && cards.length === 0 && <NoGames />}
      {list.step !== 'loading' && end}
    </>
  )
}

/** Every game once: those of the first list, then the others. */
function union(one: readonly GameCard[], other: readonly GameCard[]): readonly GameCard[] {
  if (other.length === 0) return one
  const games = new Map([...one, ...other].map((card) => [gameKey(card), card]))
  return [...games.values()]
}
