import { launchAddress, Link, useServices, useTranslation, type Translate } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { type Countdown, countdownOf } from './countdown.ts'
import css from './draw-card.module.css'
import type { LotteryDraw } from './draw.ts'
import type { manifest } from './manifest.ts'

interface Props {
  readonly draw: LotteryDraw
  /** The gateway's time; epoch milliseconds. */
  readonly now: number
}

/** A lottery's next draw and last result; a tap opens the game. */
export function DrawCard({ draw: { vendor, code, name, nextAt, last }, now }: Props): ReactNode {
  const t = useTranslation<'games.draws'>()
  const { i18n } = useServices<typeof manifest>()
  const tag = i18n.tag()
  return (
    <Link to={launchAddress({ vendor, code })} className={css.card}>
      <bdi className={css.name}>{name}</bdi>
      <span className={css.next}>
        <span className={css.label}>{t('next_draw')}</span>
        <time className={css.left} dateTime={isoOf(nextAt)} suppressHydrationWarning>
          {textOf(countdownOf(nextAt - now), t)}
        </time>
      </span>
      {last ? (
        <span className={css.last}>
          <span className={css.label}>
            <span>{t('last_result')}</span> <time dateTime={isoOf(last.at)}>{timeIn(tag, last.at, now)}</time>
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

/** The time of day; of a day ago or more, the date. */
const timeIn = (tag: string, at: number, now: number): string =>
  Math.abs(at) > 8.64e15
    ? ''
    : new Intl.DateTimeFormat(
        tag,
        now - at < DAY_MS ? { hour: '2-digit', minute: '2-digit' } : { day: 'numeric', month: 'numeric' },
      ).format(at)
