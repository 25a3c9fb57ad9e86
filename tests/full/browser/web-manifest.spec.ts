import { enter, expect, test } from '../../e2e/site.ts'
import { LINK } from '../../e2e/web-manifest.ts'

test(
  '[RT-21] [EN-27] the page links a manifest that Chromium finds nothing wrong with',
  { tag: '@whole-browser' },
  async ({ page }) => {
    await enter(page, '/m/home?r=77&token=secret', { pwa: '1' })
    await expect(page.locator(LINK)).toHaveAttribute(
      'href',
      '/wps/system/manifest.json?merchantCode=lotus01&r=77',
    )
    const devtools = await page.context().newCDPSession(page)
    const { url, data = '', errors } = await devtools.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(new URL(url).search).toBe('?merchantCode=lotus01&r=77')
    const manifest = JSON.parse(data) as {
      readonly icons: readonly { readonly src: string; readonly sizes: string }[]
    }
    expect(manifest).toMatchObject({
      name: 'Lotus',
      scope: '/m/',
      start_url: '/m/home?r=77',
      display: 'standalone',
      orientation: 'portrait',
      theme_color: '#ffffff',
    })
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '256x256', '384x384', '512x512'])
    for (const { src, sizes } of manifest.icons) {
      const width = await page.evaluate(async (address) => {
        const image = new Image()
        image.src = address
        await image.decode()
        return image.naturalWidth
      }, src)
      expect(`${width}x${width}`).toBe(sizes)
    }
  },
)
