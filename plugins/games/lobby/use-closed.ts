import {
  CLOCK,
  OVERLAYS,
  type Translate,
  useService,
  useServices,
  useStore,
  useTranslation,
  dateFormat,
} from '@foyer/sdk'
import { createElement, useEffect, useMemo, useState } from 'react'
import css from './closed.module.css'
import { LONGEST_TIMER_MS } from './constants.ts'
import type { ClosedCard } from './game-card-link.tsx'
import type { manifest } from './manifest.ts'

const TIME = { hour: 'numeric', minute: '2-digit' } as const

const DAY_AND_TIME = { ...TIME, day: 'numeric', month: 'short' } as const

/** Why a game or a vendor cannot be played now, and how its card looks. */
export interface Closed extends ClosedCard {
  /** The game or its vendor is under maintenance; else the device is offline. */
  readonly maintenance: boolean
}

/**
 * What is closed, by the end of its maintenance: epoch milliseconds; 0 for one without a known end, `undefined` for none. Returns
 * the same object for the same end.
 */
export type ClosedUntil = (end: number | undefined) => Closed | undefined

/**
 * Tells of games and vendors whether they are closed now. Renders again when the first of these maintenances ends by the
 * gateway's clock, and when the device goes offline or comes back.
 *
 * @param ends those that are asked for
 */
export function useClosedUntil(ends: readonly (number | undefined)[]): ClosedUntil {
  const { reachability, i18n } = useServices<typeof manifest>()
  const overlays = useService(OVERLAYS)
  const clock = useService(CLOCK)
  const t = useTranslation<'games.lobby'>()
  const tag = i18n.tag()
  const offline = useStore(reachability.state, (state) => state === 'offline')
  const [now, setNow] = useState(() => clock?.gatewayNow() ?? Date.now())
  const next = Math.min(...ends.map((end) => (end !== undefined && end > now ? end : Infinity)))
  useEffect(() => {
    if (next === Infinity) return
    const read = (): number => clock?.gatewayNow() ?? Date.now()
    const wait = Math.min(Math.max(0, next - read()), LONGEST_TIMER_MS)
    const timer = setTimeout(() => setNow(read()), wait)
    return () => clearTimeout(timer)
  }, [next, now, clock])

  return useMemo(
    () => closedUntilOf({ now, offline, tag, t, tell: (text) => overlays?.toast(text, { kind: 'info' }) }),
    [now, offline, overlays, t, tag],
  )
}

interface Facts {
  readonly now: number
  readonly offline: boolean
  /** BCP 47 tag of the language. */
  readonly tag: string
  readonly t: Translate<'games.lobby'>
  readonly tell: (text: string) => void
}

function closedUntilOf({ now, offline, tag, t, tell }: Facts): ClosedUntil {
  const close = (maintenance: boolean, label: string, say: (name: string) => string): Closed => ({
    maintenance,
    label,
    note: createElement('span', { className: css.note }, label),
    className: css.card,
    explain(name, tap) {
      tap.preventDefault()
      tap.stopPropagation()
      tell(say(name))
    },
  })
  const known = new Map<number | undefined, Closed>()
  const read = (end: number | undefined): Closed | undefined => {
    if (end === 0) return close(true, t('maintenance'), (name) => t('closed', { name }))
    if (end === undefined || end <= now)
      return offline ? close(false, t('offline'), () => t('offline_game')) : undefined
    const time = untilText(end, now, tag)
    return close(true, t('until', { time }), (name) => t('closed_until', { name, time }))
  }
  return (end) => {
    const closed = known.get(end) ?? read(end)
    if (closed) known.set(end, closed)
    return closed
  }
}

/** Whether one game or vendor is closed now. */
export const useClosed = (end: number | undefined): Closed | undefined => useClosedUntil([end])(end)

/**
 * A moment as a short text in the device's time zone: `14:30`, with the day where that is another than today.
 *
 * @param end epoch milliseconds, as is `now`
 * @param tag BCP 47 tag of the language
 */
function untilText(end: number, now: number, tag: string): string {
  const sameDay = new Date(end).toDateString() === new Date(now).toDateString()
  return dateFormat(tag, sameDay ? TIME : DAY_AND_TIME).format(end)
}
