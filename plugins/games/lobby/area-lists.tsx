import { useServices, useStore, useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import type { CatalogueState, Lane } from '../contract.ts'
import { type AreaView, viewAddress } from './area-view.ts'
import { DeviceLane } from './device/device-lane.tsx'
import type { RememberedGames } from './device/use-device-games.ts'
import { GameGrid } from './game-grid.tsx'
import { LaneGrid } from './lane-grid.tsx'
import type { manifest } from './manifest.ts'
import { NoGames } from './no-games.tsx'
import type { ListedVendor } from './vendors-of.ts'
import { WholeList } from './whole-list.tsx'
import list from './whole-list.module.css'

interface Props {
  readonly state: Pick<CatalogueState, 'step' | 'lanes'>
  readonly view: AreaView
  /** The vendor of the view, where it is known. */
  readonly vendor: ListedVendor | undefined
  readonly device: RememberedGames
  /** Keys of the lanes that have been drawn since the page was loaded. */
  readonly drawn: Set<string>
  /** What stands below, once nothing can come in between. */
  readonly end: ReactNode
}

/** The lists of a view of the game area. */
export function AreaLists({ state, view, vendor, device, drawn, end }: Props): ReactNode {
  const { i18n } = useServices<typeof manifest>()
  const language = useStore(i18n.language)
  const t = useTranslation<'games.lobby'>()
  const { lanes, step } = state
  const backTo = viewAddress(view)
  if (view.list) {
    const cards = device[view.list]
    const id = 'device-list-title'
    return (
      <>
        <section className={list.list} aria-labelledby={id}>
          <h2 id={id} className={list.title}>
            {t(`list_${view.list}`)}
          </h2>
          {cards.length > 0 ? <GameGrid cards={cards} backTo={backTo} /> : <NoGames />}
        </section>
        {end}
      </>
    )
  }
  const asked = wholeListOf(view, vendor)
  if (asked && step !== 'loading') {
    const of = view.lane ? [view.lane] : lanes
    const cards = of.flatMap((lane) => lane.cards)
    const known = view.vendor ? cards.filter((card) => card.vendor === view.vendor) : cards
    return (
      <WholeList key={language} {...asked} vendor={view.vendor} known={known} backTo={backTo} end={end} />
    )
  }
  const shown = (view.lane ? [view.lane] : asked ? [] : lanes).filter(({ cards }) => cards.length > 0)
  return (
    <>
      {!view.lane && !asked && (
        <>
          <DeviceLane list="favourites" cards={device.favourites} backTo={backTo} />
          <DeviceLane list="played" cards={device.played} backTo={backTo} />
        </>
      )}
      {shown.map((lane, index) => (
        <LaneGrid key={lane.key} lane={lane} first={index === 0} backTo={backTo} drawn={drawn} />
      ))}
      {step === 'ready' && shown.length === 0 && <NoGames />}
      {end}
    </>
  )
}

/** What the gateway is asked for: a vendor's games, or a category of which the lane has only the first. */
function wholeListOf(
  { lane, vendor: code }: AreaView,
  vendor: ListedVendor | undefined,
): { readonly title: string; readonly category: Lane['category'] | undefined } | undefined {
  if (code === undefined && !(lane && lane.gameCount > lane.cards.length)) return undefined
  const names = code === undefined ? [lane?.title] : [vendor?.name ?? code, lane?.title]
  return { title: names.filter(Boolean).join(' · '), category: lane?.category }
}
