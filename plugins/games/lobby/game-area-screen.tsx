import { Slot, useDraft, useLocation, usePluginContext, useServices, useTranslation } from '@foyer/sdk'
import { PageHeader } from '@foyer/sdk/ui'
import { Fragment, type ReactNode, useDeferredValue, useMemo } from 'react'
import { pageEnd } from '../../site/contract.ts'
import { readView, viewAddress } from './area-view.ts'
import { AreaLists } from './area-lists.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { FavouritesContext } from './device/favourites-context.ts'
import { useDeviceGames } from './device/use-device-games.ts'
import css from './game-area-screen.module.css'
import { FilterSkeleton, GameGridSkeleton } from './area-skeleton.tsx'
import { LanesError } from './lanes-error.tsx'
import type { manifest } from './manifest.ts'
import { rememberSearch } from './search/recent-searches.ts'
import { SearchField } from './search/search-field.tsx'
import { SearchResults } from './search/search-results.tsx'
import { useLanes } from './use-lanes.ts'
import { VendorRow, VendorRowSkeleton } from './vendor-row.tsx'
import { vendorsOf } from './vendors-of.ts'

const NO_PROPS = {}
/** Without a network the screen ends as it did before there was a footer; a complaint below it helps nobody. */
const nothing = (): null => null

/**
 * The game area (RT-07): the device's own games and all lanes, or what the address names (a category, a vendor, a list of the
 * device), or what a search finds.
 */
export function GameAreaScreen(): ReactNode {
  const { storage } = usePluginContext<typeof manifest>()
  const { navigation } = useServices<typeof manifest>()
  const { search } = useLocation()
  const { step, lanes, vendors, failure, retry, drawn } = useLanes()
  const t = useTranslation<'games.lobby'>()
  const [text, setText, clearText] = useDraft('search', '')
  const searched = useDeferredValue(text).trim()

  const whole = step === 'ready'
  const view = useMemo(() => readView(lanes, search), [lanes, search])
  const device = useDeviceGames(lanes, whole)
  const { lane } = view
  const listed = useMemo(() => vendorsOf(lane ? [lane] : lanes, vendors), [lane, lanes, vendors])
  const backTo = viewAddress(view)
  const choose = (to: string): void => {
    clearText()
    navigation.navigate(to, { replace: true })
  }

  return (
    <FavouritesContext value={device.hearts}>
      <div className={css.area}>
        <div className={css.head}>
          <PageHeader align="start" title={t('games')} />
          <SearchField text={text} setText={setText} />
        </div>
        {lanes.length > 0 ? (
          <>
            <CategoryFilter lanes={lanes} view={view} choose={choose} />
            {searched === '' && !view.list && (listed.length > 1 || view.vendor) && (
              <VendorRow key={lane?.key} vendors={listed} view={view} />
            )}
          </>
        ) : (
          step === 'loading' && (
            <>
              <FilterSkeleton />
              <VendorRowSkeleton />
            </>
          )
        )}
        {/* Another view is another list: what stays of the earlier one would count as moved under the finger. */}
        <Fragment key={backTo}>
          {searched === '' ? (
            <AreaLists
              state={{ step, lanes }}
              view={view}
              vendor={listed.find(({ code }) => code === view.vendor)}
              device={device}
              drawn={drawn}
              end={whole && <Slot of={pageEnd} props={NO_PROPS} errorFallback={nothing} />}
            />
          ) : (
            <SearchResults
              lanes={lanes}
              text={searched}
              category={lane}
              whole={whole}
              backTo={backTo}
              onTake={() => rememberSearch(storage, searched)}
              clear={() => choose(viewAddress({}))}
            />
          )}
          {step === 'loading' && <GameGridSkeleton retry={retry} />}
          {step === 'failed' && <LanesError failure={failure} retry={retry} />}
          {whole && searched !== '' && <Slot of={pageEnd} props={NO_PROPS} errorFallback={nothing} />}
        </Fragment>
      </div>
    </FavouritesContext>
  )
}
