import { usePluginContext, useServices, useStore, useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { documentAddress } from '../../site/contract/document-address.ts'
import { MenuRow } from '../../site/contract/menu-row.tsx'
import type { manifest } from './manifest.ts'

interface Props {
  /** Closes the settings. */
  readonly close?: () => void
}

/**
 * To the merchant's page about limits, breaks and self-exclusion, for guests too; nothing where there is none, or
 * its address is refused (SE-03).
 */
export function LimitsRow({ close }: Props): ReactNode {
  const t = useTranslation<'account.safer-play'>()
  const { settings } = usePluginContext<typeof manifest>()
  const { site, i18n } = useServices<typeof manifest>()
  useStore(i18n.language)
  const address = settings.address ?? site.merchant.legal.saferPlay
  const href = documentAddress(address, i18n.tag(), location.origin)
  if (href === undefined) return null
  return <MenuRow icon="info" label={t('limits')} href={href} {...(close && { onPress: close })} />
}
