import { ATTRIBUTION, type ClickIdParameter, clickIdParameters } from '@foyer/sdk'
import { testPlugin } from '@foyer/sdk/testing'
import { describe, expect, it } from 'vitest'
import { campaignInfo } from '../contract.ts'
import campaign from './manifest.ts'

const start = (clicks: Readonly<Record<string, string>> = {}) =>
  testPlugin(campaign, {
    services: {
      [ATTRIBUTION]: {
        clickId: (name: string) => (clicks[name] === undefined ? undefined : { value: clicks[name], at: 0 }),
      },
    },
  })

const INFO = {
  adAppToken: 'a', gpsAdid: 'g', adid: 'd', afAppId: 'f', appsflyerId: 's', afAdvertisingId: 'v', afOaid: 'o',
  idfa: 'i', idfv: 'w',
} // prettier-ignore

describe('the campaign of the address', () => {
  it.each([
    ['by the registration’s names', INFO, INFO],
    [
      'as the app names its ids',
      {
        ad_app_token: 'a', gps_adid: 'g', adid: 'd', af_app_id: 'f', appsflyer_id: 's', advertising_id: 'v', oaid: 'o',
        idfa: 'i', idfv: 'w',
      },
      INFO,
    ],
    ['by the registration’s name where both are there', { adAppToken: 'a', ad_app_token: 'b' }, { adAppToken: 'a' }],
    ['not at all', {}, {}],
  ])('[EN-13] is read %s', async (_case, clicks, info) => {
    const test = await start(clicks)
    expect(test.contributions(campaignInfo)[0]?.()).toEqual(info)
    const parameters = test.contributions(clickIdParameters).map(({ parameter }) => parameter)
    expect(parameters).toEqual(expect.arrayContaining(Object.keys(clicks)))
    await test.dispose()
  }) // prettier-ignore

  it.each([
    ['6d92078a-8246-4ba4-ae5b-76104861e7dc', true],
    ['1415211453000-6513894', true],
    ['00000000-0000-0000-0000-000000000000', false],
    ['{gps_adid}', false],
  ])('[EN-13] takes the id %s: %s', async (id, taken) => {
    const test = await start()
    const { pattern = '' } = test.contributions(clickIdParameters)[0] as ClickIdParameter
    expect(new RegExp(`^(?:${pattern})$`).test(id)).toBe(taken)
    await test.dispose()
  })
})
