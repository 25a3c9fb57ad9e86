import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const COMPRESSIBLE = /\.(js|css|html|json|svg|webmanifest)$/
/** Below this a compressed file saves less than its headers. */
const MIN_BYTES = 256

/**
 * Writes `.br` and `.gz` beside every compressible file that has none newer, for servers that send them
 * unchanged.
 */
export function precompress(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) precompress(path)
    else if (COMPRESSIBLE.test(entry.name)) compress(path)
  }
}

function compress(path: string): void {
  if (existsSync(`${path}.br`) && statSync(`${path}.br`).mtimeMs >= statSync(path).mtimeMs) return
  const data = readFileSync(path)
  if (data.length < MIN_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  writeFileSync(`${path}.br`, brotliCompressSync(data, { params }))
  writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }))
}
