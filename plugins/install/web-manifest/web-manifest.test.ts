import { NAVIGATION, SITE, tracked } from '@foyer/sdk'
import { fakeNavigation, fakeSite, testPlugin } from '@foyer/sdk/testing'
import { afterEach, describe, expect, it } from 'vitest'
import webManifest from './manifest.ts'

afterEach(() => {
  document.head.innerHTML = ''
})
const links = () =>
  [...document.head.querySelectorAll('link[rel=manifest]')].map((link) => link.getAttribute('href'))

describe('install.web-manifest', () => {
  it('[RT-21] [CA-29] links the manifest of the merchant that the gateway names, and removes the link', async () => {
    const site = fakeSite({ merchant: { code: 'lotus01' }, status: 'pending' })
    const navigation = fakeNavigation('/m/home')
    navigation.navigate('/m/home?r=77')
    const services = { [SITE]: site, [NAVIGATION]: navigation }
    const test = await testPlugin(webManifest, { services })
    expect(links()).toEqual(['/wps/system/manifest.json?merchantCode=lotus01&r=77'])
    site.arrive({ merchantCode: 'lotus02' })
    expect(links()).toEqual(['/wps/system/manifest.json?merchantCode=lotus02&r=77'])
    expect(await test.dispose()).toMatchObject({ errors: [] })
    expect(links()).toEqual([])
  })

  it('[TR-18] tells of the installation when the browser says that it is done', async () => {
    const services = {
      [SITE]: fakeSite({ merchant: { code: 'lotus01' } }),
      [NAVIGATION]: fakeNavigation('/m/home'),
    }
    const test = await testPlugin(webManifest, { services })
    expect(test.emitted(tracked)).toEqual([])
    dispatchEvent(new Event('appinstalled'))
    expect(test.emitted(tracked)).toEqual([{ name: 'a2hsInstalled' }])
    await test.dispose()
    dispatchEvent(new Event('appinstalled'))
    expect(test.emitted(tracked)).toHaveLength(1)
  })
})
