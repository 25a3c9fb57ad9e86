import { useServices, useStore } from '@foyer/sdk'
import { Icon } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'
import css from './offline-bar.module.css'
import type { manifest } from './manifest.ts'

/**
 * A bar below the header while there is no network: the games on the page are those of the last visit. Bar and toast use
 * the kernel's texts.
 */
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
    <output className={`${css.bar} ${bare ? css.bare : ''}`}>
      <Icon name="warning" size={20} />
      <span className={css.text}>{kernelText('network_offline')}</span>
      <button className={css.retry} type="button" aria-disabled={busy} onClick={() => busy || void retry()}>
        {kernelText(busy ? 'loading' : 'retry')}
      </button>
    </output>
  )
}
