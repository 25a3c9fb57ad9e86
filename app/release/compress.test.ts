// @vitest-environment node
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { BEST_QUALITY, compress, PAGE_QUALITY } from './compress.ts'

it.each([
  ['home.html', BEST_QUALITY, 63_000],
  ['index.html', PAGE_QUALITY, 70_000],
  ['main.js', BEST_QUALITY, 300_000],
])('%s at level %d, %d bytes, is the same after decompression', async (name, quality, bytes) => {
  const content = Buffer.from(
    Array.from({ length: bytes / 10 }, (_, index) => `line ${index * 7}`).join('\n'),
  )
  const copies = await compress(name, content, quality)
  expect(copies && brotliDecompressSync(copies.br).equals(content)).toBe(true)
  expect(copies && gunzipSync(copies.gz).equals(content)).toBe(true)
  expect(copies && copies.br.length < content.length / 3).toBe(true)
})

it.each([
  ['logo.png', 'x'.repeat(5_000)],
  ['small.json', '{}'],
])('%s has no copies', async (name, content) =>
  expect(await compress(name, Buffer.from(content), PAGE_QUALITY)).toBeUndefined(),
)
