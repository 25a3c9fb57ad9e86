// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { downloadFor } from './download-for.ts'
import { type DownloadLink, downloadSetting } from './download-setting-endpoint.ts'
import { getInstallSettings } from '../prompts/endpoints.ts'

const link = (resourceType: string): DownloadLink => ({
  resourceType,
  url: `https://d.example/${resourceType}`,
})

describe('links', () => {
  it('are cached as the settings of the prompts are: a page load within five minutes asks for none', () => {
    expect(downloadSetting).toMatchObject({ method: 'GET', cacheMs: 300_000 })
    expect(getInstallSettings.cacheMs).toBe(downloadSetting.cacheMs)
  })

  it.each([
    ['ios', ['Android', 'MOBILECONFIG', 'IOS'], 'IOS'],
    ['ios', ['Android', 'MOBILECONFIG'], 'MOBILECONFIG'],
    ['ios', ['AppDownloadIcon', 'Android'], undefined],
    ['android', ['IOS', 'AppDownloadIcon', 'Android'], 'Android'],
    ['android', ['IOS', 'AppDownloadIcon'], undefined],
    ['other', ['IOS', 'Android', 'AppDownloadIcon'], undefined],
  ] as const)('[EN-10] the download for %s of %j: %s', (platform, types, type) => {
    expect(downloadFor(platform, types.map(link))).toBe(type && link(type).url)
  })

  it('[EN-10] are trimmed; an unreadable one is dropped alone', async () => {
    const value = [
      { resourceType: 'IOS', url: ' https://d.example/app ' },
      null,
      { resourceType: 'Android' },
      7,
      { resourceType: 'Android', url: ' ' },
    ]
    const read = await downloadSetting.response['~standard'].validate({ success: true, value })
    expect('value' in read && read.value).toEqual([{ resourceType: 'IOS', url: 'https://d.example/app' }])
  })
})
