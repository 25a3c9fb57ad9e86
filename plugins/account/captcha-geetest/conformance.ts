import { SITE } from '@foyer/sdk'
import { type ConformanceOptions, fakeSite } from '@foyer/sdk/testing'
import { fakeVendor } from './vendor.fake.ts'

/** What the conformance suite needs to let the plugin do everything it can: here with version 4. */
export const options: ConformanceOptions = {
  services: () => ({ [SITE]: fakeSite({ status: { captcha: { id: 'id-1', version: 'v4' } } }) }),
  captchaVendor: () => fakeVendor('v4'),
}
