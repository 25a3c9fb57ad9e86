// @vitest-environment node
import { expect, it } from 'vitest'
import { nextSteps } from './next-steps.ts'

const order = { area: 'ads', name: 'my-acme', into: 'plugins' } as const

it('says how to test, turn on and see a new plugin, under its own names', () => {
  expect(nextSteps({ ...order, kind: 'tracking-destination' }).join('\n')).toBe(`Next:
  test   npx vitest run plugins/ads/my-acme
  on     in merchants/<id>/profile.ts: settings: { 'ads.my-acme': { pixelId: '1234567890' } }
  see    npm start: the deliveries in the harness’ tab Tracking, and the calls that its double got in \`myAcmePixel.sent\`
  texts  plugins/ads/my-acme/locales/<CODE>.json for each language of untranslated.json: until then its texts are the English ones
  check  npm run check
  guide  docs/destination.md`)
  const ofPackage = nextSteps({ ...order, kind: 'screen', foreign: '../x' }).join('\n')
  expect(ofPackage).toContain('in ../x')
  expect(ofPackage).toContain('npm start -- --foreign ../x\n           the screen, /m/my-acme\n')
  expect(nextSteps({ ...order, kind: 'screen' })[2]).toContain('on for every merchant')
})
