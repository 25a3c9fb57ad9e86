import { usePluginContext, useServices, useStore, useTranslation, createStore } from '@foyer/sdk'
import { Skeleton } from '@foyer/sdk/ui'
import { type ReactNode, useEffect } from 'react'
import css from './activity-shortcuts.module.css'
import { decideButton, type ButtonFacts } from './decide-button.ts'
import type { manifest } from './manifest.ts'
import { ShortcutButton } from './shortcut-button.tsx'
import { useButtons } from './use-buttons.ts'
import { isEnabled, type PromotionsState } from '../contract.ts'
import { VIP_LABEL } from './constants.ts'

const UNKNOWN = createStore<PromotionsState>({ step: 'unknown' })

/** Number of places while the buttons load: one row of a phone. */
const PLACES = 4

/** The activity buttons that are for this player (OV-23). Renders nothing where there are none. */
export function ActivityShortcuts(): ReactNode {
  const t = useTranslation<'promotions.activity-buttons'>()
  const { logger } = usePluginContext<typeof manifest>()
  const buttons = useButtons(useStore(useServices<typeof manifest>().i18n.language))
  const facts = useButtonFacts()
  const decided = buttons?.map((button) => ({ button, effect: decideButton(button, facts) }))
  const refusals = decided
    ?.flatMap(({ button, effect }) => (effect.kind === 'refused' ? [`${effect.code}: ${button.action}`] : []))
    .join('\n')
  // Once for each list, and not with every render.
  useEffect(() => {
    for (const refusal of refusals?.split('\n') ?? []) if (refusal) logger.warn(refusal)
  }, [logger, refusals])
  const shown = decided?.filter(({ effect }) => effect.kind !== 'hidden' && effect.kind !== 'refused')
  if (shown?.length === 0) return null
  return (
    <nav className={css.shortcuts} aria-label={t('shortcuts')} aria-busy={!shown}>
      <ul className={css.list}>
        {shown?.map(({ button, effect }, index) => (
          <li key={index} className={css.item}>
            <ShortcutButton button={button} effect={effect} />
          </li>
        )) ??
          Array.from({ length: PLACES }, (_, index) => (
            <li key={index} className={css.place} aria-hidden>
              <Skeleton width="48px" height="48px" radius="var(--radius-m)" />
              <Skeleton width="60%" height="0.75rem" />
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** What the rules of the buttons read, as it is now. */
function useButtonFacts(): ButtonFacts {
  const { device, member, promotions, session } = useServices<typeof manifest>()
  const memberType = useStore(session.current)?.type
  const vipBenefit = useStore(member.current)?.clubLabel?.type === VIP_LABEL
  const referralEnabled = isEnabled(useStore(promotions?.state ?? UNKNOWN), 'REFERRAL')
  return { memberType, shell: device.shell, referralEnabled, vipBenefit }
}
