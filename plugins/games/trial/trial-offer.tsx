import { Link, type LoginPurposeProps, usePluginContext, useServices, useTranslation } from '@foyer/sdk'
import { Icon } from '@foyer/sdk/ui'
import type { MouseEvent, ReactNode } from 'react'
import { placeOf, useGame } from '../shared/launched-game.tsx'
import type { manifest } from './manifest.ts'
import { readLaunched } from './read-trial.ts'
import { trialAddress } from './trial-address.ts'
import css from './trial-offer.module.css'

/**
 * Above the log-in that a guest's tap on a game has opened: the game's trial, where it has one. A vendor that forbids
 * frames gets a window of its own, which opens inside the tap and is filled by the answer (CA-24).
 */
export function TrialOffer({ address }: LoginPurposeProps): ReactNode {
  const { settings } = usePluginContext<typeof manifest>()
  const { navigation } = useServices<typeof manifest>()
  const t = useTranslation<'games.trial'>()
  const launched = readLaunched(address, location.origin)
  const { game } = useGame(launched)
  if (!launched || !(game?.trial ?? settings.vendors.includes(launched.vendor))) return null
  const to = trialAddress({ ...launched, ...placeOf(launched, game) })
  const open = (event: MouseEvent): void => {
    if (!settings.windowVendors.includes(launched.vendor)) return
    event.preventDefault()
    navigation.openWindow(`${location.origin}${to}`)
  }
  return (
    <Link className={css.offer} to={to} onClick={open}>
      <Icon name="games" />
      <span className={css.text}>
        <b>{t('offer')}</b>
        <span className={css.note}>{t('offer_note')}</span>
      </span>
      <Icon name="forward" size={20} />
    </Link>
  )
}
