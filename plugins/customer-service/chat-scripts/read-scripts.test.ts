// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readScripts } from './read-scripts.ts'

const read = (raw: unknown) => {
  const { urls, problems } = readScripts(raw)
  return [urls.map(({ href }) => href), problems.map(({ code }) => code)]
}
const URL_OF_VENDOR = 'https://cdn.livechatinc.com/tracking.js'

describe('readScripts', () => {
  it.each([
    [URL_OF_VENDOR],
    [` ${URL_OF_VENDOR} `],
    [`<script src="${URL_OF_VENDOR}"></script>`],
    [`<script async type='text/javascript' src='${URL_OF_VENDOR}' ></script>`],
  ])('[CA-19] takes the address: %s', (text) => expect(read([text])).toEqual([[URL_OF_VENDOR], []]))

  it.each([
    ['window.__lc = { license: 1 }', 'SV-INLINE'],
    ['<script>alert(1)</script>', 'SV-INLINE'],
    [`<script src="${URL_OF_VENDOR}">alert(1)</script>`, 'SV-INLINE'],
    [`<script src="${URL_OF_VENDOR}"></script><script>alert(1)</script>`, 'SV-INLINE'],
    ['javascript:alert(1)', 'SV-INLINE'],
    ['data:text/javascript,alert(1)', 'SV-INLINE'],
    ['http://cdn.livechatinc.com/tracking.js', 'SV-URL'],
    ['//cdn.livechatinc.com/tracking.js', 'SV-URL'],
    ['<script src="javascript:alert(1)"></script>', 'SV-URL'],
    ['', 'SV-SHAPE'],
    [7, 'SV-SHAPE'],
    [{ src: URL_OF_VENDOR }, 'SV-SHAPE'],
  ])('[CA-19] leaves out %j with %s, and keeps the others', (item, code) =>
    expect(read([item, URL_OF_VENDOR])).toEqual([[URL_OF_VENDOR], [code]]),
  )

  it('takes a single text, an address once, and nothing for nothing', () => {
    expect(read(URL_OF_VENDOR)).toEqual([[URL_OF_VENDOR], []])
    expect(read([URL_OF_VENDOR, URL_OF_VENDOR])).toEqual([[URL_OF_VENDOR], []])
    for (const none of [undefined, null, []]) expect(read(none)).toEqual([[], []])
  })

  it('quotes nothing of an entry', () => {
    const [problem] = readScripts(['secret code']).problems
    expect([problem?.message, problem?.details]).toEqual(['SV-INLINE: entry 1', { entry: 1 }])
  })

  it('[EN-30] takes only https, whatever is given', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.oneof(fc.string(), fc.webUrl(), fc.anything())), (raw, list) => {
        for (const given of [raw, list])
          for (const { protocol } of readScripts(given).urls) expect(protocol).toBe('https:')
      }),
    )
  })
})
