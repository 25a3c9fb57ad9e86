import { usePluginContext, useServices, useStore, useTranslation } from '@foyer/sdk'
import { Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { MenuRow } from '../../site/contract/menu-row.tsx'
import { HOME_SCREEN_COUNT, INSTALLED_COUNT } from '../shared/home-screen-keys.ts'
import { installBy, type InstallWay } from '../shared/install-by.ts'
import { useInstaller } from './get-installer.ts'
import type { manifest } from './manifest.ts'

import type { InstallOffer } from '../contract/installer.ts'

const DOWNLOAD_ICON = 'M12 4v11M7 10.5l5 5 5-5M5 20h14'

interface Props {
  /** Closes the settings. Not called: what opens, opens over them. */
  readonly close?: () => void
}

/** In the settings, at all times: installs the app, by the one way that there is, or by the one that the player chooses. */
export function InstallRow(_props: Props): ReactNode {
  const t = useTranslation<'install.installer'>()
  const { storage } = usePluginContext<typeof manifest>()
  const { overlays } = useServices<typeof manifest>()
  const installer = useInstaller()
  const offer = useStore(installer.offer)
  const count = storage.get(HOME_SCREEN_COUNT) ?? 0
  const ways = waysToInstall(offer, count)
  // The place of the row, or it would push those below it when the gateway answers.
  if (offer === undefined && count < INSTALLED_COUNT) return <Skeleton height="var(--row)" />
  if (ways.length === 0) return null
  const install = async (): Promise<void> => {
    const way: InstallWay | undefined =
      ways.length === 1
        ? ways[0]
        : await overlays.actionSheet({
            title: t('row'),
            choices: ways.map((key) => ({ key, label: t(`way_${key}`) })),
          })
    if (way !== undefined) await installBy([way], { installer, overlays, t })
  }
  return <MenuRow icon={DOWNLOAD_ICON} label={t('row')} onPress={() => void install()} />
}

/**
 * The ways that the settings offer; none where the browser has installed the site on this device. A browser that offers its
 * prompt again knows that it is installed no more.
 *
 * @param count `HOME_SCREEN_COUNT`
 */
export function waysToInstall(offer: InstallOffer | undefined, count: number): readonly InstallWay[] {
  if (!offer || (count >= INSTALLED_COUNT && offer.web !== 'prompt')) return []
  return [
    ...(offer.appUrl === undefined ? [] : (['app'] as const)),
    ...(offer.web === 'none' ? [] : (['web'] as const)),
  ]
}
