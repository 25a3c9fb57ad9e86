import { bootScript } from '../boot/boot-script.ts'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { isHomePath, type Texts } from '@foyer/sdk'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { LANGUAGE_CODES, tagOf } from '../../kernel/i18n/languages.ts'
import { PSEUDO_COOKIE } from '../../mocks/gateway/constants.ts'
import { isPlayed, withPlayScript } from '../../mocks/pages/with-play-script.ts'
import { type PseudoKind, pseudoTexts } from '../../sdk/src/testing/pseudo-text.ts'
import { pageMetadata } from '../../kernel/profile/page-metadata.ts'
import { withDefaultLanguage } from '../../kernel/profile/with-default-language.ts'
import type { ProfileSource } from '../../kernel/profile/profile.ts'
import type * as Entry from '../bake/entry.tsx'
import { favicon } from '../bake/merchant-files.ts'
import { renderDocument } from '../document/document.ts'
import { pageTheme } from '../document/page-theme.ts'
import { OLDER_SCREEN, pickLanguage } from '../document/negotiate.ts'
import { renderOlderPage } from '../older/older-page.ts'
import { OLDER_SCRIPT } from '../older/older-script.ts'
import { hostsHint, merchantOfHost, unknownHostPage } from './dev-hosts.ts'
import { DEV_IMPORT_MAP } from './dev-shared-modules.ts'
import { localForeignPlugin } from './local-foreign-plugin.ts'
import { readTexts } from './texts.ts'

type BakeEntry = typeof Entry
interface ProfileModule {
  readonly profile: ProfileSource
}

const BASE = '/m/'
/** A build's manifests (RT-20), which each page asks for: while developing there is one build. */
const MANIFESTS: readonly string[] = ['/m/asset-manifest.json', '/mobile/mc/asset-manifest.json']
const DEV_MANIFEST = JSON.stringify({ build: 'dev', files: {}, entrypoints: [] })
/** What follows the boot script and the import map in a page. */
const VIEWPORT = '<meta name="viewport"'

/**
 * The site and the harness in development: pages made on request from the merchants' profiles, rendered by
 * the browser.
 */
export function devSite(): Plugin {
  return {
    name: 'foyer:dev-site',
    apply: 'serve',
    async configureServer(server) {
      const harness = await harnessServer(server)
      printHarness(server)
      server.middlewares.use((req, res, next) => {
        const path = new URL(req.url ?? '/', 'http://dev').pathname
        if (path.startsWith('/__harness')) return harness(req, res, next)
        void serve(server, path, req, res).then((served) => (served ? undefined : next()), next)
      })
    },
  }
}

async function serve(
  server: ViteDevServer,
  path: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  const { root } = server.config
  const texts = /^\/m\/t\/dev\/([^/]+)\/([^/]+)\.json$/.exec(path)
  if (texts) {
    const language = LANGUAGE_CODES.find((code) => tagOf(code) === texts[1])
    const table = readTexts(root).of(language ?? 'EN', texts[2] ?? '')
    send(res, 'application/json', JSON.stringify(pseudoOf(req, table)))
    return true
  }
  if (MANIFESTS.includes(path)) {
    send(res, 'application/json', DEV_MANIFEST)
    return true
  }
  if (path === '/favicon.ico') {
    const icon = readFileSync(
      join(root, 'merchants', merchantOfHost(root, req.headers.host) ?? '', 'icon.svg'),
    )
    res.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'no-store' }).end(await favicon(icon))
    return true
  }
  const brand = /^\/m\/brand\/([a-z0-9-]+)\/((?:logo|icon)\.svg)$/.exec(path)
  if (brand) {
    const file = join(root, 'merchants', brand[1] ?? '', brand[2] ?? '')
    if (existsSync(file)) send(res, 'image/svg+xml', readFileSync(file, 'utf8'))
    else res.writeHead(404).end()
    return true
  }
  const titles = /^\/m\/brand\/([a-z0-9-]+)\/metadata\.([A-Z-]+)\.json$/.exec(path)
  const language = LANGUAGE_CODES.find((code) => code === titles?.[2])
  if (titles && language) {
    const { profile } = (await server.ssrLoadModule(`/merchants/${titles[1]}/profile.ts`)) as ProfileModule
    const { pagesOf } = (await server.ssrLoadModule('/app/bake/entry.tsx')) as BakeEntry
    send(res, 'application/json', JSON.stringify(pagesOf(withDefaultLanguage(profile), language)))
    return true
  }
  if (path === '/m/sw.js') {
    // A worker that an earlier preview left on this origin unregisters itself.
    send(res, 'text/javascript', 'self.registration.unregister()')
    return true
  }
  const page = (path === '/' || /^\/m(\/|$)/.test(path)) && /^[^.@]*(\.html)?$/.test(path)
  if (!page || !(req.headers.accept ?? '').includes('text/html')) return false
  const merchant = merchantOfHost(root, req.headers.host)
  if (merchant === undefined) {
    res.statusCode = 404
    res.setHeader('Content-Type', 'text/html; charset=utf-8')
    res.end(unknownHostPage(root, req.headers.host ?? ''))
    return true
  }
  const plain = await document(server, merchant, path, req)
  // The page for old browsers runs no module.
  const html = path === `${BASE}${OLDER_SCREEN}` ? plain : withDevClient(plain)
  send(res, 'text/html', isPlayed(req.headers.cookie) ? withPlayScript(html) : html)
  return true
}

async function document(
  server: ViteDevServer,
  id: string,
  path: string,
  req: IncomingMessage,
): Promise<string> {
  const { root } = server.config
  const merchant = (await server.ssrLoadModule(`/merchants/${id}/profile.ts`)) as ProfileModule
  const table = readTexts(root)
  const local = await localForeignPlugin(req.headers.cookie ?? '', (message) =>
    server.config.logger.warn(message),
  )
  const listed = merchant.profile.foreign ?? []
  const foreign = local ? [...listed.filter(({ id }) => id !== local.id), local] : listed
  const profile = withDefaultLanguage({
    ...merchant.profile,
    languages: merchant.profile.languages,
    foreign,
  })
  const language = pickLanguage(profile, {
    query: new URL(req.url ?? '/', 'http://dev').searchParams.get('language'),
    cookie: /(?:^|;\s*)language=([^;]+)/.exec(req.headers.cookie ?? '')?.[1] ?? null,
    accept: req.headers['accept-language'] ?? null,
  })
  const texts = (namespace: string): Texts => pseudoOf(req, table.of(language, namespace))
  if (path === `${BASE}${OLDER_SCREEN}`)
    return renderOlderPage({ profile, language, texts, script: `${BASE}${OLDER_SCRIPT}` })
  const { bakedPage, bakeData } = (await server.ssrLoadModule('/app/bake/entry.tsx')) as BakeEntry
  const own = `http://127.0.0.1:${server.config.server.port}`
  const data = await bakeData(profile, language, own, (plugin, error) =>
    server.config.logger.warn(`${plugin} has no baked data: ${String(error)}`),
  )
  const html = renderDocument({
    profile,
    language,
    baked: bakedPage({
      profile,
      language,
      build: 'dev',
      textsUrl: '/m/t/dev/',
      texts,
      data: isHomePath(path) ? data : {},
    }),
    metadata: pageMetadata(profile.metadata, profile, path, language),
    boot: bootScript(root),
    css: pageTheme(readFileSync(join(root, 'merchants', id, 'theme.css'), 'utf8')),
    entry: '/m/app/main.tsx',
    preloads: [],
    importMap: foreign.length > 0 ? DEV_IMPORT_MAP : undefined,
    app: '',
  })
  const kind = pseudoKind(req)
  return kind ? html.replace(/<html lang="[^"]*" dir="[^"]*"/, `<html ${PSEUDO_ATTRIBUTES[kind]}`) : html
}

const PSEUDO_ATTRIBUTES: Readonly<Record<PseudoKind, string>> = {
  accented: 'lang="en-XA" dir="ltr"',
  mirrored: 'lang="ar-XB" dir="rtl"',
}

/** The pseudo-language that the harness has asked for, if any. */
function pseudoKind(req: IncomingMessage): PseudoKind | undefined {
  const [, kind] =
    new RegExp(`(?:^|;\\s*)${PSEUDO_COOKIE}=(accented|mirrored)`).exec(req.headers.cookie ?? '') ?? []
  return kind as PseudoKind | undefined
}

function pseudoOf(req: IncomingMessage, texts: Texts): Texts {
  const kind = pseudoKind(req)
  return kind ? pseudoTexts(texts, kind) : texts
}

/** The inspector counts the files of each plugin; by default a browser remembers the first 250 of a page. */
const KEEP_TIMINGS = '<script>performance.setResourceTimingBufferSize(5000)</script>'

/**
 * Hot reload and React's refresh, after the import map: browsers may ignore one that follows a module. `transformIndexHtml` would
 * add the base to addresses that have it already.
 */
const withDevClient = (html: string): string =>
  html.replace(
    VIEWPORT,
    `${KEEP_TIMINGS}<script type="module">${react.preambleCode.replace('__BASE__', BASE)}</script><script type="module" src="${BASE}@vite/client"></script>${VIEWPORT}`,
  )

/** Beside the site's address, which alone Vite prints. */
function printHarness(server: ViteDevServer): void {
  const print = server.printUrls.bind(server)
  server.printUrls = () => {
    print()
    const [site] = server.resolvedUrls?.local ?? []
    const { open } = server.config.server
    const page = typeof open === 'string' ? open : '/__harness/'
    if (site) server.config.logger.info(`  ➜  Harness: ${new URL(page, site).href}`)
    void hostsHint(server.config.root).then((hint) => hint && server.config.logger.warn(hint))
  }
}

/** The harness is a Vite root of its own, so that none of its modules can reach the site's build. */
async function harnessServer(site: ViteDevServer) {
  const server = await createServer({
    configFile: join(site.config.root, 'harness/vite.config.ts'),
    server: {
      middlewareMode: true,
      ...(site.httpServer ? { hmr: { server: site.httpServer } } : { ws: false }),
    },
  })
  site.httpServer?.once('close', () => void server.close())
  return server.middlewares
}

function send(res: ServerResponse, type: string, body: string): void {
  res.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(body)
}
