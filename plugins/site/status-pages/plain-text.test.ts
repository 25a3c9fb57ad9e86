import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

describe('plainText', () => {
  it.each([
    ['Back soon', 'Back soon'],
    ['One\nTwo', 'One\nTwo'],
    ['5 < 6 & 7 > 6', '5 < 6 & 7 > 6'],
    ['<p>One</p><p>Two &amp; three</p>', 'One\nTwo & three'],
    ['One<br>Two<br/><br/><br/><br/>Three', 'One\nTwo\n\nThree'],
    ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
    ['a<script>alert(1)</script><style>b{}</style>', 'a'],
    ['<img src=x onerror=alert(1)>Hello', 'Hello'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
    ['  <div>\n  much   room </div> ', 'much room'],
    ['', ''],
  ])('%j', (html, text) => expect(plainText(html)).toBe(text))

  it('runs nothing and fetches nothing', () => {
    const ran: string[] = []
    Reflect.set(globalThis, 'ran', ran)
    plainText(
      `<img src="x" onerror="ran.push('img')"><script>ran.push('script')</script><svg onload="ran.push(1)">`,
    )
    expect(ran).toEqual([])
    Reflect.deleteProperty(globalThis, 'ran')
  })
})
