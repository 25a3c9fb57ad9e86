/** `npm run build`: neutral assets, texts and the server bundle that bakes pages. No merchant is known here. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { tagOf } from '../../kernel/i18n/languages.ts'
import { BUILT_LANGUAGES, readTexts } from './texts.ts'

const root = process.cwd()
rmSync(join(root, 'dist'), { recursive: true, force: true })
await build({ logLevel: 'warn', configLoader: 'native' })
await build({
  logLevel: 'warn',
  configLoader: 'native',
  build: { ssr: true, rolldownOptions: { input: { bake: 'app/bake/entry.tsx' } } },
  ssr: { noExternal: ['@foyer/sdk'] },
})

// For developers and merchants, served by preview only; no server configuration knows it.
await build({ configFile: 'harness/vite.config.ts', configLoader: 'native', logLevel: 'warn' })

const texts = readTexts(root)
for (const language of BUILT_LANGUAGES)
  for (const namespace of texts.namespaces)
    write(
      `dist/client/t/${texts.hash}/${tagOf(language)}/${namespace}.json`,
      JSON.stringify(texts.of(language, namespace)),
    )

const manifest = readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8')
const id = createHash('sha256').update(manifest).update(texts.hash).digest('hex').slice(0, 12)
write('dist/build.json', JSON.stringify({ id, textsUrl: `/m/t/${texts.hash}/` }))
console.log(`built ${id}`)

function write(file: string, content: string): void {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
