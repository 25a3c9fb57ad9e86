import { Slot, useServices, useStore, useTranslation } from '@foyer/sdk'
import { Button, Icon, PageHeader, TextField, VisuallyHidden } from '@foyer/sdk/ui'
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import { pageEnd } from '../../site/contract.ts'
import { laneAddress, laneAnchor } from './addresses.ts'
import { categoryIcon } from './category-icon.ts'
import { GAMES_PATH } from './constants.ts'
import { filterLanes, laneOf } from './filter-lanes.ts'
import css from './game-area-screen.module.css'
import { GameCardLink } from './game-card-link.tsx'
import { LanesSkeleton } from './lanes-skeleton.tsx'
import { LanesError } from './lanes-error.tsx'
import type { manifest } from './manifest.ts'
import { useLanes } from './use-lanes.ts'

const NO_PROPS = {}
/** Without a network the screen ends as it did before there was a footer; a complaint below it helps nobody. */
const nothing = (): null => null

/** The game area: all lanes with all games, by category (as in the address) and by name (RT-07). */
export function GameAreaScreen(): ReactNode {
  const { navigation } = useServices<typeof manifest>()
  const { search } = useStore(navigation.location)
  const { step, lanes, retry } = useLanes()
  const t = useTranslation()
  const [text, setText] = useState('')
  const searched = useDeferredValue(text)

  const category = laneOf(lanes, new URLSearchParams(search).get('category'))
  const filters = useRef<HTMLDivElement>(null)
  useEffect(() => showPressed(filters.current), [category, lanes.length])
  const shown = filterLanes(lanes, { category, text: searched })
  const count = shown.reduce((sum, { cards }) => sum + cards.length, 0)
  // Until the whole list has loaded, no game can be reported as missing.
  const whole = step === 'ready'
  const choose = (to: string): void => navigation.navigate(to, { replace: true })
  const clear = (): void => {
    setText('')
    if (category) choose(GAMES_PATH)
  }

  return (
    <div className={css.area}>
      <div className={css.head}>
        <PageHeader align="start" title={t('games')} />
        <TextField
          type="search"
          label={t('search')}
          leading="search"
          enterKeyHint="search"
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      {lanes.length > 0 && (
        // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset does not scroll
        <div ref={filters} className={css.filters} role="group" aria-label={t('categories')}>
          <button
            type="button"
            className={css.filter}
            aria-pressed={!category}
            onClick={() => choose(GAMES_PATH)}
          >
            {t('all')}
          </button>
          {lanes.map((lane) => (
            <button
              key={lane.key}
              type="button"
              className={css.filter}
              aria-pressed={lane.key === category}
              onClick={() => choose(laneAddress(lane))}
            >
              <Icon name={categoryIcon(lane.category)} size={18} />
              {lane.title}
            </button>
          ))}
        </div>
      )}
      <VisuallyHidden as="output">{searched && whole && t('game_count', { count })}</VisuallyHidden>
      {shown.map((lane) => (
        <section key={lane.key} className={css.lane} aria-labelledby={`${laneAnchor(lane)}-title`}>
          <h2 id={`${laneAnchor(lane)}-title`} className={css.title}>
            {lane.title}
          </h2>
          <ul className={css.grid}>
            {lane.cards.map((card) => (
              <li key={`${card.vendor}/${card.code}`}>
                <GameCardLink card={card} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {step === 'loading' && <LanesSkeleton />}
      {step === 'failed' && <LanesError retry={retry} />}
      {count === 0 && whole && (
        <div className={css.empty}>
          <Icon name="search" size={40} />
          <p>{t('none_found')}</p>
          {(searched || category) && (
            <Button kind="secondary" onClick={clear}>
              {t('show_all')}
            </Button>
          )}
        </div>
      )}
      {whole && <Slot of={pageEnd} props={NO_PROPS} errorFallback={nothing} />}
    </div>
  )
}

/** Scrolls the bar, not the page, until the chosen category is in its middle: it may be out of sight. */
function showPressed(bar: HTMLElement | null): void {
  const pressed = bar?.querySelector<HTMLElement>('[aria-pressed="true"]')
  if (bar && pressed) bar.scrollLeft = pressed.offsetLeft - (bar.clientWidth - pressed.offsetWidth) / 2
}
