import {
  GAMES_PATH,
  Slot,
  useDraft,
  useLocation,
  usePluginContext,
  useServices,
  useTranslation,
} from '@foyer/sdk'
import { PageHeader } from '@foyer/sdk/ui'
import { Fragment, type ReactNode, useDeferredValue } from 'react'
import { pageEnd } from '../../site/contract.ts'
import { laneAddress } from './addresses.ts'
import { CategoryFilter } from './category-filter.tsx'
import css from './game-area-screen.module.css'
import { LaneGrid } from './lane-grid.tsx'
import { laneOf } from './lane-of.ts'
import { FilterSkeleton, GameGridSkeleton } from './lanes-skeleton.tsx'
import { LanesError } from './lanes-error.tsx'
import type { manifest } from './manifest.ts'
import { NoGames } from './no-games.tsx'
import { rememberSearch } from './search/recent-searches.ts'
import { SearchField } from './search/search-field.tsx'
import { SearchResults } from './search/search-results.tsx'
import { useLanes } from './use-lanes.ts'

const NO_PROPS = {}
/** Without a network the screen ends as it did before there was a footer; a complaint below it helps nobody. */
const nothing = (): null => null

/** The game area: all lanes with all games, by category (as in the address), or what a search finds (RT-07). */
export function GameAreaScreen(): ReactNode {
  const { storage } = usePluginContext<typeof manifest>()
  const { navigation } = useServices<typeof manifest>()
  const { search } = useLocation()
  const { step, lanes, failure, retry, drawn } = useLanes()
  const t = useTranslation()
  const [text, setText, clearText] = useDraft('search', '')
  const searched = useDeferredValue(text).trim()

  const category = laneOf(lanes, new URLSearchParams(search).get('category'))
  const backTo = category ? laneAddress(category) : GAMES_PATH
  const shown = (category ? [category] : lanes).filter(({ cards }) => cards.length > 0)
  const whole = step === 'ready'
  const choose = (to: string): void => {
    clearText()
    navigation.navigate(to, { replace: true })
  }

  return (
    <div className={css.area}>
      <div className={css.head}>
        <PageHeader align="start" title={t('games')} />
        <SearchField text={text} setText={setText} />
      </div>
      {lanes.length > 0 ? (
        <CategoryFilter lanes={lanes} chosen={category?.key} choose={choose} />
      ) : (
        step === 'loading' && <FilterSkeleton />
      )}
      {/* Another category is another list: what stays of the earlier one would count as moved under the finger. */}
      <Fragment key={category?.key ?? ''}>
        {searched === '' ? (
          shown.map((lane, index) => (
            <LaneGrid key={lane.key} lane={lane} first={index === 0} backTo={backTo} drawn={drawn} />
          ))
        ) : (
          <SearchResults
            lanes={lanes}
            text={searched}
            category={category}
            whole={whole}
            backTo={backTo}
            onTake={() => rememberSearch(storage, searched)}
            clear={() => choose(GAMES_PATH)}
          />
        )}
        {step === 'loading' && <GameGridSkeleton retry={retry} />}
        {step === 'failed' && <LanesError failure={failure} retry={retry} />}
        {whole && searched === '' && shown.length === 0 && <NoGames />}
        {whole && <Slot of={pageEnd} props={NO_PROPS} errorFallback={nothing} />}
      </Fragment>
    </div>
  )
}
