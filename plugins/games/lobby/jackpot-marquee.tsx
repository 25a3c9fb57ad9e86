import { usePlugin, useServices, useText, whenIdle } from '@foyer/sdk'
import { Icon, Marquee } from '@foyer/sdk/ui'
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react'
import { bakedOf } from './baked.ts'
import type { Jackpot } from './jackpot.ts'
import css from './jackpot-marquee.module.css'
import type { manifest } from './manifest.ts'

/** What stands in the jackpot, counting, and who won last. Nothing for a merchant without one. */
export function JackpotMarquee(): ReactNode {
  const { baked, logger } = usePlugin<typeof manifest>()
  const { http, i18n, site } = useServices<typeof manifest>()
  const t = useText()
  // Without one in the page there is none: one that came later would push down what the player reads.
  const [first] = useState(() => bakedOf(baked)?.jackpot)
  const [jackpot, setJackpot] = useState<Jackpot | undefined>(first)
  useEffect(() => {
    if (!first) return
    let stop = (): void => {}
    let gone = false
    const undo = whenIdle(() => {
      void import('./follow-jackpot.ts').then(
        ({ followJackpot }) => {
          if (!gone) stop = followJackpot(http, first, setJackpot)
        },
        (error: unknown) => logger.warn('LB-JACKPOT: the counter did not come', error),
      )
    })
    return () => {
      gone = true
      void undo()
      stop()
    }
  }, [http, logger, first])
  const { currency } = site.merchant
  const tag = i18n.tag()
  const money = useMemo(
    () => new Intl.NumberFormat(tag, { style: 'currency', currency, maximumFractionDigits: 0 }),
    [tag, currency],
  )
  if (!jackpot) return null

  return (
    <section className={css['jackpot']} aria-labelledby="jackpot-title">
      <h2 id="jackpot-title" className={css['title']}>
        <Icon name="trophy" size={18} />
        {t('jackpot')}
      </h2>
      {/* Node and browsers do not agree on every space in a sum of money. */}
      <p className={css['amount']} suppressHydrationWarning>
        {money.format(jackpot.amount)}
      </p>
      <Winners winners={jackpot.winners} money={money} label={t('winners')} />
    </section>
  )
}

interface WinnersProps {
  readonly winners: Jackpot['winners']
  readonly money: Intl.NumberFormat
  readonly label: string
}

/** Apart from the amount, so that its counting renders nothing of this again. */
const Winners = memo(function Winners({ winners, money, label }: WinnersProps): ReactNode {
  if (winners.length === 0) return null
  return (
    <div className={css['winners']}>
      <Marquee label={label}>
        {winners.map(({ name, amount, game }, index) => (
          <span key={index} className={css['winner']}>
            <b>{name}</b>
            <span className={css['won']} suppressHydrationWarning>
              +{money.format(amount)}
            </span>
            <span>{game}</span>
          </span>
        ))}
      </Marquee>
    </div>
  )
})
