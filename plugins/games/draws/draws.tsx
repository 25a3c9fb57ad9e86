import { usePluginContext, useTranslation } from '@foyer/sdk'
import { Button, Icon, Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { DrawCard, GatewayNow } from './draw-card.tsx'
import css from './draws.module.css'
import type { manifest } from './manifest.ts'
import { useDraws } from './use-draws.ts'
import { useGatewayNow } from './use-gateway-now.ts'

/**
 * The next draws, soonest first, each with its countdown and last result. As high as what stands in for it while the
 * code loads, in each of its states. Nothing where the merchant has no lottery.
 */
export function Draws(): ReactNode {
  const t = useTranslation<'games.draws'>()
  const { count } = usePluginContext<typeof manifest>().settings
  const state = useDraws()
  const now = useGatewayNow()
  if (state.step === 'ready' && state.draws.length === 0) return null
  return (
    <section
      className={css.draws}
      aria-labelledby="draws-title"
      aria-busy={state.step === 'loading' || undefined}
    >
      <h2 id="draws-title" className={css.title}>
        <Icon name="lottery" size={20} />
        <span>{t('draws')}</span>
      </h2>
      {state.step === 'loading' && <Skeleton height="8rem" radius="var(--radius-m)" />}
      {state.step === 'failed' && (
        <div className={css.failed} role="alert">
          <p>{t('failed')}</p>
          <Button kind="secondary" onClick={state.retry}>
            {t('try_again')}
          </Button>
        </div>
      )}
      {state.step === 'ready' && (
        <ul className={css.row}>
          <GatewayNow value={now}>
            {state.draws.slice(0, count).map((draw) => (
              <li key={`${draw.vendor}/${draw.code}`}>
                <DrawCard draw={draw} />
              </li>
            ))}
          </GatewayNow>
        </ul>
      )}
    </section>
  )
}
