import { useServices, useStore } from '@foyer/sdk'
import { type ReactNode, useState } from 'react'
import { TopBar } from '../shared/top-bar.tsx'
import type { manifest } from './manifest.ts'

/** While there is no network: the games on the page are those of the last visit. Bar and toast use the kernel's texts. */
export function OfflineBar({ bare }: { readonly bare: boolean }): ReactNode {
  const { reachability, i18n } = useServices<typeof manifest>()
  const state = useStore(reachability.state)
  const [busy, setBusy] = useState(false)
  useStore(i18n.language)
  if (state !== 'offline') return null

  const kernelText = i18n.translate('kernel')
  const retry = async (): Promise<void> => {
    setBusy(true)
    await reachability.check()
    setBusy(false)
  }
  return (
    <TopBar
      bare={bare}
      text={kernelText('network_offline')}
      action={kernelText(busy ? 'loading' : 'retry')}
      busy={busy}
      onAction={() => void retry()}
    />
  )
}
