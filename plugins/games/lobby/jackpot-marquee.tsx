import { usePluginContext, useServices, useStore, useTranslation } from '@foyer/sdk'
import { Icon, Marquee, Skeleton } from '@foyer/sdk/ui'
import { memo, type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { parseBaked } from './baked.ts'
import type { Jackpot } from './jackpot.ts'
import css from './jackpot-marquee.module.css'
import { lobbyStores } from './lobby-stores.ts'
import type { manifest } from './manifest.ts'
import { moneyIn } from './money.ts'

/**
 * The jackpot's amount, counting, and its last winners. Nothing for a merchant without a jackpot; its place is kept
 * while it is not known whether there is one.
 */
export function JackpotMarquee(): ReactNode {
  const context = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const t = useTranslation<'games.lobby'>()
  const { jackpot: store } = lobbyStores(context, services)
  // Before the next paint: the player has seen the amount that it restores.
  useLayoutEffect(() => {
    const stop = store.watch()
    return () => void stop()
  }, [store])
  const state = useStore(store.state)
  // Where there is no place for it, it comes with the next visit: now it would push down what the player reads. With
  // the network its place comes again, as all that failed does.
  const [absent, setAbsent] = useState(state === 'none')
  if (state === (absent ? 'unknown' : 'none')) setAbsent(!absent)

  const { i18n, site } = services
  const { currency } = site.merchant
  const tag = i18n.tag()
  const first = parseBaked(context.baked)?.jackpot
  const texts = first?.tag === tag ? first.texts : undefined
  const money = useMemo(() => moneyIn(tag, currency, texts?.amount), [tag, currency, texts?.amount])
  if (absent || state === 'none') return null
  const known = state === 'unknown' ? undefined : state

  return (
    <section className={css.jackpot} aria-labelledby="jackpot-title" aria-busy={!known || undefined}>
      <h2 id="jackpot-title" className={css.title}>
        <Icon name="trophy" size={18} />
        <span>{t('jackpot')}</span>
      </h2>
      <p className={css.amount}>
        {known ? (known.amount === first?.amount && texts?.amount) || money(known.amount) : '\u00a0'}
      </p>
      {known ? (
        <Winners
          winners={known.winners}
          texts={known.winners === first?.winners ? texts?.winners : undefined}
          money={money}
          label={t('winners')}
        />
      ) : (
        <div className={css.winners}>
          <div className={css.waiting}>
            <Skeleton width="70%" height="0.75rem" />
          </div>
        </div>
      )}
    </section>
  )
}

interface WinnersProps {
  readonly winners: Jackpot['winners']
  /** The formatted amounts; without them `money` formats. */
  readonly texts: readonly string[] | undefined
  readonly money: (amount: number) => string
  readonly label: string
}

/** A component of its own, so that the counting amount does not render it again. */
const Winners = memo(function Winners({ winners, texts, money, label }: WinnersProps): ReactNode {
  if (winners.length === 0) return null
  return (
    <div className={css.winners}>
      <Marquee label={label}>
        {winners.map(({ name, amount, game }, index) => (
          <span key={index} className={css.winner}>
            <b>{name}</b>
            <bdi className={css.won}>{texts?.[index] ?? `+${money(amount)}`}</bdi>
            <span>{game}</span>
          </span>
        ))}
      </Marquee>
    </div>
  )
})
