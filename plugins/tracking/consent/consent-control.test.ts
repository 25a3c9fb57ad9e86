// @vitest-environment node
import { expect, it } from 'vitest'
import { readSignals } from './consent-control.ts'

it.each([
  [{}, {}, { gpc: false, dnt: false }],
  [{ globalPrivacyControl: true }, {}, { gpc: true, dnt: false }],
  [{ globalPrivacyControl: 'true' }, {}, { gpc: false, dnt: false }],
  [{ doNotTrack: '1' }, {}, { gpc: false, dnt: true }],
  [{ doNotTrack: 'yes' }, {}, { gpc: false, dnt: true }],
  [{ doNotTrack: null }, { doNotTrack: '1' }, { gpc: false, dnt: true }],
  [{ doNotTrack: '0' }, {}, { gpc: false, dnt: false }],
  [{ doNotTrack: 'unspecified' }, {}, { gpc: false, dnt: false }],
])('navigator %j and window %j', (browser, page, signals) =>
  expect(readSignals(browser, page)).toEqual(signals),
)
