import { useTranslation } from '@foyer/sdk'
import { Button, Icon, VisuallyHidden } from '@foyer/sdk/ui'
import { type MouseEvent, type ReactNode, useMemo } from 'react'
import type { GameCard, Lane } from '../../contract.ts'
import { SUGGESTED_GAMES } from '../constants.ts'
import { GameGrid } from '../game-grid.tsx'
import { gameKey } from '../game-key.ts'
import { indexGames } from './game-index.ts'
import { searchGames } from './search-games.ts'
import css from './search-results.module.css'
import { useGameMatch } from './use-game-match.ts'

interface Props {
  readonly lanes: readonly Lane[]
  readonly text: string
  /** The chosen category: its games come first. */
  readonly category: Lane | undefined
  /** Until the whole list has loaded, no game can be reported as missing. */
  readonly whole: boolean
  readonly backTo: string
  /** A found game was tapped. */
  readonly onTake: () => void
  readonly clear: () => void
}

/**
 * The games of every category that the text finds, else similar ones, at once; below them those that only the gateway knows
 * (CA-23). Where nobody knows any, suggestions.
 */
export function SearchResults({ lanes, text, category, whole, backTo, onTake, clear }: Props): ReactNode {
  const t = useTranslation<'games.lobby'>()
  const index = useMemo(() => indexGames(lanes, (badge) => t(`badge_${badge}`)), [lanes, t])
  const { games, similar } = useMemo(() => searchGames(index, text), [index, text])
  const inCategory = games.filter((game) => category && game.lanes.includes(category.key))
  const elsewhere = games.filter((game) => !inCategory.includes(game))
  const match = useGameMatch(text)
  const more = useMemo(() => {
    const own = new Set(games.map(({ card }) => gameKey(card)))
    return match.games.filter((card) => !own.has(gameKey(card)))
  }, [games, match.games])
  const count = games.length + more.length
  const found = (title: string | undefined, shown: typeof games): ReactNode =>
    shown.length > 0 && <Found title={title} cards={shown.map(({ card }) => card)} backTo={backTo} />
  const take = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a')) onTake()
  }
  if (games.length === 0 && !whole) return null
  return (
    // The links inside are what is tapped; this hears of it on the way up.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={css.results} onClick={take}>
      <VisuallyHidden as="output">
        {whole &&
          !(match.pending && count === 0) &&
          (similar && games.length > 0 ? t('similar') : t('game_count', { count }))}
      </VisuallyHidden>
      {similar && games.length > 0 && <p className={css.note}>{t('similar')}</p>}
      {found(category?.title, inCategory)}
      {found(inCategory.length > 0 ? t('other_categories') : undefined, elsewhere)}
      {more.length > 0 && (
        <Found title={games.length > 0 ? t('more_games') : undefined} cards={more} backTo={backTo} />
      )}
      {count === 0 && match.pending && <p className={css.note}>{t('searching')}</p>}
      {count === 0 && !match.pending && (
        <>
          <div className={css.none}>
            <Icon name="search" size={40} />
            <p>{t('none_found', { text: text.trim() })}</p>
            <Button kind="secondary" onClick={clear}>
              {t('show_all')}
            </Button>
          </div>
          {lanes.length > 0 && <Found title={t('popular')} cards={popular(lanes)} backTo={backTo} />}
        </>
      )}
    </div>
  )
}

interface FoundProps {
  readonly title: string | undefined
  readonly cards: readonly GameCard[]
  readonly backTo: string
}

const Found = ({ title, cards, backTo }: FoundProps): ReactNode => (
  <section className={css.found} aria-label={title}>
    {title !== undefined && <h2 className={css.title}>{title}</h2>}
    <GameGrid cards={cards} backTo={backTo} />
  </section>
)

/** What many play: the games with a badge for it, then the first of each category. */
function popular(lanes: readonly Lane[]): readonly GameCard[] {
  const hot = lanes.flatMap(({ cards }) => cards.filter(({ badge }) => badge === 'hot'))
  const first = lanes.flatMap(({ cards }) => cards.slice(0, 1))
  const each = new Map([...hot, ...first].map((card) => [gameKey(card), card]))
  return [...each.values()].slice(0, SUGGESTED_GAMES)
}
