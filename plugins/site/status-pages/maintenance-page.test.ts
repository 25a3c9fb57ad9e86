import { describe, expect, it } from 'vitest'
import { hasText } from './maintenance-page.tsx'

describe('hasText', () => {
  it.each([
    ['Back soon', true],
    ['5 < 6 & 7 > 6', true],
    ['<p>One</p>', true],
    ['&lt;script&gt;', true],
    ['<img src=x onerror=alert(1)>Hello', true],
    ['<script>alert(1)</script><style>b{}</style>', false],
    ['<p> <br>&nbsp;</p><img src=x>', false],
    ['', false],
  ])('of %j is %s', (html, expected) => expect(hasText(html)).toBe(expected))

  it('runs nothing and fetches nothing', () => {
    const ran: string[] = []
    Reflect.set(globalThis, 'ran', ran)
    hasText(
      `<img src="x" onerror="ran.push('img')"><script>ran.push('script')</script><svg onload="ran.push(1)">`,
    )
    expect(ran).toEqual([])
    Reflect.deleteProperty(globalThis, 'ran')
  })
})
