// @vitest-environment node
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as promises from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { compress, HOME_BYTES, HOME_QUALITY, PAGE_QUALITY, STATIC_QUALITY } from '../release/compress.ts'
import { writeCompressed } from '../release/write-compressed.ts'
import { temporaryFolder } from '../release/www.fake.ts'
import { writePages } from './write-pages.ts'
import { HOME_FILE, type Page } from './render-pages.ts'

/** What the disk does with a file after it was written; nothing by default. */
let afterwards: ((file: string) => void) | undefined
vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof promises>()
  return {
    ...real,
    writeFile: async (...args: Parameters<typeof promises.writeFile>) => {
      await real.writeFile(...args)
      afterwards?.(String(args[0]))
    },
  }
})

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
  afterwards = undefined
})
afterEach(() => folder.close())

/** Many different words: levels of compression differ in their bytes. */
const pageOf = (words: number): string => {
  const all = Array.from({ length: words }, (_, at) => ((at * 7_919) % (words + 1_093)).toString(36))
  return `<!doctype html><html><body>${all.join(' ')}</body></html>`
}
const html = pageOf(3_000)
async function* pages(file: string, html: string): AsyncGenerator<Page> {
  yield { file, html, baked: undefined, rendered: false }
}
const write = (file: string, content = html) =>
  writePages(pages(file, content), { folder: folder.path, before: undefined, isCompressed: true })

describe('the pages of a merchant', () => {
  it.each([
    ['the page', '', () => 'half'],
    ['its brotli copy', '.br', (content: Buffer) => content.subarray(0, -1)],
    ['its gzip copy', '.gz', () => ''],
  ])('are refused where the disk has other bytes of %s than were written', async (_what, suffix, change) => {
    const file = join(folder.path, 'EN/index.html') + suffix
    afterwards = (written) => {
      if (written === file) writeFileSync(file, change(readFileSync(file)))
    }
    await expect(write('EN/index.html')).rejects.toMatchObject({ code: 'BK-PAGE' })
    afterwards = undefined
    expect(await write('EN/index.html')).toBe(1)
  })

  it('are compressed at level 9, the home at 10, files that stay at 11', async () => {
    const [home, other, fixed] = [`EN/${HOME_FILE}`, 'EN/index.html', join(folder.path, 'a.js')]
    await write(home)
    await write(other)
    await writeCompressed(fixed, Buffer.from(html))
    const bytes = async (quality: number) => (await compress('a.html', Buffer.from(html), quality))?.br
    const levels = await Promise.all([PAGE_QUALITY, HOME_QUALITY, STATIC_QUALITY].map(bytes))
    const files = [join(folder.path, other), join(folder.path, home), fixed]
    expect(files.map((file) => readFileSync(`${file}.br`))).toEqual(levels)
    expect([PAGE_QUALITY, HOME_QUALITY, STATIC_QUALITY]).toEqual([9, 10, 11])
    expect(new Set(levels.map((level) => level?.length)).size).toBe(3)
  })

  it('are compressed at level 11 where a home page would be over its 14 KB at 10', async () => {
    const large = pageOf(9_000)
    const [atTen, atEleven] = await Promise.all(
      [HOME_QUALITY, STATIC_QUALITY].map(
        async (level) => (await compress('a.html', Buffer.from(large), level))?.br,
      ),
    )
    expect(atTen?.length).toBeGreaterThan(HOME_BYTES)
    await write(`EN/${HOME_FILE}`, large)
    expect(readFileSync(join(folder.path, `EN/${HOME_FILE}.br`))).toEqual(atEleven)
  })
})
