import { usePluginContext, useServices } from '@foyer/sdk'
import type { manifest } from './manifest.ts'

/** Returns a function that fetches the choices and opens them. */
export function useOpenChoices(): () => void {
  const context = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  return () =>
    void import('./open-choices.tsx').then(
      ({ openChoices }) => {
        if (!context.signal.aborted) openChoices(context, services)
      },
      (error: unknown) => {
        context.logger.warn('the choices could not be fetched', error)
        const kernelText = services.i18n.translate('kernel')
        services.overlays.toast(kernelText('loading_failed'), { kind: 'warning' })
      },
    )
}
