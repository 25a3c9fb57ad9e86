import { usePluginContext, useServices, useTranslation, whenIdle } from '@foyer/sdk'
import { Icon, Marquee } from '@foyer/sdk/ui'
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react'
import { parseBaked } from './baked.ts'
import type { Jackpot } from './jackpot.ts'
import css from './jackpot-marquee.module.css'
import type { manifest } from './manifest.ts'
import { moneyIn } from './money.ts'

/** The jackpot's amount, counting, and its last winners. Nothing for a merchant without a jackpot. */
export function JackpotMarquee(): ReactNode {
  const { baked, logger } = usePluginContext<typeof manifest>()
  const { http, i18n, reachability, site } = useServices<typeof manifest>()
  const t = useTranslation()
  // A page without a baked jackpot shows none: one that came later would push down what the player reads.
  const [first] = useState(() => parseBaked(baked)?.jackpot)
  const [jackpot, setJackpot] = useState<Jackpot | undefined>(first)
  useEffect(() => {
    if (!first) return
    let stop = (): void => {}
    let unsubscribe = (): void => {}
    let disposed = false
    const start = (): void => {
      unsubscribe()
      void import('./poll-jackpot.ts').then(
        ({ pollJackpot: followJackpot }) => {
          if (!disposed) stop = followJackpot(http, first, setJackpot)
        },
        (error: unknown) => {
          logger.warn('LB-JACKPOT: the jackpot’s counter could not be loaded', error)
          if (!disposed) unsubscribe = reachability.onReturn(start)
        },
      )
    }
    const cancelIdle = whenIdle(start)
    return () => {
      disposed = true
      void cancelIdle()
      unsubscribe()
      stop()
    }
  }, [http, logger, reachability, first])
  const { currency } = site.merchant
  const tag = i18n.tag()
  const money = useMemo(() => moneyIn(tag, currency), [tag, currency])
  if (!jackpot) return null
  const { amount, winners } = jackpot
  const texts = first?.tag === tag ? first.texts : undefined

  return (
    <section className={css.jackpot} aria-labelledby="jackpot-title">
      <h2 id="jackpot-title" className={css.title}>
        <Icon name="trophy" size={18} />
        {t('jackpot')}
      </h2>
      <p className={css.amount}>{(amount === first?.amount && texts?.amount) || money(amount)}</p>
      <Winners
        winners={winners}
        texts={winners === first?.winners ? texts?.winners : undefined}
        money={money}
        label={t('winners')}
      />
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
