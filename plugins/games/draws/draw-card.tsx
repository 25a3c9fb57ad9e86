import { dateFormat, launchAddress, Link, useServices, useTranslation, type Translate } from '@foyer/sdk'
import { createContext, memo, type ReactNode, use } from 'react'
import { type Countdown, countdownOf } from './countdown.ts'
import css from './draw-card.module.css'
import type { LotteryDraw } from './draw.ts'
import type { manifest } from './manifest.ts'

/** The gateway's time, each second; epoch milliseconds. The countdown alone follows it, not the card. */
export const GatewayNow = createContext(0)

/** A lottery's next draw and last result; a tap opens the game. */
export const DrawCard = memo(function DrawCard({
  draw: { vendor, code, name, nextAt, last },
}: {
  readonly draw: LotteryDraw
}): ReactNode {
  const t = useTranslation<'games.draws'>()
  const { i18n, clock } = useServices<typeof manifest>()
  return (
    <Link to={launchAddress({ vendor, code })} className={css.card}>
      <bdi className={css.name}>{name}</bdi>
      <span className={css.next}>
        <span className={css.label}>{t('next_draw')}</span>
        <TimeLeft until={nextAt} />
      </span>
      {last ? (
        <span className={css.last}>
          <span className={css.label}>
            <span>{t('last_result')}</span>{' '}
            <time dateTime={isoOf(last.at)}>{timeIn(i18n.tag(), last.at, clock.gatewayNow())}</time>
          </span>
          <span className={css.numbers} dir="ltr">
            {last.numbers.map((number, index) => (
              <b key={index} className={css.number}>
                {number}
              </b>
            ))}
          </span>
        </span>
      ) : (
        <span className={css.label}>{t('no_result')}</span>
      )}
    </Link>
  )
})

function TimeLeft({ until }: { readonly until: number }): ReactNode {
  const t = useTranslation<'games.draws'>()
  const now = use(GatewayNow)
  return (
    <time className={css.left} dateTime={isoOf(until)} suppressHydrationWarning>
      {textOf(countdownOf(until - now), t)}
    </time>
  )
}

function textOf(left: Countdown, t: Translate<'games.draws'>): string {
  switch (left.kind) {
    case 'drawing':
      return t('drawing')
    case 'clock':
      return left.text
    case 'hours':
      return t('left_hours', left)
    case 'days':
      return t('left_days', left)
  }
}

/** No time that `Date` knows has a text. */
const isoOf = (at: number): string | undefined =>
  Math.abs(at) <= 8.64e15 ? new Date(at).toISOString() : undefined

const DAY_MS = 86_400_000

const DATE = { day: 'numeric', month: 'numeric' } as const

/**
 * The time of day, as a draw's clock shows it: the browser's own format of a time would cost home a twentieth of a second.
 * Of a day ago or more, the date.
 */
function timeIn(tag: string, at: number, now: number): string {
  if (Math.abs(at) > 8.64e15) return ''
  if (now - at >= DAY_MS) return dateFormat(tag, DATE).format(at)
  const date = new Date(at)
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}
