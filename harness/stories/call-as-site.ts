import { captchaProviders, chatProviders, trackingDestinations } from '@foyer/sdk'
import type { PluginHost } from '../../sdk/src/testing/plugin-host.ts'

/** Asks a running plugin for what makes it load its vendor's script, as the site does; `onError` gets what it rejects with. */
export async function callAsSite(kernel: PluginHost, onError: (error: unknown) => void): Promise<void> {
  const { context } = kernel
  if (!context) return
  const { signal } = context
  const attempt = async (run: () => unknown): Promise<void> => {
    try {
      await run()
    } catch (error) {
      if (!signal.aborted) onError(error)
    }
  }
  for (const destination of kernel.contributions(trackingDestinations))
    await attempt(() => destination.load?.())
  for (const provider of kernel.contributions(captchaProviders)) {
    const container = document.createElement('div')
    const scene = provider.scenes[0] ?? 'login'
    const events = { passed: () => {}, closed: () => {}, failed: () => {} }
    await attempt(() => provider.start({ scene, language: 'EN', container, signal }, events))
  }
  for (const provider of kernel.contributions(chatProviders))
    if (provider.kind === 'scripts')
      await attempt(() => provider.load(`${provider.origins[0] ?? ''}/chat.js`, signal))
}
