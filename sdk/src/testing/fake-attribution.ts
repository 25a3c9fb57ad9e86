import type { Attribution, ClickId } from '../contracts/attribution.ts'

/**
 * Makes an attribution of these clicks, by parameter; of none by default.
 *
 * @example
 * await testPlugin(pixel, { services: { [ATTRIBUTION]: fakeAttribution({ ttclid: { value: 'AbC', at: 0 } }) } })
 */
export const fakeAttribution = (clicks: Readonly<Record<string, ClickId>> = {}): Attribution => ({
  clickId: (parameter) => (Object.hasOwn(clicks, parameter) ? clicks[parameter] : undefined),
})
