import type { ConformanceOptions } from '@foyer/sdk/testing'

/** What the conformance suite needs to exercise the whole plugin. */
export const options: ConformanceOptions = {
  settings: { cameraPage: 'https://chat.example/' },
  answers: { 'chat-cbs.launch': 'https://chat.example/c/1', 'chat-cbs.unread': 2 },
}
