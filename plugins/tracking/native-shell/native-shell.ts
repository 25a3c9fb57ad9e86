import { type Activate, CodedError, trackingDestinations } from '@foyer/sdk'
import { findBridge } from './find-bridge.ts'
import type { manifest } from './manifest.ts'
import { accepts, shellEvent } from './shell-event.ts'

export const activate: Activate<typeof manifest> = (context) => {
  context.contribute(trackingDestinations, {
    key: 'native-shell',
    consent: 'marketing',
    delivers: context.settings.networks,
    accepts,
    preview: (event) => [event.name, shellEvent(event)],
    send(event) {
      // The app may put its object on the page late.
      const bridge = findBridge(globalThis)
      if (!bridge) throw new CodedError('NS-BRIDGE', 'the app has no eventTracker')
      try {
        bridge(event.name, shellEvent(event))
      } catch (cause) {
        throw new CodedError('NS-THREW', 'the app’s eventTracker threw', { cause })
      }
    },
  })
}
