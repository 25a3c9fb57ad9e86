// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseWebApp, templateParameters } from './template-parameters.ts'

describe('templateParameters', () => {
  it('[EN-27] reads logo, touch icon, and the web app with icons of 192, 256, 384 and 512', () => {
    const pwa = JSON.stringify({
      title: 'Lotus',
      icons: { 192: '/i/192.png', 256: '/i/256.jpg', 384: '/i/384.jpeg', 512: '/i/512.PNG?v=2', 64: '/i/64.png' },
    })
    expect(
      templateParameters({ image_logo: '/logo.svg', apple_touch_icon: '/touch.png', pwa }),
    ).toEqual({
      logo: '/logo.svg',
      appleTouchIcon: '/touch.png',
      pwa: {
        title: 'Lotus',
        icons: [
          { size: 192, src: '/i/192.png', type: 'image/png' },
          { size: 256, src: '/i/256.jpg', type: 'image/jpeg' },
          { size: 384, src: '/i/384.jpeg', type: 'image/jpeg' },
          { size: 512, src: '/i/512.PNG?v=2', type: 'image/png' },
        ],
      },
    })
  }) // prettier-ignore

  it('returns undefined for absent parameters', () => {
    expect(templateParameters({ image_logo: '' })).toEqual({
      logo: undefined,
      appleTouchIcon: undefined,
      pwa: undefined,
    })
  })
})

describe('parseWebApp', () => {
  it('reads icons from a list, and leaves out types that no installer supports', () => {
    const icons = [
      { size: 192, src: '/a.png' },
      { sizes: '256x256', src: '/b.jpg' },
      { size: 384, src: '/c.svg' },
      { size: 512 },
      null,
    ]
    expect(parseWebApp(JSON.stringify({ title: 'T', icons }))?.icons.map(({ size }) => size)).toEqual([
      192, 256,
    ])
  })
  it('never throws, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const app = parseWebApp(text)
        expect(app === undefined || typeof app.title === 'string').toBe(true)
      }),
    )
    expect(parseWebApp(undefined)).toBeUndefined()
  })
})
