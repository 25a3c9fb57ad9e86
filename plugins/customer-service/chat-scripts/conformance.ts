import type { ConformanceOptions } from '@foyer/sdk/testing'

/** What the conformance suite needs to exercise the whole plugin. */
export const options: ConformanceOptions = {
  settings: { enabled: true },
  answers: { 'chat-scripts.list': ['https://cdn.livechatinc.com/tracking.js', 'alert(1)'] },
}
