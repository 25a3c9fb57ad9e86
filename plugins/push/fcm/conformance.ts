import type { ConformanceOptions } from '@foyer/sdk/testing'

/** What the conformance suite needs to let the plugin do everything it can. */
export const options: ConformanceOptions = {
  settings: {
    projectId: 'demo-push',
    apiKey: 'AIzaDemoKey',
    appId: '1:1234567890:web:0123456789abcdef',
    messagingSenderId: '1234567890',
    restDays: 7,
  },
  answers: { 'push.bind': {}, 'push.subscribe': {}, 'push.unsubscribe': {} },
}
